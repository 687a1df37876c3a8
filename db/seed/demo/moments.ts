const day = 24 * 60 * 60 * 1000

/** Instants around the moment of seeding. */
export type Moments = { now: Date; daysAgo(days: number): Date; inDays(days: number): Date; minutesAgo(minutes: number): Date }

export function momentsAround(now: Date): Moments {
  const shifted = (milliseconds: number) => new Date(now.getTime() + milliseconds)
  return {
    now,
    daysAgo: (days) => shifted(-days * day),
    inDays: (days) => shifted(days * day),
    minutesAgo: (minutes) => shifted(-minutes * 60_000),
  }
}
