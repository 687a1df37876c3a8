import { sql } from '#db/connection/drizzle.ts'
import type { MoneyShop } from './money-shop.ts'

/** What the tables say about the money of one customer, in minor units. */
export type Ledger = {
  /** Money that came from a provider, and what went back to it. */
  paidIn: number
  refunded: number
  /** What the bank took back of orders that stay: no payment pays them any more. */
  chargedBack: number
  /** What left for a bank: returns, withdrawals, credits. */
  banked: number
  expired: number
  balance: number
  /** Wallet money and credits that are not for cash, by their end. */
  bound: { until: string | null; amount: number }[]
  boundCredits: { until: string; amount: number }[]
  /** Credits for money. */
  credits: number
  cards: number
  /** The part of `cards` that can be redeemed. */
  goodCards: number
  /** Redeemed cards of orders that were undone, and of all orders whose money went back. */
  lostCards: number
  strayCards: number
  orders: { nr: string; status: string; kept: number; returned: number; isTakenBack: boolean }[]
}

/** Reads one customer's money from every table that holds some, in one statement. */
export async function readLedger(shop: Pick<MoneyShop, 'rows'>, idCustomer: number): Promise<Ledger> {
  const [row] = await shop.rows<{ ledger: Ledger }>(sql`
    with orders as (
      select o.order_nr as nr, o.status, o.status in ('cancelled', 'payment_rejected') as undone, o.wallet_used as wallet,
        case when o.status = 'payment_pending' then 0 else o.total end as money,
        coalesce((select sum(u.amount) from coupon_use u join credit c using (id_sales_rule) where u.order_nr = o.order_nr), 0) as credit,
        coalesce((select sum(p.amount) from payment p where p.order_nr = o.order_nr and p.provider is not null
          and p.status in ('refund_pending', 'refunded')), 0) as refunded,
        exists (select from payment p where p.order_nr = o.order_nr and p.provider is not null and p.status = 'approved') as approved,
        coalesce((select sum(i.amount + i.shipping_amount) from exchange_item i join exchange_request r using (batchnumber)
          where i.order_nr = o.order_nr and r.status = 'finished' and i.way <> 'exchange'), 0) as returned
      from sales_order o where o.id_customer = ${idCustomer}
    ), kept as (
      -- An order that one payment still pays has lost nothing when another went back, nor has one that no one paid.
      select *, refunded > 0 and not undone and not approved and status <> 'payment_pending' as taken from orders
    ), cards as (
      select g.*, orders.undone, orders.taken from gift_card g join kept orders on nr = g.order_nr where voided_at is null
    ), purse as (select * from wallet where id_customer = ${idCustomer}),
    moved as (select m.* from wallet_movement m join purse using (wallet_id)),
    owed as (select c.*, c.original_amount - c.used_amount as left_over from credit c join sales_rule using (id_sales_rule)
      where id_customer = ${idCustomer}),
    payments as (select p.* from payment p join orders on nr = p.order_nr)
    select json_build_object(
      'paidIn', coalesce((select sum(amount) from payments where provider is not null
        and status in ('approved', 'refund_pending', 'refunded')), 0),
      'refunded', (select coalesce(sum(refunded), 0) from orders),
      'chargedBack', (select coalesce(sum(money), 0) from kept where taken),
      'banked', coalesce((select sum(amount) from payments where provider_ref like 'return %'), 0)
        + coalesce((select sum(amount) from wallet_return_request join purse using (wallet_id) where status <> 'rejected'), 0)
        + coalesce((select sum(r.amount) from credit_request r join owed using (id_sales_rule) where way = 'bank' and r.status = 'paid'), 0),
      'expired', coalesce((select -sum(amount) from moved where type = 'Expirado'), 0),
      'balance', coalesce((select balance from purse), 0),
      'bound', coalesce((select json_agg(b) from (select to_char(expires_at at time zone 'utc', 'YYYY-MM-DD') as until,
        sum(remaining) as amount from moved where remaining > 0 group by 1) b), '[]'),
      'boundCredits', coalesce((select json_agg(b) from (select to_char(expires_at at time zone 'utc', 'YYYY-MM-DD') as until,
        sum(left_over) as amount from owed where not exchangeable_for_money group by 1) b), '[]'),
      'credits', coalesce((select sum(left_over) from owed where exchangeable_for_money), 0),
      'cards', coalesce((select sum(amount) from cards where redeemed_at is null), 0),
      'goodCards', coalesce((select sum(amount) from cards where redeemed_at is null and not taken), 0),
      'lostCards', coalesce((select sum(amount) from cards where redeemed_at is not null and undone), 0),
      'strayCards', coalesce((select sum(amount) from cards where redeemed_at is not null and (undone or taken)), 0),
      'orders', coalesce((select json_agg(json_build_object('nr', nr, 'status', status, 'returned', returned,
        'isTakenBack', taken, 'kept', case when undone then 0 else money + wallet + credit - returned
          - coalesce((select sum(amount) from cards where cards.order_nr = nr), 0) end) order by nr) from kept), '[]')
    ) as ledger`)
  return row!.ledger
}
