import type { StoredLine } from '#domain/buy/cart/set-lines.ts'

/** What may change from one moment to the next of a size the store knows: read for every reply. Minor units. */
export type Supply = {
  sku: string
  stock: number
  isSold: boolean
  price: number
  inForce: number
  sellerShipsFree: boolean
  /** Changes whenever the row of the product does. */
  edition: string
}

export type CartRow = {
  hash: string
  version: number
  idCustomer: number | null
  orderNr: string | null
  /** Milliseconds. */
  updatedAt: number
}

/** A cart just after the quantity of one line was set: all a reply needs besides product data and terms. */
export type QuantitySet = Pick<CartRow, 'hash' | 'version' | 'idCustomer'> & {
  lines: (StoredLine & Supply)[]
  memberShipsFree: boolean
}
