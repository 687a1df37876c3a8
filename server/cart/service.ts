import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { RuleError } from '#domain/errors.ts'
import type { Intent } from '#server/http/idempotency.ts'
import { cartChanges } from './change.ts'
import type { CartAnswer, Wish } from './decision.ts'
import type { Facts } from './facts.ts'
import { inTurn } from './in-turn.ts'
import { ownCart } from './own-cart.ts'
import { readFacts } from './read.ts'
import { standingOf } from './standing.ts'
import { cartStates } from './states.ts'
import type { Visitor } from './visitor.ts'
import { toLook, toMerge } from './wishes.ts'

const mostTries = 30

/** Tries until nobody was faster. */
async function untilAnswered<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < mostTries; tries++) {
    // Those who collide over and over step out of each other's way.
    if (tries > 2) await wait(Math.random() * 2 ** Math.min(tries, 6))
    const answer = await attempt()
    if (answer !== undefined) return answer
  }
  throw new RuleError('unavailable')
}

export function cartService(pool: Pick<pg.Pool, 'query'>) {
  const attempt = cartChanges(pool, cartStates(pool))
  const turn = inTurn()

  /** The guest's cart a visitor names, if it is one and still there. */
  async function guestCart(visitor: Visitor): Promise<Facts | undefined> {
    if (visitor.hash === null) return undefined
    const asGuest: Visitor = { ...visitor, tokenHash: null, isFromCookie: true }
    const facts = await readFacts(pool, asGuest)
    return standingOf(facts, asGuest) === 'open' ? facts : undefined
  }

  return {
    /** The hash of the visitor's cart, opening one where there is none (API-30). */
    async hashFor(visitor: Visitor): Promise<string> {
      const facts = await readFacts(pool, visitor)
      const found = standingOf(facts, visitor) === 'open' ? facts : await ownCart(pool, visitor)
      return found.cart!.hash
    },

    read: (visitor: Visitor, intent: Intent): Promise<CartAnswer> =>
      untilAnswered(() => attempt(visitor, intent, toLook)),

    change: (visitor: Visitor, intent: Intent, wish: Wish): Promise<CartAnswer> =>
      turn(visitor.hash ?? visitor.tokenHash ?? intent.key, () => untilAnswered(() => attempt(visitor, intent, wish))),

    /** Joins the guest's cart that the visitor names into the customer's (API-34). */
    async merge(visitor: Visitor, intent: Intent, isJoining: boolean): Promise<CartAnswer> {
      const { tokenHash } = visitor
      if (tokenHash === null) throw new RuleError('token_not_found')
      const own: Visitor = { ...visitor, hash: null }
      return turn(tokenHash, async () => {
        await ownCart(pool, own)
        return untilAnswered(async () => attempt(own, intent, toMerge(await guestCart(visitor), isJoining)))
      })
    },
  }
}
