import { cart as cartTable } from '#db/schema/carts.ts'
import { couponUse } from '#db/schema/coupons.ts'
import { customer as customerTable } from '#db/schema/customers.ts'
import { salesOrder } from '#db/schema/orders.ts'
import { columnNames } from '#db/connection/sql-text.ts'
import type { Queries } from '#db/connection/transaction.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { readFacts, type FactsQuestion } from './checkout-facts.ts'
import { writeOrder, type NewOrder } from './write-order.ts'

const cart = columnNames(cartTable)
/**
 * Others who need this cart wait: another order, or a change of it. From here to its end the transaction plans each
 * named statement once: planning them again for every order was a third of what the database did for it.
 */
const planOnce = `set_config('plan_cache_mode', 'force_generic_plan', true)`
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

    write: (order: NewOrder) => writeOrder(queries, order),
  }
}
