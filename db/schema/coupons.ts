import { sql } from '../connection/drizzle.ts'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from '../connection/pg-core.ts'
import { couponKinds, type CouponScope } from '#domain/buy/cart/coupon-rule.ts'
import { cart } from './carts.ts'
import { instant, oneOf, serialId, sum } from './columns.ts'
import { customer } from './customers.ts'
import { ofOrder } from './orders.ts'
import { ofCountry, sameCountry } from './store.ts'

/** A coupon: its discount, period, audience and scope. */
export const salesRule = pgTable(
  'sales_rule',
  {
    idSalesRule: serialId('id_sales_rule'),
    country: ofCountry(),
    code: text().notNull(),
    kind: text({ enum: couponKinds }).notNull(),
    /** Percent points for `percent`, minor units for `fixed` and `credit`, 0 for `free_shipping`. */
    amount: integer().notNull(),
    maxDiscount: integer('max_discount'),
    minSubtotal: integer('min_subtotal'),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    maxUses: integer('max_uses'),
    maxUsesPerCustomer: integer('max_uses_per_customer'),
    usedCount: integer('used_count').notNull().default(0),
    combinable: boolean().notNull().default(true),
    onDiscounted: boolean('on_discounted').notNull().default(true),
    needsRecentPurchaseDays: integer('needs_recent_purchase_days'),
    /** Only for who has bought nothing before. */
    newCustomersOnly: boolean('new_customers_only').notNull().default(false),
    scope: jsonb().$type<CouponScope>().notNull().default({}),
    /** Set for a personal coupon, which only this customer may use. */
    idCustomer: integer('id_customer'),
    /** False while it is paused, and once it has ended. */
    active: boolean().notNull().default(true),
    /** When an operator ended it for good, before its day. */
    endedAt: instant('ended_at'),
    /** What the codes of one batch for single use begin with: they are listed as one. */
    series: text(),
  },
  (table) => [
    unique('sales_rule_code').on(table.country, table.code),
    unique('sales_rule_of_store').on(table.country, table.idSalesRule),
    foreignKey({ columns: [table.country, table.idCustomer], foreignColumns: [customer.country, customer.idCustomer] }),
    index().on(table.idCustomer),
    index('sales_rule_of_series')
      .on(table.country, table.series)
      .where(sql`${table.series} is not null`),
    check('sales_rule_ended', sql`${table.endedAt} is null or not ${table.active}`),
    check('sales_rule_code_case', sql`${table.code} = upper(${table.code}) and ${table.code} <> ''`),
    check('sales_rule_kind', oneOf(table.kind, couponKinds)),
    check(
      'sales_rule_amount',
      sql`case ${table.kind} when 'percent' then ${table.amount} between 1 and 100
        when 'free_shipping' then ${table.amount} = 0 else ${table.amount} > 0 end`,
    ),
    check('sales_rule_dates', sql`${table.startsAt} < ${table.endsAt}`),
    check('sales_rule_uses', sql`${table.usedCount} >= 0 and ${table.usedCount} <= ${table.maxUses}`),
    check('sales_rule_credit', sql`${table.kind} <> 'credit' or ${table.idCustomer} is not null`),
  ],
)

export const cartCoupon = pgTable(
  'cart_coupon',
  {
    cartHash: text('cart_hash').notNull(),
    country: sameCountry(),
    idSalesRule: integer('id_sales_rule').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cartHash, table.idSalesRule] }),
    foreignKey({ columns: [table.country, table.cartHash], foreignColumns: [cart.country, cart.hash] }).onDelete(
      'cascade',
    ),
    foreignKey({
      columns: [table.country, table.idSalesRule],
      foreignColumns: [salesRule.country, salesRule.idSalesRule],
    }),
    index().on(table.idSalesRule),
  ],
)

/** Counted when the order is placed, reverted when it is cancelled (INV-09). */
export const couponUse = pgTable(
  'coupon_use',
  {
    id: serialId('id'),
    idSalesRule: integer('id_sales_rule')
      .notNull()
      .references(() => salesRule.idSalesRule),
    orderNr: ofOrder(),
    idCustomer: integer('id_customer').references(() => customer.idCustomer),
    amount: sum('amount').notNull(),
  },
  (table) => [
    unique('coupon_use_once').on(table.idSalesRule, table.orderNr),
    index().on(table.orderNr),
    index().on(table.idCustomer, table.idSalesRule),
    check('coupon_use_amount', sql`${table.amount} >= 0`),
  ],
)

/** An automatic discount, as meant by 'does not combine with promotions'. */
export const catalogPromotion = pgTable(
  'catalog_promotion',
  {
    id: serialId('id'),
    country: ofCountry(),
    name: text().notNull(),
    scope: jsonb().$type<CouponScope>().notNull().default({}),
    percent: integer().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** False while it is paused. */
    active: boolean().notNull().default(true),
  },
  (table) => [
    index().on(table.country, table.endsAt),
    check('catalog_promotion_percent', sql`${table.percent} between 1 and 100`),
    check('catalog_promotion_dates', sql`${table.startsAt} < ${table.endsAt}`),
  ],
)

/** What a promotion took off an order, so that one knows what it costs. */
export const promotionUse = pgTable(
  'promotion_use',
  {
    id: serialId('id'),
    promotionId: integer('promotion_id')
      .notNull()
      .references(() => catalogPromotion.id),
    orderNr: ofOrder(),
    amount: sum('amount').notNull(),
  },
  (table) => [
    unique('promotion_use_once').on(table.promotionId, table.orderNr),
    index().on(table.orderNr),
    check('promotion_use_amount', sql`${table.amount} >= 0`),
  ],
)
