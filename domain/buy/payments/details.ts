/** The provider's details of a payment. Minor units; the cost of instalments is the provider's figure, never ours. */
export type PaymentDetails = {
  card?: string
  instalments?: number
  instalmentAmount?: number
  financedTotal?: number
  /** Costo financiero total, in percent. */
  cft?: number
}
