import type pg from 'pg'
import type { CartTerms, Promotion } from '#domain/cart/coupon-rule.ts'
import type { OpenCountry } from '#domain/store/country.ts'
import { timedCache } from '#server/timed-cache.ts'
import { list, millis } from './sql.ts'

/** What a store allows, and what it gives to everybody. */
export type StoreTerms = { terms: CartTerms; promotions: Promotion[] }

const keptForMs = 1000

// Promotions come whole, past and future: which are in force is a question of the moment, and this is kept.
const text = `
select json_build_object('freeFrom', free_shipping_threshold, 'standardShipping', coalesce((select price
    from shipping_method where shipping_method.country = country.code and shipping_method.code = 'standard'),
    standard_shipping),
  'maxCoupons', max_coupons, 'maxCreditCoupons', max_credit_coupons, 'maxDiscountPercent', max_discount_percent) as terms,
  ${list(`select id, name, percent, scope, ${millis('starts_at')} as "startsAt", ${millis('ends_at')} as "endsAt"
    from catalog_promotion where catalog_promotion.country = country.code order by id`)} as promotions
from country where code = $1`

/** The figures of a store, at most a second old. */
export const termsOfStores = (pool: Pick<pg.Pool, 'query'>) =>
  timedCache(keptForMs, async (store: OpenCountry): Promise<StoreTerms> => {
    const { rows } = await pool.query<StoreTerms>({ name: 'cart_terms', text, values: [store] })
    return rows[0]!
  })
