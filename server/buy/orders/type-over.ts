import { and, eq, ilike } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { city as cityTable, region as regionTable } from '#db/schema/places.ts'
import { salesOrder } from '#db/schema/orders.ts'
import type { TypedAddress } from '#domain/customers/addresses/address.ts'
import { checkAddress } from '#domain/customers/addresses/address-fields.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

/** What an operator names of an address; the rest stays. Places by their names. */
export type TypedOver = Partial<
  Record<
    'first' | 'last' | 'prefix' | 'phone' | 'street' | 'number' | 'more' | 'postcode' | 'region' | 'city',
    string | undefined
  >
>

const literal = (name: string) => name.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** The address of an order with what was typed over it. */
export async function typeOver(db: Handle, orderNr: string, typed: TypedOver): Promise<TypedAddress> {
  const [order] = await db.select().from(salesOrder).where(eq(salesOrder.orderNr, orderNr))
  if (!order) throw new OperatorRefusal(`There is no order "${orderNr}".`)
  const { country, shippingAddress: now } = order
  let regionId = now.region_id
  if (typed.region !== undefined) {
    if (typed.city === undefined) throw new OperatorRefusal('With --region the --city has to be named too.')
    const isIt = and(eq(regionTable.country, country), ilike(regionTable.name, literal(typed.region)))
    const [found] = await db.select().from(regionTable).where(isIt)
    if (!found) throw new OperatorRefusal(`The store ${country} has no region "${typed.region}".`)
    regionId = found.id
  }
  let [cityId, city] = [now.city_id, now.city]
  if (typed.city !== undefined) {
    const isIt = and(eq(cityTable.fkRegion, regionId), ilike(cityTable.name, literal(typed.city)))
    const [found] = await db.select().from(cityTable).where(isIt)
    ;[cityId, city] = [found?.idCity ?? null, found?.name ?? typed.city]
  }
  const checked = checkAddress(
    {
      first_name: typed.first ?? now.first_name,
      last_name: typed.last ?? now.last_name,
      prefix: typed.prefix ?? now.prefix,
      phone: typed.phone ?? now.phone,
      phone_optional: '',
      address1: typed.street ?? now.address1,
      address2: '',
      street_number: typed.number ?? now.street_number,
      additional_info: typed.more ?? now.additional_info,
      postcode: typed.postcode ?? now.postcode,
      fk_customer_address_region: String(regionId),
      fk_customer_address_city: cityId === null ? '' : String(cityId),
      city,
      address_type_id: '',
      is_default_shipping: '0',
      is_default_billing: '0',
    },
    country,
  )
  if ('errors' in checked) {
    const wrong = Object.entries(checked.errors).map(([field, sentence]) => `${field}: ${sentence}`)
    throw new OperatorRefusal(`The address cannot be used. ${wrong.join(' ')}`)
  }
  return checked.value
}
