import type { Gift } from '#domain/buy/gift-cards/gift-card.ts'
import type { Contact, TypedAddress } from '#domain/customers/addresses/address.ts'
import type { Choice } from './prepare.ts'

/** Who buys and where to, checked; null where a customer's account and address book say it. */
export type Guest = { email: string; documentType: string; document: string }

export type PlaceOrderCommand = {
  version: number
  /** What the shopper saw, in currency units. */
  total: number
  choice: Choice
  guest: Guest | null
  /** Who the goods are for, where nothing is sent to a home: by mail, or to a branch. */
  contact: Contact | null
  /** An address that was typed; its places are looked up with everything else. */
  typedAddress: TypedAddress | null
  /** Who gets its gift cards; null when that is chosen after paying. */
  gift: Gift | null
}
