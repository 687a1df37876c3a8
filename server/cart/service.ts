import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Cart } from '#contract/cart.ts'
import { usedNoteEveryMs } from '#domain/cart/limits.ts'
import type { CouponRule } from '#domain/cart/coupon-rule.ts'
import type { Held } from '#domain/cart/set-lines.ts'
import { RuleError } from '#domain/errors.ts'
import { given, hashOf, keptRefusal, rememberedForMs, type Intent, type Kept } from '#server/http/idempotency.ts'
import type { Facts } from './facts.ts'
import { inTurn } from './in-turn.ts'
import { readFacts } from './read.ts'
import { standingOf } from './standing.ts'
import { cartOnTheWire, priceOf, type CartState } from './view.ts'
import { ownerOf, type Visitor } from './visitor.ts'
import { toMerge } from './wishes.ts'
import { forgetAnswer, keepAnswer, noteUse, writeChange, type Guest, type Note } from './write.ts'

/** 128 random bits (OP-049). */
const newHash = () => randomBytes(16).toString('hex')

const mostTries = 30

export type CartAnswer = { error: false; message: string; cart: Cart; errors: Record<string, string> }

/** What a call makes of a cart: `state` is how it is afterwards. */
export type Decision = {
  state: CartState
  message: string
  set?: readonly Held[]
  removed?: readonly string[]
  couponsAdded?: readonly CouponRule[]
  couponsRemoved?: readonly CouponRule[]
  guest?: Guest
  said?: Readonly<Record<string, string>>
}

/** A call that changes a cart. Refuses by throwing; the refusal then carries the cart as it is. */
export type Wish = {
  skus?: readonly string[]
  code?: string
  decide: (state: CartState, facts: Facts) => Decision
}

function stateOf(facts: Facts, { store, now }: Visitor, isOpen: boolean): CartState {
  const { cart, things, promotions, terms } = facts
  return {
    store,
    now,
    hash: isOpen ? cart!.hash : '',
    version: isOpen ? cart!.version : 0,
    idCustomer: isOpen ? cart!.idCustomer : facts.idCustomer,
    lines: isOpen ? facts.lines : [],
    things: new Map(things.map((thing) => [thing.sku, thing])),
    coupons: isOpen ? facts.coupons : [],
    promotions,
    terms,
  }
}

function answerOf(state: CartState, message: string, said?: Readonly<Record<string, string>>): CartAnswer {
  const cart = cartOnTheWire(state, said)
  return { error: false, message, cart, errors: cart.errors }
}

/** The first answer to this key, if there is one; another request under the same key is a conflict (R6). */
function firstAnswer({ kept }: Facts, requestHash: string, now: Date): Kept | 'forgotten' | undefined {
  if (!kept) return undefined
  if (now.getTime() - kept.at > rememberedForMs) return 'forgotten'
  if (kept.requestHash !== requestHash) throw new RuleError('idempotency_conflict')
  return kept.response
}

/**
 * Carts. Every change is read → decide → one guarded statement: the rules run here, nothing is locked meanwhile, and
 * whoever finds that somebody was faster begins again with what is so now.
 */
export function cartService(pool: Pick<pg.Pool, 'query'>) {
  const turn = inTurn()

  async function open(visitor: Visitor, idCustomer: number | null): Promise<void> {
    const { store, now, fingerprint } = visitor
    const nothing = { set: [], removed: [], couponsAdded: [], couponsDropped: [], note: undefined }
    await writeChange(pool, { hash: visitor.hash!, store, now, fingerprint, ...nothing, opens: { idCustomer } })
  }

  /** The customer's open cart, or a guest's new one. */
  async function ownCart(visitor: Visitor): Promise<Facts> {
    const own: Visitor = { ...visitor, hash: null }
    const guest = newHash()
    for (let tries = 0; tries < mostTries; tries++) {
      const facts = await readFacts(pool, own)
      if (facts.cart) return facts
      const isGuest = facts.idCustomer === null
      await open({ ...own, hash: isGuest ? guest : newHash() }, facts.idCustomer)
      if (isGuest) own.hash = guest
    }
    throw new RuleError('unavailable')
  }

  async function refuseBought(visitor: Visitor): Promise<never> {
    const facts = await ownCart(visitor)
    throw new RuleError('cart_outdated', undefined, cartOnTheWire(stateOf(facts, visitor, true)))
  }

  /** The guest's cart a visitor names, if it is one and still there. */
  async function readGuest({ hash, ...visitor }: Visitor): Promise<Facts | undefined> {
    if (hash === null) return undefined
    const asGuest: Visitor = { ...visitor, hash, tokenHash: null, isFromCookie: true }
    const facts = await readFacts(pool, asGuest)
    return standingOf(facts, asGuest) === 'open' ? facts : undefined
  }

  /** One attempt; undefined when somebody was faster. */
  async function attempt(visitor: Visitor, intent: Intent, wish: Wish): Promise<CartAnswer | undefined> {
    const { store, now, fingerprint } = visitor
    const { key, route } = intent
    const owner = ownerOf(visitor)
    const requestHash = key === undefined ? '' : hashOf(intent.request)
    const noteOf = (response: Kept): Note | undefined =>
      key === undefined ? undefined : { key, route, owner, requestHash, response }
    const { skus, code } = wish
    const facts = await readFacts(pool, {
      ...visitor,
      ...(skus && { skus }),
      ...(code !== undefined && { code }),
      key,
      route,
      owner,
    })

    const standing = standingOf(facts, visitor)
    const first = firstAnswer(facts, requestHash, now)
    if (first === 'forgotten') await forgetAnswer(pool, { key: key!, route, owner })
    else if (first) return given(first) as CartAnswer
    if (standing === 'bought') return refuseBought(visitor)

    const before = stateOf(facts, visitor, standing === 'open')
    let decision: Decision
    try {
      decision = wish.decide(before, facts)
    } catch (error) {
      if (!(error instanceof RuleError)) throw error
      const refusal = new RuleError(error.code, error.errors, cartOnTheWire(before))
      const note = noteOf(keptRefusal(refusal))
      if (note && !(await keepAnswer(pool, note, now))) return undefined
      throw refusal
    }

    const { state, message, set = [], removed = [], couponsAdded = [], couponsRemoved = [], guest, said } = decision
    const dropped = priceOf(state).dropped.map(({ rule }) => rule.id)
    const isStored = (id: number) => before.coupons.some((rule) => rule.id === id)
    const change = {
      store,
      now,
      fingerprint,
      set,
      removed,
      couponsAdded: couponsAdded.map(({ id }) => id).filter((id) => !dropped.includes(id)),
      couponsDropped: [...couponsRemoved.map(({ id }) => id), ...dropped.filter(isStored)],
    }
    const isChanged =
      guest !== undefined || [set, removed, change.couponsAdded, change.couponsDropped].some((list) => list.length > 0)
    if (!isChanged) {
      const answer = answerOf(state, message, said)
      const note = noteOf({ reply: answer })
      if (note && !(await keepAnswer(pool, note, now))) return undefined
      if (standing === 'open' && now.getTime() - facts.cart!.updatedAt > usedNoteEveryMs)
        await noteUse(pool, state.hash, now)
      return answer
    }
    const isOpening = standing === 'none'
    const hash = isOpening ? newHash() : state.hash
    const answer = answerOf({ ...state, hash, version: state.version + 1 }, message, said)
    const note = noteOf({ reply: answer })
    const isWritten = await writeChange(pool, {
      hash,
      ...change,
      note,
      ...(isOpening ? { opens: { idCustomer: facts.idCustomer } } : { version: state.version, guest }),
    })
    return isWritten ? answer : undefined
  }

  async function again<T>(work: () => Promise<T | undefined>): Promise<T> {
    for (let tries = 0; tries < mostTries; tries++) {
      // Those who collide over and over step out of each other's way.
      if (tries > 2) await wait(Math.random() * 2 ** Math.min(tries, 6))
      const answer = await work()
      if (answer !== undefined) return answer
    }
    throw new RuleError('unavailable')
  }

  return {
    /** The hash of the visitor's cart, opening one where there is none (API-30). */
    async hashFor(visitor: Visitor): Promise<string> {
      const facts = await readFacts(pool, visitor)
      if (standingOf(facts, visitor) === 'open') return facts.cart!.hash
      return (await ownCart(visitor)).cart!.hash
    },

    change: (visitor: Visitor, intent: Intent, wish: Wish): Promise<CartAnswer> =>
      turn(visitor.hash ?? visitor.tokenHash ?? intent.key, () => again(() => attempt(visitor, intent, wish))),

    /** Joins a guest's cart into the customer's (API-34); the visitor names the guest's. */
    merge(visitor: Visitor, intent: Intent, isJoining: boolean): Promise<CartAnswer> {
      const own: Visitor = { ...visitor, hash: null }
      return turn(visitor.tokenHash ?? undefined, () =>
        again(async () => {
          if (visitor.tokenHash === null) throw new RuleError('token_not_found')
          if (standingOf(await readFacts(pool, own), own) === 'none') await ownCart(own)
          const guest = await readGuest(visitor)
          return attempt(own, intent, toMerge(guest, isJoining))
        }),
      )
    },
  }
}

export type CartService = ReturnType<typeof cartService>
