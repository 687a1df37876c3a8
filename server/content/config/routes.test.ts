import { beforeEach, expect, test } from 'vitest'
import { restoreBeforeEach } from '#tests/restore.ts'
import { openShop } from '#tests/shop.ts'

const shop = await openShop()
await restoreBeforeEach(shop.pool)
// Restoring announces nothing: only a change makes the node read the terms again.
beforeEach(async () => {
  await shop.pool.query('update country set code = code')
  await shop.catalog.catchUp()
})

test.each([
  [
    'ar',
    {
      currency: 'ARS',
      locale: 'es-AR',
      free_shipping_threshold: 80_000,
      standard_shipping: 5990,
      fast_shipping: 8990,
      addi_active: false,
    },
  ],
  [
    'cl',
    {
      currency: 'CLP',
      locale: 'es-CL',
      free_shipping_threshold: 39_990,
      standard_shipping: 3990,
      fast_shipping: 6990,
      addi_active: false,
    },
  ],
  [
    'co',
    {
      currency: 'COP',
      locale: 'es-CO',
      free_shipping_threshold: 149_900,
      standard_shipping: 9900,
      fast_shipping: 15_900,
      addi_active: true,
    },
  ],
] as const)('CONST-01 APP-02 the figures of %s come from its table, in currency units', async (country, figures) => {
  const reply = await shop.get(`/api/config/${country}`, { country })
  expect(reply.json()).toMatchObject({ country, store: `vereda-${country}`, ...figures })
})

test('a figure changed in the table is the figure answered, without a release', async () => {
  await shop.catalog.catchUp()
  await shop.pool.query("update country set free_shipping_threshold = 12345 where code = 'cl'")
  await shop.catalog.catchUp()
  const reply = await shop.get('/api/config/cl', { country: 'cl' })
  expect(reply.json().free_shipping_threshold).toBe(12_345)
})

test('the ways to pay go by name, and the sandbox says what it is', async () => {
  const ways = async (country: 'ar' | 'co') =>
    (await shop.get(`/api/config/${country}`, { country })).json<{ seller: { ways_to_pay: string[] } }>().seller
      .ways_to_pay
  expect(await ways('ar')).toEqual([
    'Visa',
    'Mastercard',
    'American Express',
    'efectivo en Rapipago o Pago Fácil',
    'modo de prueba: no se cobra nada',
  ])
  expect(await ways('co')).toContain('efectivo en Efecty o Baloto')
})
