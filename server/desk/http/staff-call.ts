import type { StaffMember } from '#contract/desk/shapes.ts'
import type { DeskEndpoint, DeskParsed, DeskReply } from '#contract/desk/desk-endpoint.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { KeyPermission } from '#domain/desk/staff/api-key.ts'
import type { DeskLanguage } from '#domain/desk/words.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { Intent } from '#server/platform/http/idempotency.ts'
import type { Acting } from '#server/platform/audit/audit.ts'

/** Who is signed in, with the session of their browser; or the system that calls with a key, which has no role. */
export type SignedIn = Omit<StaffMember, 'permissions'> & {
  /** Of a key: who made it. */
  idStaff: number
  sessionId: string
  key: { idKey: number; permissions: readonly KeyPermission[] } | null
}

type DeskCaller = { ip: string; userAgent: string; origin: string; isSecure: boolean; token: string | undefined }

type BaseCall = {
  now: Date
  language: DeskLanguage
  caller: DeskCaller
  /** The name and moment of an act, and why where that was asked. */
  acting(reason?: string): Acting
  /** Refuses a store the person does not work for as if there were nothing in it. */
  requireStore(country: OpenCountry): void
  /** The store that was asked for, or all the person works for. */
  storesOf(country: OpenCountry | undefined): readonly OpenCountry[]
  /** The Idempotency-Key, for services that open transactions of their own. */
  intent: Intent | undefined
  /** One transaction, run once per Idempotency-Key. */
  transact<T>(work: (tx: Handle) => Promise<T>): Promise<T>
  /** The cookie of the session; undefined deletes it. */
  setSession(token: string | undefined): void
}

export type StaffCall = BaseCall & { staff: SignedIn }
/** A call that is open to the public: perhaps nobody is signed in. */
export type PublicCall = BaseCall & { staff: SignedIn | undefined }
type CallOf<E extends DeskEndpoint> = E['permission'] extends 'public' ? PublicCall : StaffCall

/** Answers as they change, until the signal says that nobody waits for one any more. */
export type DeskFollower<E extends DeskEndpoint> = (
  input: DeskParsed<E>,
  call: CallOf<E>,
  signal: AbortSignal,
) => AsyncIterable<DeskReply<E>>

export type DeskHandler<E extends DeskEndpoint> = (
  input: DeskParsed<E>,
  call: CallOf<E>,
) => Promise<DeskReply<E>> | DeskReply<E>
