import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { Permission } from './staff/roles.ts'

/** The acts that give money away, and what a person needs to do them or to agree to them. */
export const moneyActs = {
  'cut-order': 'orders.cancel',
  'cancel-order': 'orders.cancel',
  'settle-return': 'returns.settle',
  'pay-withdrawal': 'payouts.settle',
  'pay-credit': 'payouts.settle',
} as const satisfies Record<string, Permission>
export type MoneyAct = keyof typeof moneyActs
export const moneyActNames = Object.keys(moneyActs) as MoneyAct[]

/** How long somebody has to agree. */
export const requestLifeMs = 48 * 60 * 60 * 1000

/** Up to what sum one person may decide alone, in minor units, where a store has not said otherwise. */
export const usualLimits: Readonly<Record<OpenCountry, number>> = { ar: 300_000_00, cl: 250_000, co: 1_000_000 }

/** `limit`: null where one person may decide on any sum. */
export const needsSecondPerson = (amount: number, limit: number | null): boolean => limit !== null && amount > limit

export const requestStatuses = ['waiting', 'agreed', 'rejected'] as const
type RequestStatus = (typeof requestStatuses)[number]

type Request = { status: RequestStatus; idStaff: number; expiresAt: Date }

/** Why a person cannot agree to a request; null where they can. To reject one's own is to take it back. */
export function agreementRefusal(
  { status, idStaff, expiresAt }: Request,
  who: number,
  now: Date,
): 'decided' | 'expired' | 'own' | null {
  if (status !== 'waiting') return 'decided'
  if (now >= expiresAt) return 'expired'
  return idStaff === who ? 'own' : null
}
