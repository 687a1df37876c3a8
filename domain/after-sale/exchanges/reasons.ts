import type { OpenCountry } from '#domain/platform/country/country.ts'

/** The return reasons of a new shop; an operator's list may hold more. */
const changeReasons = ['too_small', 'too_big', 'not_liked', 'defect', 'wrong_item', 'late'] as const
export type ChangeReason = (typeof changeReasons)[number]

/** The one reason that keeps a returned product out of stock. */
export const defectReason: ChangeReason = 'defect'

const faults: readonly string[] = ['defect', 'wrong_item'] satisfies ChangeReason[]

/** Whether the shop sent a faulty or wrong product: then even goods that are not exchangeable may come back. */
export const isFaultOfShop = (reason: string) => faults.includes(reason)

export const reasonLabels = (country: OpenCountry): Readonly<Record<ChangeReason, string>> => ({
  too_small: country === 'ar' ? 'Me quedó chico' : 'Me quedó pequeño',
  too_big: 'Me quedó grande',
  not_liked: 'No me gustó',
  defect: 'Tiene una falla',
  wrong_item: 'No es lo que pedí',
  late: 'Llegó tarde',
})
