import type { Address } from '#domain/customers/addresses/address.ts'

/** The address at the time of the order: later changes of the address book do not affect it (INV-16). */
export type AddressCopy = {
  first_name: string
  last_name: string
  prefix: string
  phone: string
  address1: string
  street_number: string
  additional_info: string
  postcode: string
  region_id: number
  region: string
  city_id: number | null
  city: string
}

export const toAddressCopy = (address: Omit<Address, 'id'>): AddressCopy => ({
  first_name: address.firstName,
  last_name: address.lastName,
  prefix: address.prefix,
  phone: address.phone,
  address1: address.address1,
  street_number: address.streetNumber,
  additional_info: address.additionalInfo,
  postcode: address.postcode,
  region_id: address.regionId,
  region: address.region,
  city_id: address.cityId,
  city: address.city,
})

/** The copy as orders and exchanges show it. */
export const withoutPlaceIds = ({ region_id: _region, city_id: _city, ...shown }: AddressCopy) => shown

/** How the address of a pickup names its branch. */
export const branchLine = (name: string) => `Sucursal ${name}`
export const branchNameIn = ({ additional_info: line }: Pick<AddressCopy, 'additional_info'>) =>
  line.replace(/^Sucursal /, '')
