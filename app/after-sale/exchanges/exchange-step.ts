/** The steps of an exchange request, in order. */
export const exchangeSteps = ['items', 'ways', 'collection', 'review'] as const
export type ExchangeStep = (typeof exchangeSteps)[number]
