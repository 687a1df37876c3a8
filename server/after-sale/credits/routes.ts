import { processCredit, readCredits } from '#contract/after-sale/credits.ts'
import { pageOf } from '#contract/platform/list-page.ts'
import type { Handle } from '#db/connection/handle.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { BankAccounts } from '#server/after-sale/bank-data/accounts.ts'
import type { AccountService } from '#server/customers/account/account-service.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { ownCoupons } from './own-coupons.ts'
import { requestCreditPayout } from './request-credit-payout.ts'
import { creditsRepository } from './repository.ts'

type Parts = { db: Handle; account: AccountService; accounts: BankAccounts }

export function creditsRoutes(app: App, mount: Mount, { db, account, accounts }: Parts) {
  const credits = creditsRepository(db)

  mount(app, readCredits, async ({ body }, { customer, country, now }) => {
    const owner = { idCustomer: customer.idCustomer, country }
    if (body.id_sales_rule !== undefined) {
      const found = await credits.one(owner, Number(body.id_sales_rule), now)
      if (!found) throw new RuleError('credit_not_found')
      return { error: false as const, credits: [found], coupons: [], hasMore: false }
    }
    const page = pageOf(body)
    const found = await credits.list(owner, page, now)
    const coupons = page.offset === 0 ? await ownCoupons(db, owner, now) : []
    return { error: false as const, credits: found, coupons, hasMore: found.length === page.limit }
  })

  mount(app, processCredit, async ({ body: { payload } }, call) => {
    const { customer, country, now, transact } = call
    const owner = { idCustomer: customer.idCustomer, country }
    // Money leaves the shop only for a customer who has just confirmed their identity (S28).
    if (payload.method === 'bank') account.requireFresh(call)
    const request = { idSalesRule: payload.id_sales_rule, way: payload.method, bankData: payload.bank_data }
    return transact(async (tx) => {
      await requestCreditPayout(tx, accounts, owner, request, now)
      const credit = (await creditsRepository(tx).one(owner, request.idSalesRule, now))!
      const message = request.way === 'wallet' ? 'El crédito pasó a tu billetera.' : 'Recibimos tu pedido.'
      return { error: false as const, message, credit }
    })
  })
}
