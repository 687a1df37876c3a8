import { customerAddress } from '#db/schema/addresses.ts'
import { cart as cartTable, cartItem } from '#db/schema/carts.ts'
import { product as productTable, supplier as supplierTable } from '#db/schema/catalog.ts'
import { customer as customerTable } from '#db/schema/customers.ts'
import { membership } from '#db/schema/memberships.ts'
import { payment, salesOrder } from '#db/schema/orders.ts'
import { city as cityTable, postcodeRange, region as regionTable } from '#db/schema/places.ts'
import {
  branchOffice,
  fastShippingCity,
  fastShippingZone,
  shippingMethod,
  supplierShipping,
} from '#db/schema/shipping.ts'
import { addressType, country as countryTable } from '#db/schema/store.ts'
import { wallet as walletTable, walletMovement } from '#db/schema/wallet.ts'
import { columnNames, jsonList, millis, selectAs } from '#db/connection/sql-text.ts'
import type { Queries } from '#db/connection/transaction.ts'
import type { PaymentMethod } from '#domain/buy/payments/methods.ts'
import type { Method, Seller } from '#domain/buy/shipping/offers.ts'
import type { Address } from '#domain/customers/addresses/address.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { BoundMoney } from '#domain/after-sale/wallet/spend.ts'
import { addressColumns, fromRow, type AddressRow } from '#server/customers/addresses/address-mappers.ts'

const cart = columnNames(cartTable)
const item = columnNames(cartItem, 'item')
const storeColumns = columnNames(countryTable, 'store')
const owner = columnNames(customerTable, 'owner')
const address = columnNames(customerAddress, 'address')
const region = columnNames(regionTable, 'region')
const city = columnNames(cityTable, 'city')
const method = columnNames(shippingMethod, 'method')
const fastCity = columnNames(fastShippingCity, 'fast_city')
const zone = columnNames(fastShippingZone, 'zone')
const branch = columnNames(branchOffice, 'branch')
const product = columnNames(productTable, 'product')
const seller = columnNames(supplierTable, 'seller')
const rate = columnNames(supplierShipping, 'rate')
const wallet = columnNames(walletTable, 'wallet')
const movement = columnNames(walletMovement, 'movement')
const earlier = columnNames(salesOrder, 'earlier')
const paid = columnNames(payment, 'paid')
const range = columnNames(postcodeRange, 'range')
const type = columnNames(addressType, 'type')

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

/** Everything besides the cart that an order depends on, read at one moment. Money in minor units. */
export type CheckoutFacts = {
  /** Of the order that is being placed. */
  count: number | null
  taxPercent: number
  customer: {
    email: string
    firstName: string
    lastName: string
    documentType: string | null
    document: string | null
  } | null
  addresses: Address[]
  methods: Method[]
  /** Cities of the addresses and the one that was asked about. */
  fastCities: number[]
  branches: Branch[]
  /** The store has branches somewhere: an order can be picked up. */
  hasBranches: boolean
  sellers: Seller[]
  /** A guest has a membership in the cart, which needs an account. */
  needsAccount: boolean
  wallet: { id: number; balance: number; bound: BoundMoney[] } | null
  lastPayment: PaymentMethod | null
  /** What the shop knows of the places a typed address names. */
  places: {
    region: { id: number; name: string } | null
    city: { name: string; regionId: number } | null
    regionOfPostcode: number | null
    /** The type of addresses that deliveries go to. */
    type: { id: number; enabled: boolean } | null
  }
}

export type FactsQuestion = {
  country: OpenCountry
  idCustomer: number | null
  region: number | null
  city: number | null
  /** The branch an order is picked up at: its city is then the destination. */
  branch: number | null
  postcode: string | null
  /** The hash of the cart, null for the customer's own. */
  cart: string | null
  /** Takes the next number of an order. */
  isOrdering: boolean
}

const club = columnNames(membership, 'club')

/** No cart at all: of a visitor who may not see the one they named. */
export const noCart = ''

/** $1…$8: store, customer, region, city, cart, postcode, whether an order is placed, branch. */
const factsText = `
with bought as materialized (
  select distinct ${item.sku} as sku from cart_item item where ${item.country} = $1 and ${item.cartHash} = coalesce($5,
    (select ${cart.hash} from cart where ${cart.idCustomer} = $2 and ${cart.country} = $1 and ${cart.orderNr} is null))
), places as materialized (
  select ${address.fkCustomerAddressCity} as id from customer_address address
  where ${address.idCustomer} = $2 and ${address.deletedAt} is null and ${address.fkCustomerAddressCity} is not null
  union select $4::int where $4::int is not null
  union select ${branch.idCity} from branch_office branch where ${branch.id} = $8 and ${branch.country} = $1
)
select ${storeColumns.taxPercent} as "taxPercent", case when $7::bool then nextval('order_sequence')::float8 end as count,
  (select json_build_object('email', ${owner.email}, 'firstName', ${owner.firstName}, 'lastName', ${owner.lastName},
    'documentType', ${owner.identificationType}, 'document', ${owner.identification})
    from customer owner where ${owner.idCustomer} = $2) as customer,
  ${jsonList(`select ${selectAs(address, ...addressColumns)}, ${region.name} as region
    from customer_address address join region on ${region.id} = ${address.fkCustomerAddressRegion}
    where ${address.idCustomer} = $2 and ${address.deletedAt} is null order by ${address.idCustomerAddress}`)} as addresses,
  ${jsonList(`select ${selectAs(method, 'code', 'label', 'price', 'etaText')} from shipping_method method
    where ${method.country} = $1 and ${method.enabled} order by ${method.position}, ${method.code}`)} as methods,
  coalesce((select json_agg(${fastCity.idCity}) from fast_shipping_city fast_city join fast_shipping_zone zone
    on ${zone.country} = ${fastCity.country} and ${zone.tier} = ${fastCity.tier} and ${zone.enabled}
    where ${fastCity.country} = $1 and ${fastCity.idCity} in (select id from places)), '[]') as "fastCities",
  ${jsonList(`select ${selectAs(branch, 'id', 'name', 'address', 'postcode', 'openingHours')}, ${branch.idCity} as "cityId",
    ${city.name} as city, ${region.id} as "regionId", ${region.name} as region
    from branch_office branch join city on ${city.idCity} = ${branch.idCity} join region on ${region.id} = ${city.fkRegion}
    where ${branch.country} = $1 and ${branch.active} and ${branch.idCity} in (select id from places)
    order by ${branch.id}`)} as branches,
  exists (select from branch_office branch where ${branch.country} = $1 and ${branch.active}) as "hasBranches",
  ${jsonList(`select ${seller.freeShipping} as "shipsFree",
    coalesce((select json_object_agg(${rate.code}, ${rate.price}) from supplier_shipping rate
      where ${rate.supplierId} = ${seller.id}), '{}') as prices
    from supplier seller where ${seller.id} in (select ${product.supplierId} from product
      where ${product.country} = $1 and ${product.sku} in (select sku from bought))`)} as sellers,
  $2::int is null and exists (select from membership club where ${club.country} = $1
    and ${club.sku} in (select sku from bought)) as "needsAccount",
  (select json_build_object('id', ${wallet.walletId}, 'balance', ${wallet.balance}, 'bound',
    ${jsonList(`select ${movement.id}, ${movement.remaining}, ${millis(movement.expiresAt)} as "expiresAt"
      from wallet_movement movement where ${movement.walletId} = ${wallet.walletId} and ${movement.remaining} > 0`)})
    from wallet where ${wallet.idCustomer} = $2) as wallet,
  (select ${paid.method} from sales_order earlier join payment paid on ${paid.orderNr} = ${earlier.orderNr}
    where ${earlier.idCustomer} = $2 and ${paid.method} <> 'wallet'
    order by ${earlier.placedAt} desc, ${earlier.orderNr} desc limit 1) as "lastPayment",
  json_build_object(
    'region', (select json_build_object('id', ${region.id}, 'name', ${region.name}) from region
      where ${region.id} = $3 and ${region.country} = $1),
    'city', (select json_build_object('name', ${city.name}, 'regionId', ${city.fkRegion}) from city
      where ${city.idCity} = $4 and ${city.country} = $1),
    'regionOfPostcode', (select ${range.fkRegion} from postcode_range range where ${range.country} = $1
      and length(${range.fromCode}) = length($6::text)
      and $6::text collate "C" between ${range.fromCode} and ${range.toCode} limit 1),
    'type', (select json_build_object('id', ${type.id}, 'enabled', ${type.enabled}) from address_type type
      where ${type.country} = $1 and ${type.enabled} order by ${type.position} limit 1)) as places
from country store where ${storeColumns.code} = $1`

type FactsRow = Omit<CheckoutFacts, 'addresses'> & { addresses: AddressRow[] }

/** All that a checkout asks the database for besides its cart, in one statement. */
export async function readFacts(queries: Queries, question: FactsQuestion): Promise<CheckoutFacts> {
  const { country: code, idCustomer, postcode, cart: hash, isOrdering } = question
  const values = [code, idCustomer, question.region, question.city, hash, postcode, isOrdering, question.branch]
  const { rows } = await queries.query<FactsRow>({ name: 'checkout_facts', text: factsText, values })
  if (!rows[0]) throw new Error(`the table "country" has no row for ${code}`)
  return { ...rows[0], addresses: rows[0].addresses.map(fromRow) }
}
