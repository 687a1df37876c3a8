import { months, weekdays } from '#domain/text/day-names.ts'

/** Days travel as plain YYYY-MM-DD, so they are read at midnight UTC and never moved by a time zone. */
function read(day: string) {
  const date = new Date(`${day}T00:00:00Z`)
  return { weekday: weekdays[date.getUTCDay()], day: date.getUTCDate(), month: months[date.getUTCMonth()] }
}

/** 'Llega entre el miércoles 18 y el sábado 21 de noviembre': days, because a speed leaves the counting to the shopper. */
export function arrivalText({ from, to }: { from: string; to: string }): string {
  const first = read(from)
  const last = read(to)
  const end = `${last.weekday} ${last.day} de ${last.month}`
  if (from === to) return `Llega el ${end}`
  const month = first.month === last.month ? '' : ` de ${first.month}`
  return `Llega entre el ${first.weekday} ${first.day}${month} y el ${end}`
}
