import { z } from 'zod/mini'
import { disputeSources, disputeStatuses } from '#domain/buy/payments/disputes.ts'
import { paymentMethods } from '#domain/buy/payments/methods.ts'
import { permissions, roles } from '#domain/desk/staff/roles.ts'
import { deskLanguages } from '#domain/desk/words.ts'
import { openCountries } from '#domain/platform/country/country.ts'
import { int, number, string } from '#contract/platform/primitives.ts'

export const store = z.enum(openCountries)
export const language = z.enum(deskLanguages)
export const role = z.enum(roles)
/** A moment, as ISO 8601 in UTC. */
export const instant = string
export const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500))
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
export const emptyBody = z.object({})

/** Several of a list in one parameter: `paid,preparing`. */
export const listOf = <S extends z.ZodMiniType<unknown, string>>(one: S) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string) => text.split(',')),
      z.array(one),
    ),
  )

/** A step of a lifecycle, with the label its shopper reads. */
export const step = z.object({ status: string, label: string, at: instant, note: z.nullable(string) })

/** Who is signed in, and what the desk offers them. */
export const staffMember = z.object({
  idStaff: int,
  email: string,
  name: string,
  roles: z.array(role),
  permissions: z.array(z.enum(permissions)),
  /** Null: all stores. */
  stores: z.nullable(z.array(store)),
  language,
})
export type StaffMember = z.output<typeof staffMember>

/** A payment that a buyer asked their bank to take back. */
export const dispute = z.object({
  id: int,
  orderNr: string,
  /** The payment it is about, among those of its order. */
  payment: int,
  country: store,
  method: z.enum(paymentMethods),
  amount: number,
  source: z.enum(disputeSources),
  status: z.enum(disputeStatuses),
  reason: string,
  /** Until when the bank wants the shop’s papers. */
  dueOn: z.nullable(string),
  openedAt: instant,
  decidedAt: z.nullable(instant),
})
export type Dispute = z.output<typeof dispute>

/** An act on something that waits for a second person. */
export const waiting = z.object({ act: string, amount: number, by: string, expiresAt: instant })
export type Waiting = z.output<typeof waiting>
