/** Who receives an order, normalised. */
export type Contact = { firstName: string; lastName: string; prefix: string; phone: string }

/** An address as a form gives it, normalised. */
export type TypedAddress = Contact & {
  phone2: string | null
  address1: string
  streetNumber: string
  additionalInfo: string
  postcode: string
  regionId: number
  /** Null when the city is only typed (ACC-15). */
  cityId: number | null
  city: string
  /** Null when the form does not ask for it. */
  typeId: number | null
  isDefaultShipping: boolean
  isDefaultBilling: boolean
}

/** An address of a customer's address book (ACC-07, ACC-10). */
export type Address = TypedAddress & {
  id: number
  typeId: number
  /** The region's name. */
  region: string
}
