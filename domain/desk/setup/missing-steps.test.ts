import { expect, test } from 'vitest'
import { neutralBrand, type Brand } from '#domain/platform/brand/brand.ts'
import { missingSteps, setupSteps, type SetupStep, type StoreFacts } from './missing-steps.ts'

const asset = { type: 'image/svg+xml', hash: 'abc', size: { width: 40, height: 10 } } as const
const store = {
  ...neutralBrand.stores.cl,
  legal: { company: 'Calandria SpA' } as never,
  contactEmail: 'ayuda@calandria.example',
  mailFrom: 'Calandria <hola@calandria.example>',
}
const brand: Brand = {
  ...neutralBrand,
  key: 'calandria',
  name: 'Calandria',
  assets: { logo: asset },
  stores: { ar: store, cl: store, co: store },
}
const texts = ['terms', 'privacy', 'cookies', 'shipping-policy', 'exchange-policy']
const shop = { brand, openStores: ['cl'] as const, texts: { ar: [], cl: texts, co: [] } }
const facts: StoreFacts = { products: 30, withoutPicture: 0, hasHome: true, canBePaid: true }

test('OP-078 nothing is left to do in a shop that has everything; in an empty one everything, in order', () => {
  expect(missingSteps(shop, 'cl', facts)).toEqual([])
  const empty = { brand: neutralBrand, openStores: ['cl'] as const, texts: { ar: [], cl: [], co: [] } }
  const nothing = { products: 0, withoutPicture: 0, hasHome: false, canBePaid: false }
  expect(missingSteps(empty, 'cl', nothing)).toEqual(setupSteps.filter((step) => step !== 'pictures'))
})

const lacking: [SetupStep, Partial<typeof shop>, Partial<StoreFacts>][] = [
  ['name', { brand: { ...brand, name: neutralBrand.name } }, {}],
  ['logo', { brand: { ...brand, assets: {} } }, {}],
  ['products', {}, { products: 0 }],
  ['pictures', {}, { withoutPicture: 4 }],
  ['payment', {}, { canBePaid: false }],
  ['texts', { texts: { ...shop.texts, cl: texts.slice(1) } }, {}],
  ['seller', { brand: { ...brand, stores: { ...brand.stores, cl: { ...store, legal: null } } } }, {}],
  ['contact', { brand: { ...brand, stores: { ...brand.stores, cl: { ...store, contactEmail: null } } } }, {}],
  ['sender', { brand: { ...brand, stores: { ...brand.stores, cl: { ...store, mailFrom: null } } } }, {}],
  ['home', {}, { hasHome: false }],
]
test.each(lacking)('OP-078 what is missing is named: %s', (step, change, few) => {
  expect(missingSteps({ ...shop, ...change }, 'cl', { ...facts, ...few })).toEqual([step])
})

test('OP-078 single products without a picture are work of every day', () => {
  expect(missingSteps(shop, 'cl', { ...facts, withoutPicture: 3 })).toEqual([])
})

test('OP-078 what another store lacks is not asked of this one', () => {
  const stores = { ...brand.stores, ar: neutralBrand.stores.ar }
  expect(missingSteps({ ...shop, brand: { ...brand, stores }, openStores: ['ar', 'cl'] }, 'cl', facts)).toEqual([])
})
