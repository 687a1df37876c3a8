import { expect, test } from 'vitest'
import { changeBrand, type BrandFields, type StoreFields } from './fields.ts'

const nothing: StoreFields = {
  slogan: null,
  description: null,
  headline: null,
  promises: null,
  brandsTitle: null,
  newsletterTitle: null,
  mailFrom: null,
  contactEmail: null,
  company: null,
  taxId: null,
  address: null,
  hours: null,
}
const before: BrandFields = {
  key: 'vereda',
  formerKeys: ['shop'],
  name: 'Vereda',
  wordmark: 'vereda',
  mark: 'tile',
  palette: {},
  fonts: {},
  social: {},
  stores: { ar: nothing, cl: nothing, co: nothing },
}

function after(...changes: [string, string][]) {
  const outcome = changeBrand(before, changes)
  if ('faults' in outcome) throw new Error(JSON.stringify(outcome.faults))
  return outcome.fields
}

function faultsOf(...changes: [string, string][]) {
  const outcome = changeBrand(before, changes)
  return 'faults' in outcome ? outcome.faults.map(({ field, reason }) => `${field} ${reason.en}`) : []
}

test('API-01 a new key keeps the ones before, newest first, and takes back one it had', () => {
  expect(after(['key', 'calandria']).formerKeys).toEqual(['vereda', 'shop'])
  expect(after(['key', 'calandria'], ['key', 'vereda']).formerKeys).toEqual(['calandria', 'shop'])
  expect(after(['key', 'vereda']).formerKeys).toEqual(['shop'])
})

test.each([
  ['Zapatería Ñandú', 'zapaterianandu'],
  ['24 Pasos', 'pasos'],
  ['¡Ñ!', 'shop'],
  ['Una Casa de Zapatos muy, muy Larga', 'unacasadezapatosmuym'],
])('API-01 a shop without a key gets one with its first name: %s', (name, key) => {
  const unnamed: BrandFields = { ...before, key: 'shop', formerKeys: [], name: 'Tienda' }
  const outcome = changeBrand(unnamed, [['name', name]])
  expect(outcome).toMatchObject({ fields: { name, key } })
  // A key that is given is the one that holds, and a later name changes none.
  expect(
    changeBrand(unnamed, [
      ['name', name],
      ['key', 'calandria'],
    ]),
  ).toMatchObject({ fields: { key: 'calandria' } })
  expect(changeBrand({ ...unnamed, key: 'calandria' }, [['name', name]])).toMatchObject({
    fields: { key: 'calandria' },
  })
})

test('the bar writes a new name, unless it has a word of its own', () => {
  expect(after(['name', 'Calandria'])).toMatchObject({ name: 'Calandria', wordmark: 'calandria' })
  const renamed = (wordmark: string) => changeBrand({ ...before, wordmark }, [['name', 'Calandria']])
  expect(renamed('Vereda')).toMatchObject({ fields: { wordmark: 'Calandria' } })
  expect(renamed('la tienda')).toMatchObject({ fields: { name: 'Calandria', wordmark: 'la tienda' } })
})

test('fields of stores, colours, type and networks are set and taken back', () => {
  const fields = after(
    ['cl.company', ' Calandria SpA '],
    ['cl.promises', 'Despacho a todo Chile: En dos días | 60 días: Si no te queda, lo cambias.'],
    ['palette.accent', '#FFD23F'],
    ['fonts.display', 'serif'],
    ['social.instagram', 'https://instagram.com/calandria'],
  )
  expect(fields.stores.cl).toEqual({
    ...nothing,
    company: 'Calandria SpA',
    promises: [
      { title: 'Despacho a todo Chile', text: 'En dos días' },
      { title: '60 días', text: 'Si no te queda, lo cambias.' },
    ],
  })
  expect(fields).toMatchObject({
    palette: { accent: '#ffd23f' },
    fonts: { display: 'serif' },
    social: { instagram: 'https://instagram.com/calandria' },
  })
  const back = changeBrand(fields, [
    ['palette.accent', ''],
    ['fonts.display', ''],
    ['social.instagram', ''],
    ['cl.company', ''],
    ['cl.promises', ''],
  ])
  expect(back).toEqual({ fields: before })
})

test.each([
  ['key', 'Calandria', 'small letters'],
  ['key', 'a', 'small letters'],
  ['name', '', 'may not be empty'],
  ['name', 'x'.repeat(41), 'longer than 40'],
  ['name', 'Cala<b>ndria', 'may not contain'],
  ['name', 'Cala\r\nBcc: a@b.cl', 'may not contain'],
  ['mark', 'cuadrado', 'one of tile, none'],
  ['palette.accent', 'red', 'must look like #1a2b3c'],
  ['palette.fondo', '#ffffff', 'is not a colour'],
  ['palette.inkSoft', '#9a9a9a', 'has a contrast of 2.43 on palette.tile; WCAG AA asks for 4.5'],
  ['fonts.display', 'Comic Sans', 'is one of bricolage'],
  ['fonts.title', 'serif', 'is not a field'],
  ['social.myspace', 'https://myspace.com/x', 'is not a network'],
  ['social.instagram', 'javascript:alert(1)', 'must begin with https://'],
  ['cl.mailFrom', 'hola@calandria.cl', 'must look like Name <user@host>'],
  ['cl.contactEmail', 'hola', 'is not an e-mail'],
  ['cl.promises', 'Sin texto', 'up to four'],
  ['br.company', 'Calandria', 'is not a field'],
  ['cl.color', 'x', 'is not a field of a store'],
  ['cl.company.name', 'x', 'is not a field'],
  ['formerKeys', 'x', 'is not a field'],
])('%s = %s is refused: %s', (field, text, reason) => {
  const faults = faultsOf([field, text])
  expect(faults.length).toBeGreaterThan(0)
  expect(faults.join('; ')).toContain(reason)
})

test('colours are judged together: two changes may reach a pair that one of them would not', () => {
  expect(faultsOf(['palette.accent', '#5a2a82'])).not.toEqual([])
  expect(faultsOf(['palette.accent', '#0b5d4b'], ['palette.ink', '#101010'])).not.toEqual([])
  expect(
    faultsOf(
      ['palette.paper', '#101418'],
      ['palette.surface', '#181d22'],
      ['palette.tile', '#20262c'],
      ['palette.ink', '#f5f2ea'],
      ['palette.inkSoft', '#b9b4a8'],
      ['palette.accent', '#0b5d4b'],
      ['palette.sale', '#ff8a94'],
      ['palette.success', '#7fd6a2'],
    ),
  ).toEqual([])
})

test('one fault keeps all of the changes out', () => {
  expect(
    changeBrand(before, [
      ['name', 'Calandria'],
      ['key', '1'],
    ]),
  ).toHaveProperty('faults')
  expect(before.name).toBe('Vereda')
})
