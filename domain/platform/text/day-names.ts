/** As Spanish writes them in all our stores. Names of our own, because the platform's take a long task to wake up. */
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

/** From Sunday, as the platform counts. */
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
