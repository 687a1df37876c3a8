const minute = 60_000
const day = 24 * 60 * minute

/** Instants relative to the time of seeding. */
export function momentsAround(now: Date) {
  const shifted = (milliseconds: number) => new Date(now.getTime() + milliseconds)
  return {
    now,
    daysAgo: (days: number) => shifted(-days * day),
    inDays: (days: number) => shifted(days * day),
    minutesAgo: (minutes: number) => shifted(-minutes * minute),
    inMinutes: (minutes: number) => shifted(minutes * minute),
  }
}

export type Moments = ReturnType<typeof momentsAround>
