import { cart as cartTable } from '#db/schema/carts.ts'
import { couponUse } from '#db/schema/coupons.ts'
import { customer as customerTable } from '#db/schema/customers.ts'
import { salesOrder } from '#db/schema/orders.ts'
import { columnNames } from '#db/connection/sql-text.ts'
import type { Queries } from '#db/connection/transaction.ts'
import { boughtStatuses } from '#domain/buy/orders/statuses.ts'
import type { UnpaidOrders } from '#domain/buy/payments/reservation.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { readFacts, type FactsQuestion } from './checkout-facts.ts'
import { writeOrder, type NewOrder } from './write-order.ts'

const cart = columnNames(cartTable)
/**
 * Others who need this cart wait: another order, or a change of it. From here to its end the transaction plans each
 * named statement once: planning them again for every order was a third of what the database did for it. Every row is
 * found by a key: a plan that was made while a table was nearly empty would read it whole, however much is sold until its
 * statistics are renewed.
 */
const planOnce = `set_config('plan_cache_mode', 'force_generic_plan', true), set_config('enable_seqscan', 'off', true)`
const lockText = `select ${cart.hash} as hash, ${planOnce} from cart
  where ${cart.country} = $1 and ${cart.hash} = $2 for update`
const lockOwnText = `select ${cart.hash} as hash, ${planOnce} from cart
  where ${cart.country} = $1 and ${cart.idCustomer} = $2 and ${cart.orderNr} is null for update`

const earlier = columnNames(salesOrder, 'earlier')
const owner = columnNames(customerTable, 'owner')
/** A guest's earlier uses of coupons, by e-mail, as an account of that e-mail too (INV-09). */
const use = columnNames(couponUse, 'used')
const guestUsesText = `
select ${use.idSalesRule} as id, count(*)::int as count from coupon_use used
  join sales_order earlier on ${earlier.orderNr} = ${use.orderNr}
  left join customer owner on ${owner.idCustomer} = ${earlier.idCustomer}
where ${use.idSalesRule} = any($1::int[]) and ${earlier.country} = $2
  and (${earlier.guestEmail} = $3 or ${owner.email} = $3)
group by 1`

/** Whether somebody of this e-mail has bought before, as a guest or with an account. */
const isBought = `${earlier.country} = $1 and ${earlier.status} in (${boughtStatuses.map((status) => `'${status}'`).join(', ')})`
const hasBoughtText = `
select exists (select from sales_order earlier where ${earlier.guestEmail} = $2 and ${isBought})
  or exists (select from customer owner join sales_order earlier on ${earlier.idCustomer} = ${owner.idCustomer}
    where ${owner.country} = $1 and ${owner.email} = $2 and ${isBought}) as "hasBought"`

/** Also those that are to be paid at the door and not prepared yet: they withhold goods in the same way. */
const isUnpaid = `${earlier.status} in ('payment_pending', 'confirmed')`
/** The lock keeps an account from being closed while its order is placed; one that is closing is waited for. */
const unpaidOfCustomerText = `select ${owner.closedAt} is not null as "isClosed", 0 as "ofNetwork",
  (select count(*)::int from sales_order earlier where ${earlier.idCustomer} = $1 and ${isUnpaid}) as "ofBuyer"
from customer owner where ${owner.idCustomer} = $1 for key share`
const unpaidOfGuestText = `select false as "isClosed", count(*)::int as "ofNetwork",
  count(*) filter (where ${earlier.country} = $2 and ${earlier.guestEmail} = $3)::int as "ofBuyer"
from sales_order earlier where ${earlier.guestNetwork} = $1 and ${isUnpaid}`

type GuestBuyer = { network: string; country: OpenCountry; email: string }

export function checkoutRepository(queries: Queries) {
  return {
    facts: (question: FactsQuestion) => readFacts(queries, question),

    /** The hash of the cart that is now locked. */
    async lockCart(code: OpenCountry, hash: string | null, idCustomer: number | null): Promise<string | undefined> {
      const lock =
        hash === null
          ? { name: 'checkout_lock_own', text: lockOwnText, values: [code, idCustomer] }
          : { name: 'checkout_lock', text: lockText, values: [code, hash] }
      const { rows } = await queries.query<{ hash: string }>(lock)
      return rows[0]?.hash
    },

    async usesOfGuest(rules: readonly number[], code: OpenCountry, email: string): Promise<Map<number, number>> {
      const values = [rules, code, email]
      const { rows } = await queries.query<{ id: number; count: number }>({ text: guestUsesText, values })
      return new Map(rows.map(({ id, count }) => [id, count]))
    },

    async hasBought(code: OpenCountry, email: string): Promise<boolean> {
      const { rows } = await queries.query<{ hasBought: boolean }>({ text: hasBoughtText, values: [code, email] })
      return rows[0]!.hasBought
    },

    /** Counted under the lock of the buyer's attempts: orders placed at once count each other. */
    async unpaidOrders(buyer: { idCustomer: number } | GuestBuyer): Promise<UnpaidOrders & { isClosed: boolean }> {
      const count =
        'idCustomer' in buyer
          ? { name: 'checkout_unpaid_customer', text: unpaidOfCustomerText, values: [buyer.idCustomer] }
          : {
              name: 'checkout_unpaid_guest',
              text: unpaidOfGuestText,
              values: [buyer.network, buyer.country, buyer.email],
            }
      const { rows } = await queries.query<UnpaidOrders & { isClosed: boolean }>(count)
      return rows[0]!
    },

    write: (order: NewOrder) => writeOrder(queries, order),
  }
}
