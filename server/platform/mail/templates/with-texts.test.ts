import { describe, expect, test } from 'vitest'
import { demoSender } from '#tests/demo-settings.ts'
import {
  editableMailNames,
  mailPlaceholders,
  noMailTexts,
  placeholdersOf,
  type EditableMailName,
} from '#domain/platform/mail/mail-texts.ts'
import { linksOf } from '../links.ts'
import { renderMail, templates } from './all-templates.ts'

const sender = { linkTo: linksOf({ PORT: 3000 }), ...demoSender }
const render = (name: EditableMailName, texts: Partial<typeof noMailTexts>, data: unknown = templates[name].sample) =>
  renderMail(name, data, 'ar', sender, { ...noMailTexts, ...texts })

describe.each(editableMailNames)('%s', (name) => {
  test('every placeholder is a text that its data always has', () => {
    for (const placeholder of placeholdersOf(name)) {
      const field = mailPlaceholders[placeholder]
      if (field === null) continue
      const shape = templates[name].data.shape as Record<string, { safeParse(value: unknown): { success: boolean } }>
      expect(shape[field], placeholder).toBeDefined()
      expect(shape[field]!.safeParse(undefined).success, placeholder).toBe(false)
      expect(shape[field]!.safeParse('texto').success, placeholder).toBe(true)
    }
  })

  test('the words of the retailer stand in HTML and text, and what is code stays', () => {
    const own = renderMail(name, templates[name].sample, 'ar', sender)
    const closing = 'Un abrazo de {{tienda}}'
    const mail = render(name, { heading: 'Nuestro título', introduction: 'Uno.\n\nDos.', closing })
    for (const part of [mail.html, mail.text]) {
      for (const said of ['Nuestro título', 'Uno.', 'Dos.', 'Un abrazo de Vereda']) expect(part).toContain(said)
    }
    expect(mail.subject).toBe(own.subject)
    const links = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link)
    expect(links(mail.html)).toEqual(links(own.html))
    expect(mail.unsubscribeUrl).toBe(own.unsubscribeUrl)
  })
})

test('an introduction stands before what the shop reports, or instead of what it merely writes', () => {
  expect(render('order-paid', { introduction: 'Gracias.' }).text).toMatch(/Gracias\.\n\n.*ya empezamos a preparar/s)
  const welcome = render('welcome', { introduction: 'Qué alegría.' }).text
  expect(welcome).toContain('Qué alegría.')
  expect(welcome).not.toContain('Tu cuenta ya funciona')
})

test('S8 a name with markup, braces or a line break is a text in what the retailer wrote too', () => {
  const name = '<b>{{tienda}}</b>\r\nBcc: todos@example.com'
  const mail = render('welcome', { subject: 'Hola {{nombre}}', introduction: 'Hola {{nombre}}' }, { name })
  expect(mail.subject).toBe('Hola <b>{{tienda}}</b> Bcc: todos@example.com')
  expect(mail.html).not.toContain('<b>')
})
