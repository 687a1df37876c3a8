import type { ParsedPayload } from '#contract/after-sale/exchanges.ts'
import type { Handle } from '#db/connection/handle.ts'
import { exchangeItem, exchangeRequest } from '#db/schema/exchange.ts'
import { statusEvent } from '#db/schema/orders.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { creditOf, walletOf } from '#domain/after-sale/exchanges/tenders.ts'
import { exchangeLabels } from '#domain/after-sale/exchanges/states.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { addressesRepository } from '#server/customers/addresses/repository.ts'
import type { BankAccounts } from '#server/after-sale/bank-data/accounts.ts'
import { officesRepository } from '#server/buy/shipping/branch-offices/repository.ts'
import { notifyStaff } from '#server/platform/notices/notify-staff.ts'
import { newCode } from '#server/ledger/codes.ts'
import { approveExchange, ReplacementGone } from './approve-exchange.ts'
import { exchangeFacts } from './facts.ts'
import { prepareRequest, type PreparedRequest } from './prepare.ts'

type Owner = { idCustomer: number; country: OpenCountry; now: Date }

/** Reads what a request depends on and checks it as a whole; `isLocked` for a request that is about to be written. */
export async function loadPreparedRequest(
  db: Handle,
  { idCustomer, country, now }: Owner,
  payload: ParsedPayload,
  { isLocked }: { isLocked: boolean },
): Promise<PreparedRequest> {
  const facts = exchangeFacts(db)
  const order = await facts.orderOf(idCustomer, payload.order_nr, { now, isLocked })
  if (!order) throw new RuleError('order_not_found')
  const { timezone, dropoffDays, regretDays, countsWorkingDays } = await facts.termsOf(country)
  const options = await facts.optionsOf(country)
  return prepareRequest(order, payload, {
    country,
    now,
    timeZone: timezone,
    dropoffDays,
    regret: { regretDays, countsWorkingDays },
    reasons: options.filter(({ kind }) => kind === 'changeReasons').map(({ code }) => code),
    addresses: await addressesRepository(db).of(idCustomer),
    collectors: await facts.collectorsOf(country),
    offices: await officesRepository(db).open(country),
  })
}

/**
 * Writes a request and approves it (OP-090) in the caller's transaction: the replacement leaves the stock with it
 * (INV-20), and the second request for the last pair is refused with `exchange_no_sizes`.
 */
export async function createRequest(
  tx: Handle,
  owner: Owner,
  payload: ParsedPayload,
  accounts: BankAccounts,
): Promise<string> {
  const { idCustomer, country, now } = owner
  const prepared = await loadPreparedRequest(tx, owner, payload, { isLocked: true })
  const batchnumber = newCode('C')
  const { order, items, method, office, collector, pickupAddress, shippingAddress, maxDate, payout } = prepared
  const account = payout.bank > 0 ? await chosenAccount(tx, owner, payload, accounts) : null
  const { orderNr } = order.order
  await tx.insert(exchangeRequest).values({
    batchnumber,
    country,
    idCustomer,
    orderNr,
    status: 'requested',
    method,
    branchId: office?.id ?? null,
    pickupAddress,
    pickupSlot: method === 'home_pickup' ? '8-17' : null,
    collector,
    maxDate,
    shippingAddress,
    bankData: account && accounts.sealFor({ table: 'exchange_request', id: batchnumber }, account),
    createdAt: now,
  })
  await tx.insert(exchangeItem).values(
    items.map((item) => ({
      batchnumber,
      country,
      orderNr,
      orderItemId: item.orderItemId,
      quantity: item.quantity,
      reasonCode: item.reason,
      details: item.details,
      way: item.way,
      replacementSkuSimple: item.replacement,
      amount: item.amount,
      shippingAmount: item.shippingAmount,
      walletAmount: walletOf(item.tenders),
      creditAmount: creditOf(item.tenders),
      boundParts: [...item.tenders.bound],
    })),
  )
  const amount = items.reduce((sum, item) => sum + item.amount + item.shippingAmount, 0)
  await notifyStaff(tx, {
    event: 'return.requested',
    country,
    ref: batchnumber,
    amount,
    about: `Piden un cambio o una devolución del pedido ${orderNr}.`,
    data: { order_nr: orderNr, method, ways: [...new Set(items.map(({ way }) => way))].join(',') },
    now,
  })
  const step = { status: 'requested', label: exchangeLabels.requested, at: now } as const
  await tx.insert(statusEvent).values({ subject: 'exchange', subjectId: batchnumber, ...step })
  try {
    await approveExchange(tx, { batchnumber }, { actor: `customer ${idCustomer}`, now })
  } catch (error) {
    if (!(error instanceof ReplacementGone)) throw error
    const gone = items.filter(({ replacement }) => replacement !== null && error.skus.includes(replacement))
    const errors = gone.map(({ line }) => [`items.${line.sku}.replacement`, 'Ya no queda: hace falta elegir otro.'])
    throw new RuleError('exchange_no_sizes', Object.fromEntries(errors))
  }
  return batchnumber
}

/** EXC-13: a bank transfer needs an account in the request. */
function chosenAccount(tx: Handle, { idCustomer, country }: Owner, { bank }: ParsedPayload, accounts: BankAccounts) {
  if (bank === undefined) throw new RuleError('exchange_incomplete', { bank: 'Faltan los datos de la cuenta.' })
  return accounts.choose(tx, { idCustomer, country }, bank)
}
