import { catalogPromotion } from '#db/schema/coupons.ts'
import { shippingMethod, shippingRate } from '#db/schema/shipping.ts'
import { country as countryTable } from '#db/schema/store.ts'
import { columnNames, jsonList, millis, selectAs } from '#db/connection/sql-text.ts'
import type { CartTerms, Promotion } from '#domain/buy/cart/coupon-rule.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { timedCache } from '#server/platform/caches/timed-cache.ts'
import type { Queries } from '#db/connection/transaction.ts'

/** What a store allows, and what it gives to everybody. */
export type StoreTerms = { terms: CartTerms; promotions: Promotion[] }

const cachedForMs = 1000

const countryColumns = columnNames(countryTable, 'country')
const method = columnNames(shippingMethod, 'method')
const rate = columnNames(shippingRate, 'rate')
const promotion = columnNames(catalogPromotion, 'promotion')

// Promotions are read whole, past and future: which of them are in force is decided at each use of the cached row.
const text = `
select json_build_object('freeFrom', ${countryColumns.freeShippingThreshold},
  'standardShipping', coalesce((select ${method.price} from shipping_method method
    where ${method.country} = ${countryColumns.code} and ${method.code} = 'standard'), ${countryColumns.standardShipping}),
  'methods', coalesce((select json_agg(${method.code} order by ${method.position}, ${method.code}) from shipping_method method
    where ${method.country} = ${countryColumns.code} and ${method.enabled}), '[]'),
  'rates', ${jsonList(`select ${selectAs(rate, 'code', 'region', 'postcodePrefix', 'fromAmount', 'upToGrams', 'price', 'minDays', 'maxDays')}
    from shipping_rate rate where ${rate.country} = ${countryColumns.code}`)},
  'maxCoupons', ${countryColumns.maxCoupons}, 'maxCreditCoupons', ${countryColumns.maxCreditCoupons},
  'maxDiscountPercent', ${countryColumns.maxDiscountPercent}) as terms,
  ${jsonList(`select ${selectAs(promotion, 'id', 'name', 'percent', 'scope')},
    ${millis(promotion.startsAt)} as "startsAt", ${millis(promotion.endsAt)} as "endsAt"
    from catalog_promotion promotion where ${promotion.country} = ${countryColumns.code} and ${promotion.active} order by ${promotion.id}`)} as promotions
from country where ${countryColumns.code} = $1`

/** The terms of a store, at most a second old. */
export const termsOfStores = (queries: Queries) =>
  timedCache(cachedForMs, async (country: OpenCountry): Promise<StoreTerms> => {
    const { rows } = await queries.query<StoreTerms>({ name: 'cart_terms', text, values: [country] })
    return rows[0]!
  })
