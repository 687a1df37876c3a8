import type { CustomerAddress } from '#contract/customers/addresses.ts'
import { toFlag } from '#contract/platform/primitives.ts'
import type { customerAddress } from '#db/schema/addresses.ts'
import type { Address } from '#domain/customers/addresses/address.ts'

/** The columns of an address besides its owner and dates, for statements that list them. */
export const addressColumns = [
  'idCustomerAddress',
  'addressTypeId',
  'firstName',
  'lastName',
  'prefix',
  'phone',
  'phone2',
  'address1',
  'streetNumber',
  'additionalInfo',
  'postcode',
  'fkCustomerAddressRegion',
  'fkCustomerAddressCity',
  'city',
  'isDefaultShipping',
  'isDefaultBilling',
] as const

/** A row of `customer_address` with the name of its region. */
export type AddressRow = Pick<typeof customerAddress.$inferSelect, (typeof addressColumns)[number]> & { region: string }

export const fromRow = (row: AddressRow): Address => ({
  id: row.idCustomerAddress,
  typeId: row.addressTypeId,
  firstName: row.firstName,
  lastName: row.lastName,
  prefix: row.prefix,
  phone: row.phone,
  phone2: row.phone2,
  address1: row.address1,
  streetNumber: row.streetNumber,
  additionalInfo: row.additionalInfo,
  postcode: row.postcode,
  regionId: row.fkCustomerAddressRegion,
  region: row.region,
  cityId: row.fkCustomerAddressCity,
  city: row.city,
  isDefaultShipping: row.isDefaultShipping,
  isDefaultBilling: row.isDefaultBilling,
})

export const toWireAddress = (address: Address): CustomerAddress => ({
  id_customer_address: address.id,
  address_type_id: address.typeId,
  first_name: address.firstName,
  last_name: address.lastName,
  prefix: address.prefix,
  phone: address.phone,
  phone2: address.phone2 ?? '',
  address1: address.address1,
  street_number: address.streetNumber,
  additional_info: address.additionalInfo,
  postcode: address.postcode,
  fk_customer_address_region: address.regionId,
  region: address.region,
  fk_customer_address_city: address.cityId,
  city: address.city,
  is_default_shipping: toFlag(address.isDefaultShipping),
  is_default_billing: toFlag(address.isDefaultBilling),
})
