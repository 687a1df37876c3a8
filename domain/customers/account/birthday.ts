export const minAge = 13
export const maxAge = 120

/** 'YYYY-MM-DD' of three fields that name a real day; undefined for 30 February. */
export function dayOf(year: string, month: string, day: string): string | undefined {
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return undefined
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : text
}

/** OP-068: not in the future, and an age between 13 and 120. `today` is the store's own day. */
export function isBirthday(day: string, today: string): boolean {
  const [year, rest] = [Number(day.slice(0, 4)), day.slice(4)]
  const [thisYear, thisRest] = [Number(today.slice(0, 4)), today.slice(4)]
  const age = thisYear - year - (rest > thisRest ? 1 : 0)
  return age >= minAge && age <= maxAge
}

/** ACC-05: stored year-month-day, shown day/month/year. */
export const shownBirthday = (day: string) => day.split('-').toReversed().join('/')
