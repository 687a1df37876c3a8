import { expect, test } from 'vitest'
import { eq, sql } from '#db/connection/drizzle.ts'
import { customer } from '#db/schema/customers.ts'
import { openDatabase } from '#db/connection/open.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { bankAccounts } from '#server/after-sale/bank-data/accounts.ts'
import { payFromWallet } from '#server/buy/checkout/spend-tenders.ts'
import { expireWalletMoney } from './expire-wallet-money.ts'
import { bookWallet, lockWalletOf } from '#server/ledger/wallet/book-wallet.ts'
import { payWithdrawal, rejectWithdrawal } from '#server/ledger/wallet/withdrawals.ts'
import { acting, now, openDemoShop } from '#server/ledger/tests/demo-shop.ts'
import { sealer } from '#tests/bank-data-key.ts'
import { withdraw } from './withdraw.ts'

const shop = await openDemoShop()
const accounts = bankAccounts(sealer)
const bankData = {
  owner: 'Beto Sosa',
  owner_document: '30111222',
  cbu: '2850590940090418135201',
  cuit_cuil: '20055361682',
  account_type: 'savings',
  owner_email: 'beto@example.com',
}

test('INV-12 INV-13 INV-14 R18 fifty at once pay, get back, lose and withdraw: at every moment the balance is the sum, and nothing is negative', async () => {
  const { db, close } = openDatabase(shop.url, { connections: 20 })
  const [beto] = await db.select().from(customer).where(eq(customer.email, 'beto@example.com'))
  const { idCustomer } = beto!
  const owner = { idCustomer, country: 'ar' as const }
  const walletId = await inTransaction(db, async (tx) => {
    const purse = await lockWalletOf(tx, idCustomer, now)
    const put = (
      type: 'Ingreso' | 'Promoción' | 'Gift Card',
      amount: number,
      bound?: { remaining: number; expiresAt: Date | null },
    ) =>
      bookWallet(
        tx,
        purse.walletId,
        { type, amount, description: 'test', ref: ['movement', '0'], ...(bound && { bound }) },
        now,
      )
    await put('Ingreso', 3_000_000)
    await put('Gift Card', 500_000, { remaining: 500_000, expiresAt: null })
    for (let at = 0; at < 10; at++)
      await put('Promoción', 70_000, { remaining: 70_000, expiresAt: new Date(now.getTime() + at - 5) })
    return purse.walletId
  })

  const state = { isRunning: true }
  const seen: unknown[] = []
  const observe = async () => {
    let looks = 0
    while (state.isRunning) {
      const { rows } = await db.execute(sql`select w.balance::bigint - sum(m.amount) as off, w.balance < 0 as negative,
          w.balance < sum(coalesce(m.remaining, 0)) as overbound, bool_or(m.remaining < 0) as under
        from wallet w join wallet_movement m using (wallet_id) where wallet_id = ${walletId} group by w.balance`)
      const [{ off, negative, overbound, under }] = rows as [Record<string, unknown>]
      if (Number(off) !== 0 || negative || overbound || under) seen.push(rows[0])
      looks += 1
    }
    return looks
  }
  const observer = observe()

  const work = Array.from({ length: 50 }, async (_, at) => {
    const orderNr = `LEDGER${at}`
    try {
      if (at % 5 === 4) return await expireWalletMoney.run(db, acting, {})
      if (at % 5 === 3) {
        const input = { walletId, amount: 1000 + at, bankData, hasAccepted: true }
        const { id } = await inTransaction(db, (tx) => withdraw(tx, accounts, owner, input, now))
        return await (at % 2 ? rejectWithdrawal : payWithdrawal)(db, { id }, acting)
      }
      return await inTransaction(db, async (tx) => {
        const amount = 60_000 + at * 1000
        const isPaid = await payFromWallet(tx, { idCustomer, orderNr, amount, goods: amount }, now)
        if (!isPaid || at % 5 !== 2) return
        const { walletId: own } = await lockWalletOf(tx, idCustomer, now)
        await bookWallet(tx, own, { type: 'Devolución', amount, description: 'test', ref: ['order', orderNr] }, now)
      })
    } catch (error) {
      // Another withdrawal is open: the only refusal allowed here.
      expect((error as Error).message).toBe('money_requested')
    }
  })
  await Promise.all(work)
  state.isRunning = false
  expect(await observer).toBeGreaterThan(5)
  expect(seen).toEqual([])
  await shop.expectBooked()
  await close()
})
