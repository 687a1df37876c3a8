import { and, asc, count, eq, isNull, ne, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { customerAddress } from '#db/schema/addresses.ts'
import { customer } from '#db/schema/customers.ts'
import { city, postcodeRange, region } from '#db/schema/places.ts'
import { addressType } from '#db/schema/store.ts'
import type { Address, TypedAddress } from '#domain/customers/addresses/address.ts'
import type { KnownPlaces } from '#domain/customers/addresses/place-of-address.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { fromRow } from './address-mappers.ts'

type AddressKey = { idCustomer: number; id: number }
/** A typed address whose places and type the country knows. */
type PlacedAddress = TypedAddress & { typeId: number }

/** The addresses of one customer that are not deleted (INV-24). */
const ofOwner = (idCustomer: number) =>
  and(eq(customerAddress.idCustomer, idCustomer), isNull(customerAddress.deletedAt))

const rowOf = ({ regionId, cityId, typeId, ...rest }: PlacedAddress) => ({
  ...rest,
  addressTypeId: typeId,
  fkCustomerAddressRegion: regionId,
  fkCustomerAddressCity: cityId,
})

export const addressesRepository = (db: Handle) => ({
  async of(idCustomer: number): Promise<Address[]> {
    const rows = await db
      .select({ row: customerAddress, region: region.name })
      .from(customerAddress)
      .innerJoin(region, eq(region.id, customerAddress.fkCustomerAddressRegion))
      .where(ofOwner(idCustomer))
      .orderBy(asc(customerAddress.idCustomerAddress))
    return rows.map(({ row, region: regionName }) => fromRow({ ...row, region: regionName }))
  },

  /** Serialises changes of one customer's addresses, so that the limit and the defaults hold (INV-21, OP-073). */
  async lock(idCustomer: number): Promise<void> {
    await db
      .select({ id: customer.idCustomer })
      .from(customer)
      .where(eq(customer.idCustomer, idCustomer))
      .for('no key update')
  },

  async count(idCustomer: number): Promise<number> {
    const [row] = await db.select({ count: count() }).from(customerAddress).where(ofOwner(idCustomer))
    return row!.count
  },

  /**
   * What the country knows of the places in an address. Without a type it gets the first one enabled for deliveries.
   */
  async placesOf(country: OpenCountry, { regionId, cityId, postcode, typeId }: TypedAddress): Promise<KnownPlaces> {
    const [foundRegion] = await db
      .select({ id: region.id })
      .from(region)
      .where(and(eq(region.country, country), eq(region.id, regionId)))
    const [foundCity] =
      cityId === null
        ? []
        : await db
            .select({ name: city.name, regionId: city.fkRegion })
            .from(city)
            .where(and(eq(city.country, country), eq(city.idCity, cityId)))
    const [range] = await db
      .select({ regionId: postcodeRange.fkRegion })
      .from(postcodeRange)
      .where(
        and(
          eq(postcodeRange.country, country),
          sql`length(${postcodeRange.fromCode}) = length(${postcode})`,
          sql`${postcode} collate "C" between ${postcodeRange.fromCode} and ${postcodeRange.toCode}`,
        ),
      )
    const [type] = await db
      .select({ id: addressType.id, enabled: addressType.enabled })
      .from(addressType)
      .where(
        and(
          eq(addressType.country, country),
          typeId === null ? eq(addressType.enabled, true) : eq(addressType.id, typeId),
        ),
      )
      .orderBy(asc(addressType.position))
      .limit(1)
    return { region: foundRegion, city: foundCity, regionOfPostcode: range?.regionId, type }
  },

  /** A new default takes the flag from the previous one (INV-21). */
  async clearDefaults(
    idCustomer: number,
    { isDefaultShipping, isDefaultBilling }: TypedAddress,
    exceptId = 0,
  ): Promise<void> {
    const others = and(ofOwner(idCustomer), ne(customerAddress.idCustomerAddress, exceptId))
    if (isDefaultShipping) await db.update(customerAddress).set({ isDefaultShipping: false }).where(others)
    if (isDefaultBilling) await db.update(customerAddress).set({ isDefaultBilling: false }).where(others)
  },

  async add(country: OpenCountry, idCustomer: number, address: PlacedAddress, now: Date): Promise<number> {
    const [row] = await db
      .insert(customerAddress)
      .values({ ...rowOf(address), country, idCustomer, createdAt: now })
      .returning({ id: customerAddress.idCustomerAddress })
    return row!.id
  },

  /** Returns whether the customer had this address. */
  async change({ idCustomer, id }: AddressKey, address: PlacedAddress): Promise<boolean> {
    const changed = await db
      .update(customerAddress)
      .set(rowOf(address))
      .where(and(ofOwner(idCustomer), eq(customerAddress.idCustomerAddress, id)))
      .returning({ id: customerAddress.idCustomerAddress })
    return changed.length > 0
  },

  async remove({ idCustomer, id }: AddressKey, now: Date): Promise<boolean> {
    const removed = await db
      .update(customerAddress)
      .set({ deletedAt: now, isDefaultShipping: false, isDefaultBilling: false })
      .where(and(ofOwner(idCustomer), eq(customerAddress.idCustomerAddress, id)))
      .returning({ id: customerAddress.idCustomerAddress })
    return removed.length > 0
  },

  typesOf: (country: OpenCountry, { onlyEnabled }: { onlyEnabled: boolean }) =>
    db
      .select({ id: addressType.id, code: addressType.code, label: addressType.label })
      .from(addressType)
      .where(and(eq(addressType.country, country), onlyEnabled ? eq(addressType.enabled, true) : undefined))
      .orderBy(asc(addressType.position)),
})
