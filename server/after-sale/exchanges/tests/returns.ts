import { expect } from 'vitest'
import type { ExchangeOptions } from '#contract/after-sale/exchange-start.ts'
import { sql } from '#db/connection/drizzle.ts'
import type { ReturnWay } from '#domain/after-sale/exchanges/choices.ts'
import { demoPassword } from '#demo/people/password.ts'
import { openCheckouts } from '#server/buy/checkout/tests/checkouts.ts'
import { advanceOrder } from '#server/ledger/orders/advance-order.ts'
import { bookWallet, lockWalletOf } from '#server/ledger/wallet/book-wallet.ts'
import { finishExchange } from '../finish-exchange.ts'
import { receiveExchange } from '../receive-exchange.ts'

/** A plausible account that belongs to no one. */
const account = {
  owner: 'Beto Paredes',
  owner_document: '28456123',
  cbu: '0110040200001234567891',
  cuit_cuil: '27284561231',
  account_type: 'savings',
  owner_email: 'beto@example.com',
}

type Line = [sku: string, quantity: number]
type Purchase = { lines: Line[]; coupons?: string[]; usesWallet?: boolean }

/** The demo shop with one customer who buys, gets what was bought and sends it back. Amounts in minor units. */
export async function openReturns() {
  const shop = await openCheckouts()

  async function customerOf(name: string) {
    // A payment to a bank asks for a password entered lately.
    const login = { username: `${name}@example.com`, password: demoPassword }
    const signedIn = (await shop.call('/api/customer/login', login)) as unknown as { customer: { token: string } }
    const { token } = signedIn.customer
    const idCustomer = (await shop.one(
      sql`select id_customer from customer where email = ${`${name}@example.com`}`,
    )) as number
    const options = (await shop.call('/api/exchange/options', { token })) as unknown as ExchangeOptions
    return { token, idCustomer, idAddress: options.addresses[0]!.id_customer_address }
  }
  type Customer = Awaited<ReturnType<typeof customerOf>>
  const acting = () => ({ actor: 'test', now: shop.clock.now })

  return Object.assign(shop, {
    customerOf,

    async giveWallet(
      { idCustomer }: Customer,
      type: 'Ingreso' | 'Promoción' | 'Gift Card',
      amount: number,
      expiresAt: Date | null = null,
    ) {
      const { walletId } = await lockWalletOf(shop.db, idCustomer, shop.clock.now)
      const bound = type === 'Ingreso' ? {} : { bound: { remaining: amount, expiresAt } }
      const booking = { type, amount, description: 'test', ref: ['movement', '0'] as const, ...bound }
      await bookWallet(shop.db, walletId, booking, shop.clock.now)
    },

    async giveCredit(
      { idCustomer }: Customer,
      { code, amount, isForMoney, until }: { code: string; amount: number; isForMoney: boolean; until: Date },
    ) {
      const end = until.toISOString()
      await shop.db.execute(sql`with rule as (
          insert into sales_rule (country, code, kind, amount, starts_at, ends_at, id_customer)
          values ('ar', ${code}, 'credit', ${amount}, '2026-01-01', ${end}, ${idCustomer}) returning id_sales_rule)
        insert into credit (id_sales_rule, original_amount, created_at, expires_at, method, exchangeable_for_money, status)
        select id_sales_rule, ${amount}, '2026-01-01', ${end}, ${isForMoney ? 'devolucion' : 'promocion'}, ${isForMoney}, 'available'
        from rule`)
    },

    /** Places an order and pays what is left of it. */
    async buy({ token }: Customer, { lines, coupons = [], usesWallet = false }: Purchase) {
      for (const [item, quantity] of lines) await shop.set({ token, item, quantity: String(quantity) })
      for (const code of coupons) expect((await shop.add('', code, { query: { token } })).error, code).toBe(false)
      const placed = await shop.placeAs(token, { wallet: usesWallet ? '1' : '0' })
      expect(placed, JSON.stringify(placed)).toMatchObject({ error: false })
      const { next } = placed as { next: { url?: string | null } }
      if (next.url) await shop.pay(next.url, 'approve')
      expect(await shop.statusOf(placed.order_nr)).toBe('paid')
      return placed.order_nr
    },

    async deliver(orderNr: string) {
      for (let step = 0; step < 3; step++) await advanceOrder(shop.db, { orderNr }, acting())
    },

    /** Asks for a return; undefined when it is refused. */
    async requestReturn({ token, idAddress }: Customer, orderNr: string, [sku, quantity]: Line, way: ReturnWay) {
      const item = { sku, quantity, reason: 'not_liked', details: 'No era mi color', way, replacement: '' }
      const where = { method: 'home_pickup', id_pickup_address: idAddress, id_shipping_address: idAddress }
      const payload = JSON.stringify({ order_nr: orderNr, items: [item], ...where, bank: account })
      return (await shop.call('/api/exchange/create', { token, payload })) as unknown as {
        error: boolean
        code?: string
        message: string
        batchnumber: string
      }
    },

    /** Sends units back and finishes their return. */
    async sendBack(customer: Customer, orderNr: string, line: Line, way: ReturnWay): Promise<string> {
      const { batchnumber, ...answer } = await this.requestReturn(customer, orderNr, line, way)
      expect(answer, JSON.stringify(answer)).toMatchObject({ error: false })
      await this.finish(batchnumber)
      return batchnumber
    },

    /** The goods of a request have arrived, and it is settled. */
    async finish(batchnumber: string) {
      await receiveExchange(shop.db, { batchnumber }, acting())
      await finishExchange(shop.db, { batchnumber }, acting())
    },

    /** What the wallet holds: free money, and bound money by its end. */
    async walletOf({ idCustomer }: Customer) {
      const balance = ((await shop.one(sql`select balance::int from wallet where id_customer = ${idCustomer}`)) ??
        0) as number
      const rows = await shop.rows<{ amount: number; until: string | null }>(
        sql`select sum(remaining)::int as amount, to_char(expires_at at time zone 'utc', 'YYYY-MM-DD') as until
          from wallet_movement join wallet using (wallet_id) where id_customer = ${idCustomer} and remaining > 0
          group by 2 order by 2 nulls last`,
      )
      const bound = rows.map(({ amount, until }) => [amount, until] as const)
      return { free: balance - bound.reduce((sum, [amount]) => sum + amount, 0), bound }
    },

    /** Unspent credits, oldest first: amount, whether it is for money, last day. */
    async creditsOf({ idCustomer }: Customer) {
      const rows = await shop.rows<{ amount: number; money: boolean; until: string }>(
        sql`select (original_amount - used_amount)::int as amount, exchangeable_for_money as money,
            to_char(credit.expires_at at time zone 'utc', 'YYYY-MM-DD') as until
          from credit join sales_rule using (id_sales_rule) where id_customer = ${idCustomer} and original_amount > used_amount
          order by id_sales_rule`,
      )
      return rows.map(({ amount, money, until }) => [amount, money, until] as const)
    },
  })
}
