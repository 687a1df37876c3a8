/** The shop's flags (FLAG-01): what each may be, and what it is while nobody has said or could be asked (FLAG-03). */
export const flagTable = {
  /** The search backend: `off` speaks the older dialect, anything else the BFF (OP-025). */
  bff_flag: { values: ['control', 'on', 'off'], initial: 'control' },
  /** `off` shows filters as a part of the page instead of a sheet over it. */
  filters_refactor_flag: { values: ['on', 'off'], initial: 'on' },
  /** The e-mail first, then the password (FLAG-04). */
  new_login_front_flag: { values: [true, false], initial: false },
} as const

export type FlagKey = keyof typeof flagTable
export type FlagValue = string | boolean
export type Flags = Record<FlagKey, FlagValue>
export const flagKeys = Object.keys(flagTable) as FlagKey[]
export const isFlagKey = (text: string): text is FlagKey => text in flagTable

export const initialFlags = Object.fromEntries(flagKeys.map((key) => [key, flagTable[key].initial])) as Flags

/** A value that a flag may have, else its initial one. */
export function knownValue(key: FlagKey, value: unknown): FlagValue {
  const { values, initial } = flagTable[key]
  return (values as readonly unknown[]).includes(value) ? (value as FlagValue) : initial
}

/** FLAG-09: nobody waits longer for flags than this. */
export const flagTimeoutMs = 750
/** Where the shop's own configuration is served, as the flag client builds its address (OP-102). */
export const flagsBasePath = '/flags'
/** Two parts of 22 characters (FLAG-10). It is public: it names a configuration, it opens nothing. */
export const shopSdkKey = 'vereda-flags-web-00001/vereda-flags-web-00001'

export const visitorCookie = 'flag_user_id'
export const visitorForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

type Known = { customerId?: string | undefined; analyticsId?: string | undefined; visitorId?: string | undefined }

/** FLAG-07: the customer, else the visitor of the analytics tool, else a number of our own, else nobody. */
export const flagIdentity = ({ customerId, analyticsId, visitorId }: Known): string | undefined =>
  customerId ?? analyticsId ?? visitorId
