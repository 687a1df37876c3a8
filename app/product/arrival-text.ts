import type { StoreProfile } from '#domain/store/settings.ts'

const readers = new Map<string, Intl.DateTimeFormat>()

/** Days travel as plain YYYY-MM-DD, so they are read at midnight UTC and never moved by a time zone. */
function read(day: string, locale: string) {
  const reader =
    readers.get(locale) ??
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' })
  readers.set(locale, reader)
  const parts = Object.fromEntries(
    reader.formatToParts(new Date(`${day}T00:00:00Z`)).map(({ type, value }) => [type, value]),
  )
  return { weekday: parts.weekday!, day: parts.day!, month: parts.month! }
}

/** 'Llega entre el miércoles 18 y el sábado 21 de noviembre': days, because a speed leaves the counting to the shopper. */
export function arrivalText(
  { from, to }: { from: string; to: string },
  { locale }: Pick<StoreProfile, 'locale'>,
): string {
  const first = read(from, locale)
  const last = read(to, locale)
  const end = `${last.weekday} ${last.day} de ${last.month}`
  if (from === to) return `Llega el ${end}`
  const month = first.month === last.month ? '' : ` de ${first.month}`
  return `Llega entre el ${first.weekday} ${first.day}${month} y el ${end}`
}
