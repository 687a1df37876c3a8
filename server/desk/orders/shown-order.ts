import type { DeskOrder } from '#contract/desk/orders.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'

/** Refuses orders of other stores as if there were none. */
export type RequireOrder = (orderNr: string, call: StaffCall) => Promise<void>

/** An order as the person may see it after an act. */
export type ShowOrder = (orderNr: string, call: StaffCall) => Promise<{ order: DeskOrder }>
