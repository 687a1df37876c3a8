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
