/** What a provider said of how a payment is made. Minor units; the cost of instalments is its figure, never ours. */
export type PaymentDetails = {
  card?: string
  instalments?: number
  instalmentAmount?: number
  financedTotal?: number
  /** Costo financiero total, in percent. */
  cft?: number
}
