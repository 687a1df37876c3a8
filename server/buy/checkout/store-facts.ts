import { membership } from '#db/schema/memberships.ts'
import { city as cityTable, region as regionTable } from '#db/schema/places.ts'
import {
  branchOffice,
  fastShippingCity,
  fastShippingZone,
  holiday as holidayTable,
  shippingMethod,
  shippingRate,
} from '#db/schema/shipping.ts'
import { cashOnDelivery } from '#db/schema/payment-methods.ts'
import { addressType, country as countryTable } from '#db/schema/store.ts'
import { columnNames, jsonList, selectAs } from '#db/connection/sql-text.ts'
import type { Queries } from '#db/connection/transaction.ts'
import type { StoreTaxes } from '#domain/platform/country/tax-rate.ts'
import type { WorkCalendar } from '#domain/buy/shipping/arrival.ts'
import type { Method } from '#domain/buy/shipping/offers.ts'
import type { Rate } from '#domain/buy/shipping/rates.ts'
import type { CashRule } from '#domain/buy/payments/cash-on-delivery.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { taxedCategoriesText } from '#server/ledger/terms/category-taxes.ts'
import { timedCache } from '#server/platform/caches/timed-cache.ts'

type Branch = {
  id: number
  cityId: number
  name: string
  address: string
  city: string
  postcode: string
  openingHours: string
  regionId: number
  region: string
}

/** What a store delivers, charges and demands of everyone. Money in minor units. */
export type StoreFacts = StoreTaxes & {
  methods: Method[]
  rates: Rate[]
  calendar: WorkCalendar
  /** Where cash is taken at the door. */
  cashOnDelivery: CashRule[]
  /** Cities that fast shipping reaches. */
  fastCities: number[]
  /** Where an order can be picked up. */
  branches: Branch[]
  /** Products that are memberships: they need an account. */
  memberships: string[]
  /** The type of addresses that deliveries go to. */
  addressType: { id: number; enabled: boolean } | null
}

/** As long as the terms of a cart, which have prices of shipping too. */
const cachedForMs = 1000

const store = columnNames(countryTable, 'store')
const method = columnNames(shippingMethod, 'method')
const rate = columnNames(shippingRate, 'rate')
const holiday = columnNames(holidayTable, 'holiday')
const fastCity = columnNames(fastShippingCity, 'fast_city')
const zone = columnNames(fastShippingZone, 'zone')
const branch = columnNames(branchOffice, 'branch')
const city = columnNames(cityTable, 'city')
const region = columnNames(regionTable, 'region')
const cash = columnNames(cashOnDelivery, 'cash')
const club = columnNames(membership, 'club')
const type = columnNames(addressType, 'type')

/** $1 is the store. */
const text = `
select ${store.taxPercent} as "taxPercent", ${jsonList(taxedCategoriesText)} as "taxedCategories",
  ${jsonList(`select ${selectAs(method, 'code', 'label', 'price', 'etaText', 'minDays', 'maxDays', 'freeFrom', 'cutOff')} from shipping_method method
    where ${method.country} = $1 and ${method.enabled} order by ${method.position}, ${method.code}`)} as methods,
  ${jsonList(`select ${selectAs(rate, 'code', 'region', 'postcodePrefix', 'fromAmount', 'upToGrams', 'price', 'minDays', 'maxDays')}
    from shipping_rate rate where ${rate.country} = $1 order by ${rate.id}`)} as rates,
  json_build_object('workingDays', ${store.workingDays}, 'holidays', coalesce((select json_agg(${holiday.day})
    from holiday where ${holiday.country} = $1), '[]')) as calendar,
  ${jsonList(`select ${selectAs(cash, 'region', 'maxAmount')} from cash_on_delivery cash where ${cash.country} = $1`)}
    as "cashOnDelivery",
  coalesce((select json_agg(${fastCity.idCity}) from fast_shipping_city fast_city join fast_shipping_zone zone
    on ${zone.country} = ${fastCity.country} and ${zone.tier} = ${fastCity.tier} and ${zone.enabled}
    where ${fastCity.country} = $1), '[]') as "fastCities",
  ${jsonList(`select ${selectAs(branch, 'id', 'name', 'address', 'postcode', 'openingHours')}, ${branch.idCity} as "cityId",
    ${city.name} as city, ${region.id} as "regionId", ${region.name} as region
    from branch_office branch join city on ${city.idCity} = ${branch.idCity} join region on ${region.id} = ${city.fkRegion}
    where ${branch.country} = $1 and ${branch.active} order by ${branch.id}`)} as branches,
  coalesce((select json_agg(${club.sku}) from membership club where ${club.country} = $1 and ${club.sku} is not null),
    '[]') as memberships,
  (select json_build_object('id', ${type.id}, 'enabled', ${type.enabled}) from address_type type
    where ${type.country} = $1 and ${type.enabled} order by ${type.position} limit 1) as "addressType"
from country store where ${store.code} = $1`

/** The same for every checkout of a store, at most a second old. */
export const factsOfStores = (queries: Queries) =>
  timedCache(cachedForMs, async (country: OpenCountry): Promise<StoreFacts> => {
    const { rows } = await queries.query<StoreFacts>({ name: 'checkout_store', text, values: [country] })
    if (!rows[0]) throw new Error(`the table "country" has no row for ${country}`)
    return rows[0]
  })

export type FactsOfStores = ReturnType<typeof factsOfStores>
