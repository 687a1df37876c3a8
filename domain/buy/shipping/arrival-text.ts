import { dayInWords, readDay } from '#domain/platform/text/day-names.ts'

/** A delivery promise; without a last day while the destination is unknown. */
type DeliveryPromise = { from: string; to?: string | undefined }

/** 'entre el miércoles 18 y el sábado 21 de noviembre': days, because a duration leaves the counting to the shopper. */
function arrivalDays({ from, to }: DeliveryPromise): string {
  if (to === undefined) return `a partir del ${dayInWords(from)}`
  if (from === to) return `el ${dayInWords(to)}`
  const first = readDay(from)
  const month = first.month === readDay(to).month ? '' : ` de ${first.month}`
  return `entre el ${first.weekday} ${first.day}${month} y el ${dayInWords(to)}`
}

export const arrivalText = (promised: DeliveryPromise): string => `Llega ${arrivalDays(promised)}`
