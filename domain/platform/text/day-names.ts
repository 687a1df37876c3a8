/** Spanish month names of all our stores. Hard-coded, because loading the platform's takes a long task. */
export const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const

/** From Sunday, as `Date` counts. */
export const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const

/** A day written YYYY-MM-DD; read at midnight UTC, so that no time zone moves it. */
export function readDay(day: string) {
  const date = new Date(`${day}T00:00:00Z`)
  return { weekday: weekdays[date.getUTCDay()]!, day: date.getUTCDate(), month: months[date.getUTCMonth()]! }
}

/** `jueves 20 de noviembre` */
export function dayInWords(text: string): string {
  const { weekday, day, month } = readDay(text)
  return `${weekday} ${day} de ${month}`
}
