import { stepsOf, type StatusEvent, type Step } from '#domain/buy/orders/timeline.ts'
import { exchangeLabels, exchangeTransitions, type ExchangeStatus } from './states.ts'

const usualWay: readonly ExchangeStatus[] = ['requested', 'approved', 'received', 'finished']

/** The recorded steps of a request, then the steps still to come (OP-080, OP-086). */
export function exchangeTimeline(status: ExchangeStatus, events: readonly StatusEvent[]): Step[] {
  const ahead = exchangeTransitions[status].length > 0 ? usualWay.slice(usualWay.indexOf(status) + 1) : []
  return stepsOf(
    events,
    ahead.map((step) => ({ status: step, label: exchangeLabels[step] })),
  )
}

/** Whether a customer may still cancel: until the goods are received (OP-087). */
export const isAnnullable = (status: ExchangeStatus) => exchangeTransitions[status].includes('annulled')
