import { expect } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { rateLimit } from '#db/schema/technical.ts'
import type { ParsedPayload } from '#contract/after-sale/exchanges.ts'
import type { ReturnWay } from '#domain/after-sale/exchanges/choices.ts'
import type { PaymentChoice } from '#domain/buy/payments/methods.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { bankAccounts } from '#server/after-sale/bank-data/accounts.ts'
import { annulExchange } from '#server/after-sale/exchanges/close-exchange.ts'
import { createRequest } from '#server/after-sale/exchanges/create-request.ts'
import { finishExchange } from '#server/after-sale/exchanges/finish-exchange.ts'
import { receiveExchange } from '#server/after-sale/exchanges/receive-exchange.ts'
import { requestCreditPayout } from '#server/after-sale/credits/request-credit-payout.ts'
import { withdraw } from '#server/after-sale/wallet/withdraw.ts'
import { openCheckouts } from '#server/buy/checkout/tests/checkouts.ts'
import { cancelOrderOf } from '#server/buy/orders/cancel-order.ts'
import { redeemGiftCard } from '#server/buy/gift-cards/redeem.ts'
import { beginAttempt } from '#server/buy/payments/begin-attempt.ts'
import { settlePayment } from '#server/buy/payments/settle-payment.ts'
import { payCredit, rejectCredit } from '#server/ledger/credits/credit-requests.ts'
import { codeOf } from '#server/ledger/gift-cards/gift-cards.ts'
import { advanceOrder } from '#server/ledger/orders/advance-order.ts'
import { bookWallet, lockWalletOf } from '#server/ledger/wallet/book-wallet.ts'
import { payWithdrawal, rejectWithdrawal } from '#server/ledger/wallet/withdrawals.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { digestOf } from '#server/platform/secrets/digest.ts'
import { noon } from '#tests/demo-moment.ts'
import { sealer } from '#tests/bank-data-key.ts'

const country = 'ar'
const bank = {
  owner: 'Beto Sosa',
  owner_document: '30111222',
  cbu: '2850590940090418135201',
  cuit_cuil: '20055361682',
  account_type: 'savings',
  owner_email: 'beto@example.com',
}

export const skus = { shirt: 'RT0001-M', other: 'RT0001-L', shoe: 'ZM0001-37', card: 'GC0001-U' } as const

/** A customer of one history: the only one who redeems the cards of its orders. */
export type Shopper = { idCustomer: number; token: string; idAddress: number }

/** Everything a shopper, the shop and a bank can do about money, called on the real shop. */
export async function openMoneyShop() {
  const shop = await openCheckouts()
  const { db } = shop
  const accounts = bankAccounts(sealer)
  const acting = () => ({ actor: 'model', now: shop.clock.now })
  for (const sku of Object.values(skus)) await shop.setStock(sku, 100_000)
  let count = 0

  /** A provider reports the attempts of an order, the latest first. */
  const settle = async (orderNr: string, status: 'approved' | 'refunded', most = 1) => {
    const rows = await shop.rows<{ id: number; amount: number; reference: string }>(
      sql`select id, amount::int, reference from payment where order_nr = ${orderNr} and provider is not null
        order by id desc limit ${most}`,
    )
    for (const row of rows) await report(row, status)
  }
  const report = async (row: { id: number; amount: number; reference: string }, status: 'approved' | 'refunded') => {
    const said = { status, amount: row.amount, currency: 'ARS', reference: row.reference }
    await settlePayment(db, row.id, { ...said, details: null, isInProcess: false }, shop.clock.now)
  }
  const owner = ({ idCustomer }: Shopper) => ({ idCustomer, country }) as const

  return Object.assign(shop, {
    /** A refusal is a good answer; everything else that is thrown is a fault. */
    async attempt(act: () => Promise<unknown>): Promise<boolean> {
      try {
        await act()
        return true
      } catch (error) {
        if (error instanceof RuleError || error instanceof OperatorRefusal) return false
        throw error
      }
    },

    /** A new customer with an address and a session. */
    async newShopper(): Promise<Shopper> {
      count += 1
      shop.clock.now = noon
      await db.execute(sql`delete from ${rateLimit}`)
      const token = `money-${count}`
      const [row] = await shop.rows<{ idCustomer: number; idAddress: number }>(sql`
        with model as (select * from customer where email = 'beto@example.com'),
        person as (insert into customer (country, id_hash, email, first_name, last_name, identification, identification_type, created_at)
          select country, ${token}, ${`${token}@example.com`}, first_name, last_name, ${String(40_000_000 + count)}, identification_type, created_at
          from model returning *),
        home as (insert into customer_address select (jsonb_populate_record(a, jsonb_build_object('id_customer_address',
            nextval(pg_get_serial_sequence('customer_address', 'id_customer_address')), 'id_customer', person.id_customer))).*
          from customer_address a, person where a.id_customer_address = (select min(id_customer_address)
            from customer_address join model using (id_customer) where deleted_at is null) returning id_customer_address),
        session as (insert into customer_session (token_hash, id_customer, created_at, last_used_at, expires_at)
          select ${digestOf(token)}, id_customer, now(), now(), '2030-01-01' from person)
        select person.id_customer as "idCustomer", home.id_customer_address as "idAddress" from person, home`)
      return { token, ...row! }
    },

    async giveWallet({ idCustomer }: Shopper, amount: number, bound?: { expiresAt: Date | null }) {
      await inTransaction(db, async (tx) => {
        const { walletId } = await lockWalletOf(tx, idCustomer, shop.clock.now)
        const booking = { amount, description: 'model', ref: ['movement', '0'] as const }
        const kind = bound
          ? ({ type: 'Promoción', bound: { remaining: amount, expiresAt: bound.expiresAt } } as const)
          : ({ type: 'Ingreso' } as const)
        await bookWallet(tx, walletId, { ...booking, ...kind }, shop.clock.now)
      })
    },

    async giveCredit(
      { idCustomer }: Shopper,
      amount: number,
      { isForMoney, until }: { isForMoney: boolean; until: Date },
    ) {
      count += 1
      await db.execute(sql`with rule as (
          insert into sales_rule (country, code, kind, amount, starts_at, ends_at, id_customer)
          values (${country}, ${`MODEL-${count}`}, 'credit', ${amount}, '2026-01-01', ${until.toISOString()}, ${idCustomer})
          returning id_sales_rule)
        insert into credit (id_sales_rule, original_amount, created_at, expires_at, method, exchangeable_for_money, status)
        select id_sales_rule, ${amount}, '2026-01-01', ${until.toISOString()}, 'promocion', ${isForMoney}, 'available' from rule`)
    },

    /** Places an order with what is asked for, as far as the shop allows it; its number, if there is one. */
    async place({ token }: Shopper, items: object[], coupons: readonly string[], usesWallet: boolean) {
      await shop.setAll(items, { token })
      for (const code of coupons) await shop.add('', code, { query: { token } })
      const { order_nr: orderNr, error, status } = await shop.placeAs(token, { wallet: usesWallet ? '1' : '0' })
      expect(status).toBeLessThan(500)
      if (!error) return orderNr
      const { cart } = await shop.read({ token })
      for (const { id } of [...cart.items, ...cart.unavailable]) await shop.remove({ token, item: id })
      for (const code of coupons) await shop.takeOff('', code, { query: { token } })
      return undefined
    },

    pay: (orderNr: string) => settle(orderNr, 'approved'),
    /** Pays a second time by another way, while the page of the first attempt is still open: both are approved. */
    async payTwice(orderNr: string) {
      const choices: PaymentChoice[] = ['card_test', 'cash_voucher']
      const payments = { laterChoices: () => choices, accountFor: () => null, canReopen: () => true }
      const asked = { orderNr, method: 'cash_voucher', now: shop.clock.now } as const
      await inTransaction(db, (tx) => beginAttempt(tx, payments, asked))
      await settle(orderNr, 'approved', 2)
    },
    /** The bank takes the payment back. */
    chargeBack: (orderNr: string) => settle(orderNr, 'refunded'),
    cancel: (orderNr: string) => inTransaction(db, (tx) => cancelOrderOf(tx, orderNr, shop.clock.now)),
    async deliver(orderNr: string) {
      for (let step = 0; step < 3; step++) await advanceOrder(db, { orderNr }, acting())
    },

    async redeem(shopper: Shopper, id: number) {
      const code = await codeOf(db, id)
      await inTransaction(db, (tx) => redeemGiftCard(tx, owner(shopper), code, shop.clock.now))
    },

    /** A request for a return; it is finished, left under way or annulled. */
    async sendBack(shopper: Shopper, orderNr: string, way: ReturnWay, end: 'finish' | 'open' | 'annul', sku: string) {
      const { idCustomer, idAddress } = shopper
      const replacement = way === 'exchange' ? (sku === skus.shirt ? skus.other : skus.shirt) : ''
      const payload: ParsedPayload = {
        order_nr: orderNr,
        items: [{ sku, quantity: 1, reason: 'too_small', details: 'Me aprieta', way, replacement }],
        method: 'home_pickup',
        id_pickup_address: idAddress,
        id_shipping_address: idAddress,
        id_branch: null,
        bank,
      }
      const { now } = shop.clock
      const batchnumber = await inTransaction(db, (tx) =>
        createRequest(tx, { idCustomer, country, now }, payload, accounts),
      )
      if (end === 'annul') return annulExchange(db, { batchnumber }, acting())
      await receiveExchange(db, { batchnumber }, acting())
      return end === 'finish' ? finishExchange(db, { batchnumber }, acting()) : undefined
    },
    finish: (batchnumber: string) => finishExchange(db, { batchnumber }, acting()),

    async withdraw(shopper: Shopper, amount: number, isPaid: boolean) {
      const walletId = (await shop.one(
        sql`select wallet_id::int from wallet where id_customer = ${shopper.idCustomer}`,
      )) as number
      const input = { walletId, amount: amount / 100, bankData: bank, hasAccepted: true }
      const { id } = await inTransaction(db, (tx) => withdraw(tx, accounts, owner(shopper), input, shop.clock.now))
      await (isPaid ? payWithdrawal : rejectWithdrawal)(db, { id }, acting())
    },

    async payOutCredit(shopper: Shopper, idSalesRule: number, way: 'bank' | 'wallet', isPaid: boolean) {
      const request = { idSalesRule, way, bankData: bank }
      await inTransaction(db, (tx) => requestCreditPayout(tx, accounts, owner(shopper), request, shop.clock.now))
      if (way === 'wallet') return
      const id = (await shop.one(
        sql`select id from credit_request where id_sales_rule = ${idSalesRule} and status = 'requested'`,
      )) as number
      await (isPaid ? payCredit : rejectCredit)(db, { id }, acting())
    },
  })
}
export type MoneyShop = Awaited<ReturnType<typeof openMoneyShop>>
