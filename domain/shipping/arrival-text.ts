import { readDay } from '#domain/text/day-names.ts'

/** 'Llega entre el miércoles 18 y el sábado 21 de noviembre': days, because a speed leaves the counting to the shopper. */
export function arrivalText({ from, to }: { from: string; to: string }): string {
  const first = readDay(from)
  const last = readDay(to)
  const end = `${last.weekday} ${last.day} de ${last.month}`
  if (from === to) return `Llega el ${end}`
  const month = first.month === last.month ? '' : ` de ${first.month}`
  return `Llega entre el ${first.weekday} ${first.day}${month} y el ${end}`
}
