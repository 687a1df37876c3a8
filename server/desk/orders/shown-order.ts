import type { DeskOrder } from '#contract/desk/orders.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'

/** An order as the person may see it after an act. */
export type ShowOrder = (orderNr: string, call: StaffCall) => Promise<{ order: DeskOrder }>
