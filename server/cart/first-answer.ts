import { RuleError } from '#domain/errors.ts'
import { given, hashOf, rememberedForMs, type Intent, type Kept } from '#server/http/idempotency.ts'
import { answerOf, type CartAnswer } from './decision.ts'
import type { KeptAnswer } from './facts.ts'
import type { SetAtOnce } from './set-at-once.ts'
import type { CartStates } from './states.ts'
import { ownerOf, type Visitor } from './visitor.ts'
import type { Note } from './write.ts'

/** A call as it is remembered: by its key, and by whose it is (R6). */
export type Remembered = Omit<Note, 'key' | 'response'> & { key: string | undefined }

export function rememberedAs({ key, route, request }: Intent, visitor: Visitor): Remembered {
  if (key === undefined) return { key, route, owner: '', requestHash: '' }
  return { key, route, owner: ownerOf(visitor), requestHash: hashOf(request) }
}

export const noteOf = ({ key, ...call }: Remembered, response: Kept): Note | undefined =>
  key === undefined ? undefined : { key, ...call, response }

export const isForgotten = ({ at }: KeptAnswer, now: Date) => now.getTime() - at > rememberedForMs

/** The first answer, given again; another request under the same key is a conflict. */
export async function giveAgain(
  { response, requestHash, at }: KeptAnswer,
  call: Remembered,
  { store }: Visitor,
  states: CartStates,
): Promise<CartAnswer> {
  if (requestHash !== call.requestHash) throw new RuleError('idempotency_conflict')
  const kept = response as Kept | { atOnce: SetAtOnce }
  if ('atOnce' in kept) return answerOf(await states.atOnce(kept.atOnce, { store, now: new Date(at) }), '')
  return given(kept) as CartAnswer
}
