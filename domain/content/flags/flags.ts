/**
 * The shop's flags (FLAG-01): their allowed values, and the initial value used while none is set or the service fails
 * (FLAG-03).
 */
export const flagTable = {
  /** The search backend: `off` uses the legacy API, anything else the BFF (OP-025). */
  bff_flag: { values: ['control', 'on', 'off'], initial: 'control' },
  /** `off` shows filters inside the page instead of in a sheet. */
  filters_refactor_flag: { values: ['on', 'off'], initial: 'on' },
  /** Asks for the e-mail first, then the password (FLAG-04). */
  new_login_front_flag: { values: [true, false], initial: false },
} as const

export type FlagKey = keyof typeof flagTable
export type FlagValue = string | boolean
export type Flags = Record<FlagKey, FlagValue>
export const flagKeys = Object.keys(flagTable) as FlagKey[]
export const isFlagKey = (text: string): text is FlagKey => text in flagTable

export const initialFlags = Object.fromEntries(flagKeys.map((key) => [key, flagTable[key].initial])) as Flags

/** An allowed value as it is; anything else becomes the initial value. */
export function validFlagValue(key: FlagKey, value: unknown): FlagValue {
  const { values, initial } = flagTable[key]
  return (values as readonly unknown[]).includes(value) ? (value as FlagValue) : initial
}

/** FLAG-09: the longest wait for flags. */
export const flagTimeoutMs = 750
/** Where the shop's own configuration is served, as the flag client builds its address (OP-102). */
export const flagsBasePath = '/flags'
/** Two parts of 22 characters (FLAG-10). Public: it identifies a configuration and grants nothing. */
export const shopSdkKey = 'shop-flags-web-0000001/shop-flags-web-0000001'

export const visitorCookie = 'flag_user_id'
export const visitorIdPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

type FlagIdentityInput = {
  customerId?: string | undefined
  analyticsId?: string | undefined
  visitorId?: string | undefined
}

/** FLAG-07: the customer, else the analytics visitor, else our own visitor id, else undefined. */
export const flagIdentity = ({ customerId, analyticsId, visitorId }: FlagIdentityInput): string | undefined =>
  customerId ?? analyticsId ?? visitorId
