import type { TypedAddress } from '#domain/customers/addresses/address.ts'
import type { Choice } from './prepare.ts'

/** Who buys and where to, checked; null where a customer's account and address book say it. */
export type Guest = { email: string; documentType: string; document: string }

export type PlaceOrderCommand = {
  version: number
  /** What the shopper saw, in currency units. */
  total: number
  choice: Choice
  idBranch: number | null
  guest: Guest | null
  /** Who a guest is, where nothing is sent. */
  contact: { firstName: string; lastName: string } | null
  /** An address that was typed; its places are looked up with everything else. */
  typedAddress: TypedAddress | null
}
