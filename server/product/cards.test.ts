import { expect, test } from 'vitest'
import { readCards } from '#contract/product.ts'
import { openDemoShop } from './tests/demo-shop.ts'

const shop = await openDemoShop()
const ask = (skus: string, store: 'ar' | 'cl' = 'ar') => shop.get(readCards.path, { store, query: { skus } })
const ids = async (skus: string, store?: 'ar' | 'cl') =>
  (await ask(skus, store)).json().items.map(({ id }: { id: string }) => id)

test('cards come in the order asked for, without what is not for sale here', async () => {
  expect(await ids('ZM0003--XX0001--NADA--ZM0001--RT0001')).toEqual(['ZM0003', 'ZM0001', 'RT0001'])
  expect(await ids('ZM0001', 'cl')).toEqual([])
})

test.each(['', 'zm0001', 'A--', `A${'--A'.repeat(30)}`, "'; drop table product"])('%j is refused', async (skus) => {
  expect((await ask(skus)).statusCode).toBe(400)
})
