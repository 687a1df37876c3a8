import { and, eq, inArray, isNull, or, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { customer } from '#db/schema/customers.ts'
import { salesOrder } from '#db/schema/orders.ts'
import { wallet } from '#db/schema/wallet.ts'
import { boughtStatuses } from '#domain/buy/orders/statuses.ts'
import { normaliseIdentification } from '#domain/customers/account/identification.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { normaliseEmail } from '#domain/platform/text/email.ts'
import { maskEmail, maskName, maskNumber } from '#domain/platform/text/mask-person.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

export type FoundCustomer = {
  idCustomer: number
  country: OpenCountry
  email: string
  name: string
  documentType: string
  document: string
  createdAt: Date
  orders: number
  lastOrderAt: Date | null
  /** In minor units. */
  wallet: number
}

const maxFound = 20

type CustomerQuery = { text: string; countries?: readonly OpenCountry[] | undefined; isRevealed: boolean }

/**
 * Looks customers up by a whole e-mail, document, number or order number, for a reason. Who looked for what, why and whom
 * they saw is recorded in the transaction of the look; the text is recorded masked, because it is personal data too.
 */
export async function findCustomers(
  db: Handle,
  { text, countries = openCountries, isRevealed }: CustomerQuery,
  acting: Acting,
): Promise<FoundCustomer[]> {
  if (!acting.reason) throw new OperatorRefusal('Customers are looked up for a reason: --reason TEXT.')
  const typed = text.trim()
  const id = /^#(\d{1,9})$/.exec(typed)?.[1]
  if (typed.length < 3 && id === undefined)
    throw new OperatorRefusal(`"${typed}" is too short: a whole e-mail, document or number.`)
  const documents = [...new Set(['', 'RUT'].map((type) => normaliseIdentification(typed, type)))]
  const ofOrder = sql`${customer.idCustomer} in (select ${salesOrder.idCustomer} from ${salesOrder}
    where ${salesOrder.orderNr} = ${typed.toUpperCase()})`
  return inTransaction(db, async (tx) => {
    const found = await tx
      .select({
        idCustomer: customer.idCustomer,
        country: customer.country,
        email: customer.email,
        firstName: customer.firstName,
        lastName: customer.lastName,
        documentType: customer.identificationType,
        document: customer.identification,
        createdAt: customer.createdAt,
        orders: sql<number>`(select count(*)::int from ${salesOrder}
          where ${salesOrder.idCustomer} = ${customer}.id_customer and ${inArray(salesOrder.status, [...boughtStatuses])})`,
        lastOrderAt: sql<string | null>`(select max(${salesOrder.placedAt}) from ${salesOrder}
          where ${salesOrder.idCustomer} = ${customer}.id_customer)`,
        wallet: sql<number>`coalesce((select ${wallet.balance} from ${wallet}
          where ${wallet.idCustomer} = ${customer}.id_customer), 0)::float8`,
      })
      .from(customer)
      .where(
        and(
          isNull(customer.closedAt),
          inArray(customer.country, [...countries]),
          or(
            eq(customer.email, normaliseEmail(typed)),
            inArray(customer.identification, documents),
            ofOrder,
            id === undefined ? undefined : eq(customer.idCustomer, Number(id)),
          ),
        ),
      )
      .orderBy(customer.idCustomer)
      .limit(maxFound)
    const shown = found.map(({ idCustomer }) => `#${idCustomer}`).join(' ') || 'no one'
    const sought = typed.includes('@') ? maskEmail(typed) : id === undefined ? maskNumber(typed) : typed
    await writeAudit(tx, acting, isRevealed ? 'reveal-customer' : 'find-customer', `${sought}: ${shown}`)
    return found.map(({ firstName, lastName, lastOrderAt, ...row }) => {
      const name = `${firstName} ${lastName}`.trim()
      const seen = { ...row, name, lastOrderAt: lastOrderAt === null ? null : new Date(lastOrderAt) }
      if (isRevealed) return seen
      return { ...seen, name: maskName(name), email: maskEmail(row.email), document: maskNumber(row.document) }
    })
  })
}
