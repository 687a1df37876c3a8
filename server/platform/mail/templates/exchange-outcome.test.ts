import { expect, test } from 'vitest'
import { demoSender } from '#tests/demo-settings.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { renderMail } from './all-templates.ts'
import { sampleOutcome, type ExchangeOutcome } from './exchange-outcome.ts'

const sender = {
  linkTo: (_: OpenCountry, path: string) => `https://x.example${path}`,
  ...demoSender,
}
const nothing: ExchangeOutcome = { ...sampleOutcome, bank: 0, wallet: 0, credit: 0, last4: null }
const shoe = { name: 'Zapatilla Brisa', size: '39', quantity: 1 }

const finished = (country: OpenCountry, given: Partial<ExchangeOutcome>) => {
  const data = { name: 'Ana', batchnumber: 'C7', orderNr: 'R101', outcome: { ...nothing, ...given } }
  const { subject, text } = renderMail('exchange-finished', data, country, sender)
  return { subject: subject.replaceAll('\u00a0', ' '), text: text.replaceAll('\u00a0', ' ') }
}

test.each<[string, OpenCountry, Partial<ExchangeOutcome>, string, string[]]>([
  [
    'a transfer',
    'ar',
    { bank: 18_990_00, last4: '7891' },
    'Ya te devolvimos $ 18.990: solicitud C7',
    ['Transferimos $ 18.990 a tu cuenta terminada en 7891. El banco puede tardar hasta 5 días hábiles.'],
  ],
  [
    'the wallet',
    'cl',
    { wallet: 18_990 },
    'Ya te devolvimos $18.990: solicitud C7',
    ['Ya tienes $18.990 en tu billetera.'],
  ],
  [
    'a credit',
    'co',
    { credit: 118_990 },
    'Ya te devolvimos $ 118.990: solicitud C7',
    ['Ya tienes $ 118.990 en crédito para tu próxima compra.'],
  ],
  [
    'all three, and money whose end has passed',
    'ar',
    { bank: 10_000_00, wallet: 5_000_00, credit: 3_000_00, ended: 500_00, last4: '7891' },
    'Ya te devolvimos $ 18.000: solicitud C7',
    [
      'Transferimos $ 10.000 a tu cuenta terminada en 7891.',
      'Ya tenés $ 5.000 en tu billetera.',
      'Ya tenés $ 3.000 en crédito para tu próxima compra.',
      'Otros $ 500 eran de saldo o crédito con fecha, y esa fecha ya pasó.',
    ],
  ],
  [
    'another size',
    'ar',
    { replacements: [shoe], newOrder: 'R9' },
    'Listo tu cambio: solicitud C7',
    ['Preparamos Zapatilla Brisa, talle 39 en tu pedido R9. Te avisamos cuando salga.'],
  ],
  [
    'another size and money',
    'cl',
    { replacements: [shoe], newOrder: 'R9', wallet: 1_000 },
    'Listo tu cambio, y ya te devolvimos $1.000: solicitud C7',
    ['Preparamos Zapatilla Brisa, talla 39 en tu pedido R9.', 'Ya tienes $1.000 en tu billetera.'],
  ],
  [
    'goods that cost nothing',
    'co',
    {},
    'Terminamos tu devolución: solicitud C7',
    ['No habías pagado nada por estos productos, así que no hay dinero para devolver.'],
  ],
])(
  'EXC-08 EXC-09 the last mail of a request says what was given and how: %s (%s)',
  (_, country, given, title, lines) => {
    const { subject, text } = finished(country, given)
    expect(subject).toBe(title)
    for (const line of lines) expect(text).toContain(line)
    expect([...text.matchAll(/Transferimos|billetera|en crédito/g)]).toHaveLength(
      [given.bank, given.wallet, given.credit].filter(Boolean).length,
    )
  },
)

test('U81 a mail of an exchange that an older version queued is still written', () => {
  const data = { name: 'Ana', batchnumber: 'C7', orderNr: 'R101' }
  expect(renderMail('exchange-finished', data, 'ar', sender).text).toContain(
    'En el detalle está lo que te corresponde.',
  )
  expect(renderMail('exchange-received', data, 'co', sender).text).toContain('R101')
})
