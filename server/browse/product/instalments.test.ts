import { expect, test } from 'vitest'
import { readCards } from '#contract/browse/product.ts'
import { openDemoShop } from './tests/demo-shop.ts'

const shop = await openDemoShop({ SANDBOX_PAYMENTS: 'false' })

test('OP-041 where no way to pay offers instalments, neither the widget, the lists nor the cards promise them', async () => {
  const inColombia = { country: 'co' as const }
  const widget = await shop.get('/api/product/addiwidgetactive/', inColombia)
  expect(widget.json()).toEqual({ error: false, message: 'inactive' })
  const [card] = (await shop.get(readCards.path, { ...inColombia, query: { skus: 'ZM0001CO' } })).json<{
    items: object[]
  }>().items
  expect(card).toBeDefined()
  expect(card).not.toHaveProperty('instalment')
  const list = await shop.bff('/bff/catalog/category', { path: '/mujer/' }, inColombia)
  expect(list.json().products.length).toBeGreaterThan(0)
  expect(list.body).not.toContain('"instalment"')
  const { seller } = (await shop.get('/api/config/co', inColombia)).json<{ seller: { ways_to_pay: string[] } }>()
  expect(seller.ways_to_pay).toEqual([])
})
