import { expect, test } from 'vitest'
import { homeOfShop } from './built-shop.ts'
import { killDuringCheckout, killOneOfTwoNodes } from './checkout-kills.ts'

test('R8 R9 hard kills of the shop and of its database while people buy: every order is whole, none that was acknowledged is lost', async () => {
  const { acknowledged, halfDone, lost } = await killDuringCheckout(homeOfShop('stocked'), { shop: 4, database: 2 })
  process.stdout.write(`${acknowledged} acknowledged orders over 6 kills\n`)
  expect(acknowledged).toBeGreaterThan(6)
  expect(lost).toEqual([])
  expect(halfDone).toEqual([])
}, 300_000)

test('R8 one of two nodes dies while people buy: the other goes on selling, and every acknowledged order is whole', async () => {
  const { acknowledged, halfDone, lost, afterTheKill } = await killOneOfTwoNodes(homeOfShop('stocked'))
  expect(acknowledged).toBeGreaterThan(6)
  expect(afterTheKill).toBeGreaterThanOrEqual(10)
  expect(lost).toEqual([])
  expect(halfDone).toEqual([])
}, 300_000)
