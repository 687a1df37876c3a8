import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { Role } from '#domain/desk/staff/roles.ts'

/** What a role may give away to one customer in thirty days, in minor units. */
const limits: Partial<Record<Role, Readonly<Record<OpenCountry, number>>>> = {
  owner: { ar: 50_000_000, cl: 500_000, co: 2_000_000 },
  care: { ar: 5_000_000, cl: 50_000, co: 200_000 },
}

export const goodwillDays = 30

/** The most that a person may give: the largest of their roles. */
export const goodwillLimit = (roles: readonly Role[], country: OpenCountry): number =>
  Math.max(0, ...roles.map((role) => limits[role]?.[country] ?? 0))

type Gift = { roles: readonly Role[]; country: OpenCountry; amount: number; givenLately: number }

/** What is left to give to somebody who was given something lately: several small credits are one large one. */
export const goodwillLeft = ({ roles, country, givenLately }: Omit<Gift, 'amount'>): number =>
  Math.max(0, goodwillLimit(roles, country) - givenLately)

export const mayGive = (gift: Gift): boolean => gift.amount > 0 && gift.amount <= goodwillLeft(gift)
