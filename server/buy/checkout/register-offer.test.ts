import { expect, test } from 'vitest'
import { openCheckouts } from './tests/checkouts.ts'

const shop = await openCheckouts()

/** Whether the success page of a guest's order offers an account. */
async function offersAccount(email: string, payment: string, outcome?: string) {
  const placed = await shop.placeAsGuest(await shop.cartWith(['RT0001-M', 1]), { email, payment })
  if (outcome) await shop.pay(placed.next.url!, outcome)
  const reference = { order_nr: placed.order_nr, order_key: placed.order_key }
  return (await shop.form('/api/checkout/result', reference)).json<{ can_register: boolean }>().can_register
}

test('S5 C3 an order that nobody paid does not say whether its typed e-mail has an account', async () => {
  expect(await offersAccount('ana@example.com', 'card_test')).toBe(
    await offersAccount('nadie@example.com', 'card_test'),
  )
})

test('a paid order offers an account to a guest who has none', async () => {
  expect(await offersAccount('nadie@example.com', 'card_test', 'approve')).toBe(true)
  expect(await offersAccount('ana@example.com', 'card_test', 'approve')).toBe(false)
})
