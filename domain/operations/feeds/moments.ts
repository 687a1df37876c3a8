const form = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(\.\d{1,6})?)?\s*(Z|[+-]\d\d:?\d\d)?)?$/

/** An ISO 8601 instant in UTC, or undefined. Without a zone it is UTC; a date alone is its first moment. */
export function readMoment(text: string): string | undefined {
  const found = form.exec(text.trim())
  if (!found) return undefined
  const [, year, month, day, hour = '00', minute = '00', second = '00', fraction = '', zone = 'Z'] = found
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > lastDay) return undefined
  const offset = zone === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`)
  // The fraction is kept separately: a Date has three digits of it, the database six.
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString().replace('.000Z', `${fraction}Z`)
}

/** `2026-11-01T00:00-0300/2026-11-30T23:59-0300`: the period of a sale price. */
export function readPeriod(text: string): { from: string; to: string } | undefined {
  const [first = '', second = '', more] = text.split('/')
  const [from, to] = [readMoment(first), readMoment(second)]
  if (more !== undefined || from === undefined || to === undefined) return undefined
  return Date.parse(from) < Date.parse(to) ? { from, to } : undefined
}
