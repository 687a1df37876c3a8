import { expect, test } from 'vitest'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { openCheckouts } from '#server/buy/checkout/tests/checkouts.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'
import { operatorOn } from '#server/ledger/tests/operator.ts'

const shop = await openCheckouts()
const operator = operatorOn(shop.url)
const later = () => void (shop.clock.now = new Date(shop.clock.now.getTime() + 2000))
const account = ['--holder', 'Calandria SRL', '--tax-id', '30-71111111-1', '--bank', 'Banco Nación']

async function command(words: string[]): Promise<void> {
  await operator(words)
  await shop.catalog.catchUp()
  later()
}

/** A store that takes transfers and cash at the door. */
async function openWays(): Promise<void> {
  later()
  await command(['payment', 'account', 'ar', ...account, '--number', '0170099220000067797370'])
  await command(['payment', 'cash', 'ar', '--max', '1000000'])
}

type One = { order: DeskOrder }
let people = 0
async function atTheDesk(payment: 'bank_transfer' | 'cash_on_delivery') {
  await openWays()
  const placed = await shop.placeAsGuest(await shop.cartWith(['ZM0001-37', 1]), { payment })
  expect(placed).toMatchObject({ error: false })
  const email = `persona${(people += 1)}@tienda.example`
  const staff = await signedInStaff(shop, { email, roles: ['orders'] }, () => shop.clock.now)
  const path = `/desk/api/orders/${placed.order_nr}`
  return {
    read: async () => (await staff.get<One>(path)).order,
    act: (what: string, body: object) => staff.post<One>(`${path}/${what}`, body),
  }
}

test('PAY-03 OP-078 a transfer is confirmed by the whole sum, once, and by no other button', async () => {
  const { read, act } = await atTheDesk('bank_transfer')
  const waiting = await read()
  expect(waiting).toMatchObject({ status: 'payment_pending', awaits: 'transfer' })
  expect(waiting.nextStatuses).not.toContain('paid')
  const { version, sums } = waiting
  const seen = { amount: sums.total / 100, reason: 'Extracto del día', version }
  expect(await act('confirm-payment', { ...seen, amount: 1 })).toMatchObject({
    status: 409,
    message: expect.stringContaining('es otro monto'),
  })
  expect(await act('confirm-payment', { ...seen, amount: -5 })).toMatchObject({ status: 422 })
  const both = await Promise.all([act('confirm-payment', seen), act('confirm-payment', seen)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const paid = await read()
  expect(paid).toMatchObject({ status: 'paid', awaits: null })
  expect(paid.acts.at(-1)).toMatchObject({ action: 'payment-confirm', reason: 'Extracto del día' })
})

test('OP-078 cash at the door: delivered with its money, or back on sale; never one without the other', async () => {
  for (const ending of ['delivered', 'cancelled'] as const) {
    const { read, act } = await atTheDesk('cash_on_delivery')
    for (const to of ['preparing', 'shipped'] as const) {
      const { version } = await read()
      expect(await act('move', { to, version })).toMatchObject({ status: 200 })
    }
    const shipped = await read()
    expect(shipped).toMatchObject({ status: 'shipped', awaits: 'cash', nextStatuses: [] })
    const { version, sums } = shipped
    expect(await act('move', { to: 'delivered', version })).toMatchObject({ status: 409 })
    const reason = 'Rendición del reparto'
    const answer =
      ending === 'delivered'
        ? await act('confirm-payment', { amount: sums.total / 100, reason, version })
        : await act('parcel-refused', { reason, version })
    expect(answer).toMatchObject({ status: 200, order: { status: ending, awaits: null } })
    expect(answer.order.acts.at(-1)).toMatchObject({ reason })
  }
  await shop.expectReconciled()
})
