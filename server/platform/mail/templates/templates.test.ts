import { describe, expect, test } from 'vitest'
import { demoSender } from '#tests/demo-settings.ts'
import { openCountries } from '#domain/platform/country/country.ts'
import { linksOf } from '../links.ts'
import { renderMail, templateNames, templates } from './all-templates.ts'
import { html } from './html.ts'

const sender = {
  linkTo: linksOf({ PORT: 3000, PUBLIC_ORIGIN_CL: 'https://vereda.example.cl' }),
  ...demoSender,
}
const attack = `"><script>alert('x')</script><img src=x onerror=alert(1)>`
const every = templateNames.flatMap((name) => openCountries.map((country) => [name, country] as const))

describe.each(every)('%s in %s', (name, country) => {
  const mail = renderMail(name, templates[name].sample, country, sender)

  test('has a subject, a preheader, tables of 600 px, both schemes of colour, and a text', () => {
    expect(mail.subject).toMatch(/^\S.{5,80}\S$/)
    expect(mail.html).toContain('max-width:600px')
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark"')
    expect(mail.html).toContain('prefers-color-scheme:dark')
    expect(mail.html).not.toMatch(/<(script|link|iframe|form)\b/)
    expect(mail.text).not.toMatch(/[<>]|&\w+;/)
    expect(mail.text.length).toBeGreaterThan(100)
  })

  test('speaks with the voice of its country', () => {
    const words = `${mail.subject} ${mail.text}`.normalize('NFC')
    const voseo = /\b(vos|acá|\p{L}+á (?=tu|la|el|de)|confirmá|copiá|mirá|sumás|enterás|tenés)(?!\p{L})/iu
    if (country !== 'ar') expect(words).not.toMatch(voseo)
    else expect(words).not.toMatch(/(?<!\p{L})(tú|aquí|confirma tu|te sumas)(?!\p{L})/iu)
  })

  test('its links are absolute and lead to its country', () => {
    const links = [...mail.html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link]) => link!)
    expect(links.length).toBeGreaterThan(0)
    const begin =
      country === 'cl' ? /^https:\/\/vereda\.example\.cl\// : new RegExp(`^http://localhost:3000/.*country=${country}`)
    const elsewhere = /^(mailto:ayuda@vereda\.example|https:\/\/www\.andreani\.com\/envio\/\d+)$/
    for (const link of links) if (!elsewhere.test(link)) expect(link).toMatch(begin)
  })

  test('S20 its data is always escaped as text', () => {
    const data: unknown = JSON.parse(JSON.stringify(templates[name].sample), (key, value: unknown) => {
      if (typeof value !== 'string' || key === 'purpose' || key === 'event') return value
      return key === 'path' ? `${value}${attack}` : attack
    })
    const { html: markup, subject } = renderMail(name, data, country, sender)
    expect(markup).not.toMatch(/<script|<img src=x|onerror=alert\(1\)>/)
    expect(subject).not.toMatch(/[\r\n]/)
  })
})

test('S20 a subject cannot begin another header', () => {
  const data = { ...templates['stock-back'].sample, productName: 'Zapatilla\r\nBcc: todos@example.com' }
  expect(renderMail('stock-back', data, 'ar', sender).subject).toBe('Volvió tu talle: Zapatilla Bcc: todos@example.com')
})

test('data of another shape is refused', () => {
  expect(() => renderMail('stock-back', { productName: 'x' }, 'ar', sender)).toThrow()
  expect(() => renderMail('constructor', {}, 'ar', sender)).toThrow('no template')
})

test('S20 values are escaped, unless they are markup', () => {
  expect(html`<b title="${'"\'&'}">${'<i>'}${[html`<u>${1}</u>`]}</b>`.markup).toBe(
    '<b title="&quot;&#39;&amp;">&lt;i&gt;<u>1</u></b>',
  )
})
