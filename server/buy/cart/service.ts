import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { cartTouchIntervalMs } from '#domain/buy/cart/limits.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { recordLifetimeMs, replay, storedRefusal, type Intent } from '#server/platform/http/idempotency.ts'
import { mergeGuest, viewCart, type Command, type Decision } from './commands.ts'
import { setQuantity } from './fast-path.ts'
import { queuePerCart } from './queue.ts'
import { cartRepository, type CartFacts, type IdempotencyRecord } from './repository.ts'
import type { Queries } from '#db/connection/transaction.ts'
import { cartStates, priceOf, type CartState } from './state.ts'
import { accessTo, type Visitor } from './visitor.ts'
import { cartReply, wireCart, type CartReply } from './wire.ts'

/** 128 random bits (OP-049). */
const newHash = () => randomBytes(16).toString('hex')

const noChange = { set: [], removed: [], couponsAdded: [], couponsDropped: [], recorded: undefined }

/** What has to be written for a decision; coupons that may not stay are dropped with it (INV-11). */
function changesOf(before: CartState, decision: Decision) {
  const { state, set = [], removed = [], couponsAdded = [], couponsRemoved = [], guest } = decision
  const mayNotStay = new Set(priceOf(state).dropped.map(({ rule }) => rule.id))
  const added = couponsAdded.filter(({ id }) => !mayNotStay.has(id))
  const dropped = [...couponsRemoved, ...before.coupons.filter(({ id }) => mayNotStay.has(id))]
  const lists = { set, removed, couponsAdded: added.map(({ id }) => id), couponsDropped: dropped.map(({ id }) => id) }
  return { ...lists, isNone: Object.values(lists).every((list) => list.length === 0) && guest === undefined }
}

const maxAttempts = 30

/** Attempts until no other call was faster. */
async function untilAnswered<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (let attempts = 0; attempts < maxAttempts; attempts++) {
    // Calls that collide over and over back off from each other.
    if (attempts > 2) await wait(Math.random() * 2 ** Math.min(attempts, 6))
    const answer = await attempt()
    if (answer !== undefined) return answer
  }
  throw new RuleError('unavailable')
}

/**
 * Runs commands on carts: read, decide, write in one guarded statement. The rules run here, nothing is locked meanwhile,
 * and nothing is written when another call was faster; then the attempt has no answer and starts again.
 */
export function cartService(queries: Queries, states = cartStates(queries)) {
  const carts = cartRepository(queries)
  const queued = queuePerCart()

  /** A new empty cart; undefined when a customer has one by now. */
  async function openCart({ country, now, fingerprint, idCustomer }: Omit<Visitor, 'hash'>) {
    const hash = newHash()
    const isOpen = await carts.write({ hash, country, now, fingerprint, ...noChange, opens: { idCustomer } })
    return isOpen ? hash : undefined
  }

  /** The open cart of a customer, one for all who ask at once; a new one for a guest. */
  async function ownCart({ hash: _named, ...visitor }: Visitor): Promise<CartFacts> {
    const isGuest = visitor.idCustomer === null
    let hash = (isGuest && (await openCart(visitor))) || null
    // The second reading finds the cart: ours, or the one that made ours superfluous.
    for (let attempts = 0; attempts < 5; attempts++) {
      const facts = await carts.read({ ...visitor, hash })
      if (facts.cart) return facts
      const opened = await openCart(visitor)
      if (isGuest && opened) hash = opened
    }
    throw new RuleError('unavailable')
  }

  async function replayed(record: IdempotencyRecord, intent: Intent, { country }: Visitor): Promise<CartReply> {
    const { response, requestHash, at } = record
    if (requestHash !== intent.requestHash) throw new RuleError('idempotency_conflict')
    if (!('quantitySet' in response)) return replay(response) as CartReply
    return cartReply(await states.afterFastPath(response.quantitySet, { country, now: new Date(at) }), '')
  }

  async function refuse(reason: RuleError, before: CartState, intent: Intent | undefined): Promise<undefined> {
    const refusal = new RuleError(reason.code, reason.errors, { cart: wireCart(before) })
    if (!intent || (await carts.record({ intent, response: storedRefusal(refusal) }))) throw refusal
  }

  async function decideAndWrite(
    visitor: Visitor,
    intent: Intent | undefined,
    command: Command,
  ): Promise<CartReply | undefined> {
    const { country, now, fingerprint, idCustomer } = visitor
    const { skus, couponCode } = command
    const facts = await carts.read({ ...visitor, skus, couponCode, intent })
    const access = accessTo(facts.cart, visitor)
    if (intent && facts.record) {
      if (now.getTime() - facts.record.at <= recordLifetimeMs) return replayed(facts.record, intent, visitor)
      await carts.deleteRecord(intent)
    }
    if (access === 'bought') {
      const fresh = await states.of(await ownCart(visitor), visitor, true)
      throw new RuleError('cart_outdated', undefined, { cart: wireCart(fresh) })
    }

    const before = await states.of(facts, visitor, access === 'open')
    let decision: Decision
    try {
      decision = command.decide(before, facts)
    } catch (error) {
      if (error instanceof RuleError) return refuse(error, before, intent)
      throw error
    }
    const { state, message, faults, guest } = decision
    const { isNone, ...changes } = changesOf(before, decision)
    if (isNone) {
      const reply = cartReply(state, message, faults)
      if (intent && !(await carts.record({ intent, response: { reply } }))) return undefined
      const isLongUnused = access === 'open' && now.getTime() - facts.cart!.updatedAt > cartTouchIntervalMs
      if (isLongUnused) await carts.touch(state.hash, now)
      return reply
    }
    const hash = state.hash || newHash()
    const reply = cartReply({ ...state, hash, version: state.version + 1 }, message, faults)
    const recorded = intent && { intent, response: { reply } }
    const cart = state.hash ? { version: state.version, guest } : { opens: { idCustomer } }
    const isWritten = await carts.write({ hash, country, now, fingerprint, ...changes, recorded, ...cart })
    return isWritten ? reply : undefined
  }

  /** One attempt; undefined when another call was faster. */
  async function attempt(visitor: Visitor, intent: Intent | undefined, command: Command) {
    const done = command.single && (await setQuantity(queries, visitor, command.single, intent))
    if (done) return cartReply(await states.afterFastPath(done, visitor), '')
    return decideAndWrite(visitor, intent, command)
  }

  const queueOf = ({ hash, idCustomer }: Visitor, intent: Intent | undefined) =>
    hash ?? (idCustomer === null ? intent?.key : `customer ${idCustomer}`)

  /** The guest's cart a visitor names, if it is one and still there. */
  async function guestCart(visitor: Visitor): Promise<CartFacts | undefined> {
    if (visitor.hash === null) return undefined
    const asGuest: Visitor = { ...visitor, idCustomer: null, isFromCookie: true }
    const facts = await carts.read(asGuest)
    return accessTo(facts.cart, asGuest) === 'open' ? facts : undefined
  }

  return {
    /** The hash of the visitor's cart, opening one where there is none (API-30). */
    async hashFor(visitor: Visitor): Promise<string> {
      // A guest who names no cart has none to read.
      const opened = visitor.hash === null && visitor.idCustomer === null && (await openCart(visitor))
      if (opened) return opened
      const facts = await carts.read(visitor)
      const found = accessTo(facts.cart, visitor) === 'open' ? facts : await ownCart(visitor)
      return found.cart!.hash
    },

    read: (visitor: Visitor): Promise<CartReply> => untilAnswered(() => attempt(visitor, undefined, viewCart)),

    change: (visitor: Visitor, intent: Intent | undefined, command: Command): Promise<CartReply> =>
      queued(queueOf(visitor, intent), () => untilAnswered(() => attempt(visitor, intent, command))),

    /** Joins the guest's cart that the visitor names into the customer's (API-34). */
    async merge(visitor: Visitor, intent: Intent | undefined, isJoining: boolean): Promise<CartReply> {
      const own: Visitor = { ...visitor, hash: null }
      return queued(queueOf(own, intent), async () => {
        await ownCart(own)
        return untilAnswered(async () => attempt(own, intent, mergeGuest(await guestCart(visitor), isJoining)))
      })
    },
  }
}
