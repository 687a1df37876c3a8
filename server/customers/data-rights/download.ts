import type { DataSection } from '#contract/customers/data-rights.ts'
import { isSealed, type StoredBankData } from '#db/bank-data/sealer.ts'
import { and, eq, getTableColumns, inArray, isNull } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { AnyPgColumn, PgTable } from '#db/connection/pg-core.ts'
import { customerAddress, customerBankData } from '#db/schema/addresses.ts'
import { cart, cartItem } from '#db/schema/carts.ts'
import { consent } from '#db/schema/consents.ts'
import { couponUse, salesRule } from '#db/schema/coupons.ts'
import { credit, creditRequest } from '#db/schema/credits.ts'
import { customer, socialIdentity, wishlistItem } from '#db/schema/customers.ts'
import { customerSize } from '#db/schema/my-sizes.ts'
import { dataRequest } from '#db/schema/data-requests.ts'
import { exchangeItem, exchangeRequest } from '#db/schema/exchange.ts'
import { customerMembership, membership } from '#db/schema/memberships.ts'
import { orderItem, salesOrder } from '#db/schema/orders.ts'
import { transferProof } from '#db/schema/payment-methods.ts'
import { passkey } from '#db/schema/passkeys.ts'
import { customerDevice, customerLogin } from '#db/schema/sessions.ts'
import { wallet, walletMovement, walletReturnRequest } from '#db/schema/wallet.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles, type CountryProfile } from '#domain/platform/country/settings.ts'
import { toUnits } from '#domain/platform/money.ts'
import { questionsOf } from './questions-of.ts'
import { reviewsOf } from './reviews-of.ts'

type Row = Record<string, unknown>

/** Never part of a download: hashes, public keys, and internal ids. */
const internal = new Set([
  'passwordHash',
  'idHash',
  'fingerprint',
  'browserHash',
  'credentialId',
  'publicKey',
  'counter',
  'secondaryNr',
  'cartHash',
  'id',
  'idCustomer',
  'idSalesRule',
  'idCustomerMembership',
  'membershipId',
  'walletId',
  'movementId',
  'orderItemId',
  'branchId',
  'bankId',
  'refType',
  'refId',
  'resultRef',
  'boundParts',
  'imageUrl',
])

/** Amounts of money, which tables store in minor units. */
const amounts = new Set([
  'subTotal',
  'discount',
  'shipping',
  'walletUsed',
  'total',
  'taxIncluded',
  'unitPrice',
  'paidPrice',
  'priceWhenAdded',
  'amount',
  'balance',
  'remaining',
  'originalAmount',
  'usedAmount',
  'creditPaid',
  'shippingAmount',
  'walletAmount',
  'creditAmount',
])

/** Even the owner gets no account in clear text: others may read a download (S42). */
const maskedAccount = (stored: StoredBankData) => (isSealed(stored) ? `•••• ${stored.last4}` : '••••')

/** Rows in readable form: text, money in the country's currency, without empty values and secrets. */
function readable(rows: readonly Row[], profile: CountryProfile): Record<string, string>[] {
  const text = (name: string, value: unknown) => {
    if (name === 'bankData') return maskedAccount(value as StoredBankData)
    if (typeof value === 'number' && amounts.has(name)) return String(toUnits(value, profile))
    return value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : JSON.stringify(value)
  }
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([name, value]) => value !== null && value !== '' && !internal.has(name))
        .map(([name, value]) => [name, text(name, value)]),
    ),
  )
}

type CustomerTable = PgTable & { idCustomer: AnyPgColumn }

/** Everything the shop stores about a customer that they may download, by kind. */
export async function sectionsOf(db: Handle, idCustomer: number, country: OpenCountry): Promise<DataSection[]> {
  const of = (table: CustomerTable): PromiseLike<Row[]> =>
    db.select().from(table).where(eq(table.idCustomer, idCustomer))
  const orders = db.select({ nr: salesOrder.orderNr }).from(salesOrder).where(eq(salesOrder.idCustomer, idCustomer))
  const rules = db.select({ id: salesRule.idSalesRule }).from(salesRule).where(eq(salesRule.idCustomer, idCustomer))
  const wallets = db.select({ id: wallet.walletId }).from(wallet).where(eq(wallet.idCustomer, idCustomer))
  const openCarts = db
    .select({ hash: cart.hash })
    .from(cart)
    .where(and(eq(cart.idCustomer, idCustomer), isNull(cart.orderNr)))
  const exchanges = db
    .select({ nr: exchangeRequest.batchnumber })
    .from(exchangeRequest)
    .where(eq(exchangeRequest.idCustomer, idCustomer))

  const read: Record<DataSection['name'], PromiseLike<Row[]>> = {
    account: of(customer),
    identities: of(socialIdentity),
    consents: of(consent),
    addresses: of(customerAddress),
    bank: of(customerBankData),
    wishlist: of(wishlistItem),
    sizes: of(customerSize),
    cart: db.select().from(cartItem).where(inArray(cartItem.cartHash, openCarts)),
    orders: of(salesOrder),
    order_items: db.select().from(orderItem).where(inArray(orderItem.orderNr, orders)).orderBy(orderItem.id),
    transfer_proofs: db
      .select({ orderNr: transferProof.orderNr, kind: transferProof.kind, sentAt: transferProof.sentAt })
      .from(transferProof)
      .where(and(inArray(transferProof.orderNr, orders), transferProof.isCurrent)),
    exchanges: of(exchangeRequest),
    exchange_items: db.select().from(exchangeItem).where(inArray(exchangeItem.batchnumber, exchanges)),
    coupons: db
      .select({ code: salesRule.code, orderNr: couponUse.orderNr, amount: couponUse.amount })
      .from(couponUse)
      .innerJoin(salesRule, eq(salesRule.idSalesRule, couponUse.idSalesRule))
      .where(eq(couponUse.idCustomer, idCustomer)),
    credits: db
      .select({ code: salesRule.code, ...getTableColumns(credit) })
      .from(credit)
      .innerJoin(salesRule, eq(salesRule.idSalesRule, credit.idSalesRule))
      .where(eq(salesRule.idCustomer, idCustomer)),
    credit_requests: db.select().from(creditRequest).where(inArray(creditRequest.idSalesRule, rules)),
    wallet: of(wallet),
    wallet_movements: db.select().from(walletMovement).where(inArray(walletMovement.walletId, wallets)),
    wallet_requests: db.select().from(walletReturnRequest).where(inArray(walletReturnRequest.walletId, wallets)),
    memberships: db
      .select({ name: membership.membershipName, ...getTableColumns(customerMembership) })
      .from(customerMembership)
      .innerJoin(membership, eq(membership.id, customerMembership.membershipId))
      .where(eq(customerMembership.idCustomer, idCustomer)),
    reviews: reviewsOf(db, idCustomer),
    questions: questionsOf(db, idCustomer),
    passkeys: of(passkey),
    data_requests: of(dataRequest),
    sessions: of(customerLogin),
    devices: of(customerDevice),
  }
  const sections: DataSection[] = []
  for (const [name, rows] of Object.entries(read)) {
    sections.push({ name: name as DataSection['name'], rows: readable(await rows, countryProfiles[country]) })
  }
  return sections
}
