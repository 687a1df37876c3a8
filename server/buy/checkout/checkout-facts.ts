import { customerAddress } from '#db/schema/addresses.ts'
import { cart as cartTable, cartItem } from '#db/schema/carts.ts'
import { product as productTable, supplier as supplierTable } from '#db/schema/catalog.ts'
import { customer as customerTable } from '#db/schema/customers.ts'
import { payment, salesOrder } from '#db/schema/orders.ts'
import { city as cityTable, postcodeRange, region as regionTable } from '#db/schema/places.ts'
import { supplierShipping } from '#db/schema/shipping.ts'
import { wallet as walletTable, walletMovement } from '#db/schema/wallet.ts'
import { columnNames, jsonList, millis, selectAs } from '#db/connection/sql-text.ts'
import type { Queries } from '#db/connection/transaction.ts'
import type { PaymentMethod } from '#domain/buy/payments/methods.ts'
import type { Seller } from '#domain/buy/shipping/offers.ts'
import type { Address } from '#domain/customers/addresses/address.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { BoundMoney } from '#domain/after-sale/wallet/spend.ts'
import { addressColumns, fromRow, type AddressRow } from '#server/customers/addresses/address-mappers.ts'
import type { StoreFacts } from './store-facts.ts'

const cart = columnNames(cartTable)
const item = columnNames(cartItem, 'item')
const owner = columnNames(customerTable, 'owner')
const address = columnNames(customerAddress, 'address')
const region = columnNames(regionTable, 'region')
const city = columnNames(cityTable, 'city')
const product = columnNames(productTable, 'product')
const seller = columnNames(supplierTable, 'seller')
const rate = columnNames(supplierShipping, 'rate')
const wallet = columnNames(walletTable, 'wallet')
const movement = columnNames(walletMovement, 'movement')
const earlier = columnNames(salesOrder, 'earlier')
const paid = columnNames(payment, 'paid')
const range = columnNames(postcodeRange, 'range')

/** What an order depends on besides its cart and its store, read at one moment. Money in minor units. */
export type VisitorFacts = {
  /** Of the order that is being placed. */
  count: number | null
  customer: {
    email: string
    firstName: string
    lastName: string
    documentType: string | null
    document: string | null
  } | null
  addresses: Address[]
  sellers: Seller[]
  wallet: { id: number; balance: number; bound: BoundMoney[] } | null
  lastPayment: PaymentMethod | null
  /** What the shop knows of the places a typed address names. */
  places: {
    region: { id: number; name: string } | null
    city: { name: string; regionId: number } | null
    regionOfPostcode: number | null
  }
}

/** Everything besides the cart that an order depends on. */
export type CheckoutFacts = StoreFacts & VisitorFacts

export type FactsQuestion = {
  country: OpenCountry
  idCustomer: number | null
  region: number | null
  city: number | null
  postcode: string | null
  /** The hash of the cart, null for the customer's own. */
  cart: string | null
  /** Takes the next number of an order. */
  isOrdering: boolean
}

/** No cart at all: of a visitor who may not see the one they named. */
export const noCart = ''

/** What only a customer has; $2 is who. */
const ofCustomer = `
  (select json_build_object('email', ${owner.email}, 'firstName', ${owner.firstName}, 'lastName', ${owner.lastName},
    'documentType', ${owner.identificationType}, 'document', ${owner.identification})
    from customer owner where ${owner.idCustomer} = $2) as customer,
  ${jsonList(`select ${selectAs(address, ...addressColumns)}, ${region.name} as region
    from customer_address address join region on ${region.id} = ${address.fkCustomerAddressRegion}
    where ${address.idCustomer} = $2 and ${address.deletedAt} is null order by ${address.idCustomerAddress}`)} as addresses,
  (select json_build_object('id', ${wallet.walletId}, 'balance', ${wallet.balance}, 'bound',
    ${jsonList(`select ${movement.id}, ${movement.remaining}, ${millis(movement.expiresAt)} as "expiresAt"
      from wallet_movement movement where ${movement.walletId} = ${wallet.walletId} and ${movement.remaining} > 0`)})
    from wallet where ${wallet.idCustomer} = $2) as wallet,
  (select ${paid.method} from sales_order earlier join payment paid on ${paid.orderNr} = ${earlier.orderNr}
    where ${earlier.idCustomer} = $2 and ${paid.method} <> 'wallet'
    order by ${earlier.placedAt} desc, ${earlier.orderNr} desc limit 1) as "lastPayment",`

const cartOfCustomer = `coalesce($3,
  (select ${cart.hash} from cart where ${cart.idCustomer} = $2 and ${cart.country} = $1 and ${cart.orderNr} is null))`

/**
 * Of a guest the steps about customers are left out, not only empty: at this rate it costs to prepare each. $1…$7: store,
 * customer, cart, region, city, postcode, whether an order is placed.
 */
const textFor = (isGuest: boolean) => `
with bought as materialized (
  select distinct ${item.sku} as sku from cart_item item
  where ${item.country} = $1 and ${item.cartHash} = ${isGuest ? '$3' : cartOfCustomer}
)
select ${isGuest ? '$2::int as customer, \'[]\'::json as addresses, null as wallet, null as "lastPayment",' : ofCustomer}
  case when $7::bool then nextval('order_sequence')::float8 end as count,
  ${jsonList(`select ${seller.freeShipping} as "shipsFree",
    coalesce((select json_object_agg(${rate.code}, ${rate.price}) from supplier_shipping rate
      where ${rate.supplierId} = ${seller.id}), '{}') as prices
    from supplier seller where ${seller.id} in (select ${product.supplierId} from bought
      join product on ${product.country} = $1 and ${product.sku} = bought.sku)`)} as sellers,
  json_build_object(
    'region', (select json_build_object('id', ${region.id}, 'name', ${region.name}) from region
      where ${region.id} = $4 and ${region.country} = $1),
    'city', (select json_build_object('name', ${city.name}, 'regionId', ${city.fkRegion}) from city
      where ${city.idCity} = $5 and ${city.country} = $1),
    'regionOfPostcode', (select ${range.fkRegion} from postcode_range range where ${range.country} = $1
      and length(${range.fromCode}) = length($6::text)
      and $6::text collate "C" between ${range.fromCode} and ${range.toCode} limit 1)) as places`

const guestStatement = { name: 'checkout_facts_guest', text: textFor(true) }
const customerStatement = { name: 'checkout_facts', text: textFor(false) }

type FactsRow = Omit<VisitorFacts, 'addresses'> & { addresses: AddressRow[] }

/** What a checkout asks the database for besides its cart and its store, in one statement. */
export async function readFacts(queries: Queries, question: FactsQuestion): Promise<VisitorFacts> {
  const { country, idCustomer, region: regionId, city: cityId, postcode, cart: hash, isOrdering } = question
  const values = [country, idCustomer, hash, regionId, cityId, postcode, isOrdering]
  const statement = idCustomer === null ? guestStatement : customerStatement
  const { rows } = await queries.query<FactsRow>({ ...statement, values })
  return { ...rows[0]!, addresses: rows[0]!.addresses.map(fromRow) }
}
