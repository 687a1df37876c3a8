import { expect, test } from 'vitest'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { sql } from '#db/connection/drizzle.ts'
import { advanceOrder } from '#server/ledger/orders/advance-order.ts'
import { openCheckouts } from '#server/buy/checkout/tests/checkouts.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'
import { restoreBeforeEach } from '#tests/restore.ts'

const shop = await openCheckouts()
await restoreBeforeEach(shop.pool)
const tee = 'RT0001-M'
const signedIn = () => signedInStaff(shop, { email: 'mira@tienda.example', roles: ['reader'] }, () => shop.clock.now)

async function paidOrder(more: Record<string, string> = {}): Promise<string> {
  const placed = await shop.placeAsGuest(await shop.cartWith([tee, 1]), more)
  expect(placed.error).toBe(false)
  await shop.pay(placed.next.url!, 'approve')
  await shop.call('/api/checkout/result', { order_nr: placed.order_nr, order_key: placed.order_key })
  return placed.order_nr
}

test('OP-078 hints say what is unusual about an order, and the order goes on all the same', async () => {
  const { get } = await signedIn()
  const hintsOf = async (orderNr: string) =>
    (await get<{ order: DeskOrder }>(`/desk/api/orders/${orderNr}`)).order.hints
  await shop.setStock(tee, 20)
  expect(await hintsOf(await paidOrder())).toEqual([])
  await paidOrder({ email: 'otra@example.com' })
  const third = await paidOrder({ email: 'tercera@example.com', address1: 'AV. Pellegrini' })
  expect(await hintsOf(third)).toEqual([{ kind: 'shared_address', figure: 3 }])
  expect(await hintsOf(await paidOrder({ email: 'lejos@example.com', street_number: '99' }))).toEqual([])
  await paidOrder()
  await paidOrder()
  const fourth = await paidOrder()
  expect(await hintsOf(fourth)).toContainEqual({ kind: 'many_orders', figure: 4 })
  await shop.db.execute(sql`insert into payment (order_nr, method, status, amount, created_at, details)
    select ${fourth}, 'card_test', 'rejected', 1, ${shop.clock.now}, jsonb_build_object('card', 'Tarjeta ' || n)
    from generate_series(1, 3) n`)
  const tried = await hintsOf(fourth)
  expect(tried).toContainEqual({ kind: 'refusals', figure: 3 })
  expect(tried.find(({ kind }) => kind === 'several_cards')!.figure).toBeGreaterThanOrEqual(3)
  const acting = { actor: 'test', now: shop.clock.now }
  await advanceOrder(shop.db, { orderNr: fourth }, acting)
  await advanceOrder(shop.db, { orderNr: fourth }, acting)
  expect(await shop.statusOf(fourth)).toBe('shipped')
  expect(await hintsOf(fourth)).toEqual([])
})
