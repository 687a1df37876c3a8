import { dayInWords, readDay } from '#domain/platform/text/day-names.ts'

/** A promise; without its last day while nobody has said where it goes. */
type Promised = { from: string; to?: string | undefined }

/** 'entre el miércoles 18 y el sábado 21 de noviembre': days, because a speed leaves the counting to the shopper. */
export function arrivalDays({ from, to }: Promised): string {
  if (to === undefined) return `a partir del ${dayInWords(from)}`
  if (from === to) return `el ${dayInWords(to)}`
  const first = readDay(from)
  const month = first.month === readDay(to).month ? '' : ` de ${first.month}`
  return `entre el ${first.weekday} ${first.day}${month} y el ${dayInWords(to)}`
}

/** Of what waits at a branch: it does not come by itself. */
export const readyText = (from: string): string => `Listo para retirar desde el ${dayInWords(from)}`

export const arrivalText = (promised: Promised): string => `Llega ${arrivalDays(promised)}`
