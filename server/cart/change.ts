import type pg from 'pg'
import { usedNoteEveryMs } from '#domain/cart/limits.ts'
import { RuleError } from '#domain/errors.ts'
import { keptRefusal, type Intent } from '#server/http/idempotency.ts'
import { answerOf, type CartAnswer, type Decision, type Wish } from './decision.ts'
import { giveAgain, isForgotten, noteOf, rememberedAs, type Remembered } from './first-answer.ts'
import { cartOnTheWire } from './on-the-wire.ts'
import { newHash, ownCart } from './own-cart.ts'
import { readFacts } from './read.ts'
import { setAtOnce } from './set-at-once.ts'
import { standingOf } from './standing.ts'
import { priceOf, type CartState } from './state.ts'
import type { CartStates } from './states.ts'
import type { Visitor } from './visitor.ts'
import { forgetAnswer, keepAnswer, noteUse, writeChange } from './write.ts'

type Queries = Pick<pg.Pool, 'query'>

/** What has to be written for a decision; coupons that may not stay go with it (INV-11). */
function changesOf(before: CartState, { state, set = [], removed = [], ...more }: Decision) {
  const { couponsAdded = [], couponsRemoved = [], guest } = more
  const mayNotStay = new Set(priceOf(state).dropped.map(({ rule }) => rule.id))
  const added = couponsAdded.filter(({ id }) => !mayNotStay.has(id))
  const dropped = [...couponsRemoved, ...before.coupons.filter(({ id }) => mayNotStay.has(id))]
  return {
    set,
    removed,
    couponsAdded: added.map(({ id }) => id),
    couponsDropped: dropped.map(({ id }) => id),
    isNone: [set, removed, added, dropped].every((list) => list.length === 0) && guest === undefined,
  }
}

/**
 * Read, decide, write in one guarded statement: the rules run here, nothing is locked meanwhile, and nothing is written
 * when somebody was faster. Then there is no answer, and the caller tries again with what is so now.
 */
export function cartChanges(pool: Queries, states: CartStates) {
  async function refuse(reason: RuleError, before: CartState, call: Remembered, now: Date): Promise<undefined> {
    const refusal = new RuleError(reason.code, reason.errors, cartOnTheWire(before))
    const note = noteOf(call, keptRefusal(refusal))
    if (!note || (await keepAnswer(pool, note, now))) throw refusal
  }

  async function refuseBought(visitor: Visitor): Promise<never> {
    const fresh = await ownCart(pool, visitor)
    throw new RuleError('cart_outdated', undefined, cartOnTheWire(await states.of(fresh, visitor, true)))
  }

  /** A quantity set the short way, where there is one. */
  async function quick(visitor: Visitor, call: Remembered, { single }: Wish): Promise<CartAnswer | undefined> {
    const done = single && (await setAtOnce(pool, visitor, single, call))
    return done && answerOf(await states.atOnce(done, visitor), '')
  }

  /** The long way: undefined when somebody was faster. */
  async function decided(visitor: Visitor, call: Remembered, wish: Wish): Promise<CartAnswer | undefined> {
    const { store, now, fingerprint } = visitor
    const facts = await readFacts(pool, { ...visitor, skus: wish.skus, code: wish.code, ...call })
    const standing = standingOf(facts, visitor)
    if (facts.kept && !isForgotten(facts.kept, now)) return giveAgain(facts.kept, call, visitor, states)
    if (facts.kept) await forgetAnswer(pool, call)
    if (standing === 'bought') return refuseBought(visitor)

    const before = await states.of(facts, visitor, standing === 'open')
    let decision: Decision
    try {
      decision = wish.decide(before, facts)
    } catch (error) {
      if (error instanceof RuleError) return refuse(error, before, call, now)
      throw error
    }
    const { state, message, said, guest } = decision
    const { isNone, ...changes } = changesOf(before, decision)
    if (isNone) {
      const answer = answerOf(state, message, said)
      const note = noteOf(call, { reply: answer })
      if (note && !(await keepAnswer(pool, note, now))) return undefined
      const isNoted = standing === 'none' || now.getTime() - facts.cart!.updatedAt <= usedNoteEveryMs
      if (!isNoted) await noteUse(pool, state.hash, now)
      return answer
    }
    const hash = state.hash || newHash()
    const answer = answerOf({ ...state, hash, version: state.version + 1 }, message, said)
    const cart = state.hash ? { version: state.version, guest } : { opens: { idCustomer: facts.idCustomer } }
    const note = noteOf(call, { reply: answer })
    const isWritten = await writeChange(pool, { hash, store, now, fingerprint, ...changes, note, ...cart })
    return isWritten ? answer : undefined
  }

  return async (visitor: Visitor, intent: Intent, wish: Wish): Promise<CartAnswer | undefined> => {
    const call = rememberedAs(intent, visitor)
    return (await quick(visitor, call, wish)) ?? decided(visitor, call, wish)
  }
}
