import { readExchangeOptions, readExchangeOrders, readExchangeSizes } from '#contract/after-sale/exchange-start.ts'
import {
  cancelExchange,
  createExchange,
  readExchange,
  readExchangeNotifier,
  readExchanges,
  reviewExchange,
} from '#contract/after-sale/exchanges.ts'
import { pageOf } from '#contract/platform/list-page.ts'
import { notices } from '#contract/platform/notices.ts'
import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { salesOrder } from '#db/schema/orders.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { isAnnullable } from '#domain/after-sale/exchanges/timeline.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { BankAccounts } from '#server/after-sale/bank-data/accounts.ts'
import type { AccountService } from '#server/customers/account/account-service.ts'
import type { App } from '#server/platform/http/app.ts'
import { countAttempt } from '#server/platform/http/limits/attempts.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { annulExchange } from './close-exchange.ts'
import { isNotifierHash } from '#server/ledger/orders/read-steps.ts'
import { createRequest, loadPreparedRequest } from './create-request.ts'
import { exchangeFacts } from './facts.ts'
import { exchangesRepository } from './repository.ts'
import { exchangeStart } from './start.ts'
import { wirePlan } from './wire-plan.ts'

type Parts = { db: Handle; account: AccountService; accounts: BankAccounts }

/** More than any customer returns in an hour. */
const requestLimit = { max: 30, everyMs: 60 * 60 * 1000 }

type Owner = { idCustomer: number; country: OpenCountry; now: Date }
const ownerOf = ({
  customer,
  country,
  now,
}: {
  customer: { idCustomer: number }
  country: OpenCountry
  now: Date
}): Owner => ({
  idCustomer: customer.idCustomer,
  country,
  now,
})

export function exchangesRoutes(app: App, mount: Mount, { db, account, accounts }: Parts) {
  const start = exchangeStart(db)
  const exchanges = exchangesRepository(db)

  mount(app, readExchangeOrders, async (_, call) => {
    const orders = await start.orders(ownerOf(call))
    const message = orders.some(({ obstacle }) => obstacle === null) ? '' : notices.noOrdersToExchange
    return { error: false as const, message, orders }
  })

  mount(app, readExchangeOptions, async (_, call) => ({
    error: false as const,
    ...(await start.options(ownerOf(call))),
  }))

  mount(app, readExchangeSizes, async ({ body }, { country }) => ({
    error: false as const,
    sizes: await start.sizes(country, body.sku),
  }))

  mount(app, reviewExchange, async ({ body }, call) => {
    const prepared = await loadPreparedRequest(db, ownerOf(call), body.payload, { isLocked: false })
    const options = await exchangeFacts(db).optionsOf(call.country)
    return { error: false as const, plan: await wirePlan(db, prepared, options, call) }
  })

  mount(app, createExchange, async ({ body }, call) => {
    const { payload } = body
    // Money leaves the shop only for a customer who has just confirmed their identity (S28).
    if (payload.bank !== undefined) account.requireFresh(call)
    await countAttempt(db, 'exchange', String(call.customer.idCustomer), { ...requestLimit, now: call.now })
    return call.transact(async (tx) => {
      const batchnumber = await createRequest(tx, ownerOf(call), payload, accounts)
      return { error: false as const, message: 'Solicitud enviada.', batchnumber }
    })
  })

  mount(app, readExchange, async ({ body }, call) => {
    const exchange = await exchanges.one(ownerOf(call), body.batchnumber)
    if (!exchange) throw new RuleError('exchange_not_found')
    return { error: false as const, exchange }
  })

  mount(app, readExchanges, async ({ body }, call) => {
    const page = pageOf(body)
    const found = await exchanges.list(ownerOf(call), page)
    return { error: false as const, exchanges: found, hasMore: found.length === page.limit }
  })

  mount(app, cancelExchange, async ({ body }, call) => {
    const owner = ownerOf(call)
    return call.transact(async (tx) => {
      const request = await exchangesRepository(tx).locked(owner, body.batchnumber)
      if (!request) throw new RuleError('exchange_not_found')
      const { batchnumber, status } = request
      // Cancelling twice has the effect of cancelling once.
      if (status !== 'annulled') {
        if (!isAnnullable(status)) throw new RuleError('exchange_not_cancellable')
        const acting = { actor: `customer ${owner.idCustomer}`, now: call.now }
        await annulExchange(tx, { batchnumber, reason: 'Cancelada por quien la pidió.' }, acting)
      }
      return { error: false as const, message: 'Solicitud cancelada.', batchnumber }
    })
  })

  mount(app, readExchangeNotifier, async ({ body }, call) => {
    const exchange = await exchanges.one(ownerOf(call), body.batchnumber)
    const isOfOrder = eq(salesOrder.orderNr, exchange?.order_nr ?? '')
    const [order] = await db.select({ nr: salesOrder.secondaryNr }).from(salesOrder).where(isOfOrder)
    if (!exchange || !order || !isNotifierHash(body.hash, order.nr)) throw new RuleError('exchange_not_found')
    return { error: false as const, statusNotifier: exchange.steps }
  })
}
