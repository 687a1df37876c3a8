import { sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'

/** Ends everything that keeps an account from being closed: orders, requests and money. */
export async function settleMatters(db: Handle, email: string): Promise<void> {
  const owner = sql`(select id_customer from customer where email = ${email})`
  const wallets = sql`(select wallet_id from wallet where id_customer = ${owner})`
  const rules = sql`(select id_sales_rule from sales_rule where id_customer = ${owner})`
  for (const statement of [
    sql`update sales_order set status = 'cancelled' where id_customer = ${owner} and status <> 'cancelled'`,
    sql`update payment set status = 'refunded' where order_nr in (select order_nr from sales_order where id_customer = ${owner})`,
    sql`update credit_request set status = 'paid' where id_sales_rule in ${rules}`,
    sql`update credit set status = 'used', used_amount = original_amount where id_sales_rule in ${rules}`,
    sql`update wallet_return_request set status = 'paid' where wallet_id in ${wallets}`,
    sql`update exchange_request set status = 'rejected' where id_customer = ${owner}`,
    sql`update wallet_movement set remaining = 0 where wallet_id in ${wallets} and remaining > 0`,
    sql`insert into wallet_movement (wallet_id, type, amount, description, created_at)
      select wallet_id, 'Egreso', -balance, 'prueba', now() from wallet where wallet_id in ${wallets} and balance > 0`,
    sql`update wallet set balance = 0 where wallet_id in ${wallets}`,
  ]) {
    await db.execute(statement)
  }
}
