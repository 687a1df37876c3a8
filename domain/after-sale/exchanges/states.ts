/** Every state of an exchange or return with the label a customer reads. */
export const exchangeLabels = {
  requested: 'En revisión',
  approved: 'Aprobada',
  received: 'Recibida',
  finished: 'Finalizada',
  rejected: 'Rechazada',
  annulled: 'Anulada',
} as const satisfies Record<string, string>

export type ExchangeStatus = keyof typeof exchangeLabels
export const exchangeStatuses = Object.keys(exchangeLabels) as ExchangeStatus[]

export const exchangeTransitions: Readonly<Record<ExchangeStatus, readonly ExchangeStatus[]>> = {
  requested: ['approved', 'rejected', 'annulled'],
  approved: ['received', 'annulled'],
  received: ['finished'],
  finished: [],
  rejected: [],
  annulled: [],
}
