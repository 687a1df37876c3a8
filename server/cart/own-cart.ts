import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { RuleError } from '#domain/errors.ts'
import type { Facts } from './facts.ts'
import { readFacts } from './read.ts'
import type { Visitor } from './visitor.ts'
import { writeChange } from './write.ts'

/** 128 random bits (OP-049). */
export const newHash = () => randomBytes(16).toString('hex')

const nothing = { set: [], removed: [], couponsAdded: [], couponsDropped: [], note: undefined }

/** The open cart of the token's customer, one for all who ask at once; without a token a guest's new one. */
export async function ownCart(pool: Pick<pg.Pool, 'query'>, visitor: Omit<Visitor, 'hash'>): Promise<Facts> {
  const { store, now, fingerprint, tokenHash } = visitor
  let hash: string | null = null
  // The second reading finds the cart: ours, or the one that made ours superfluous.
  for (let tries = 0; tries < 5; tries++) {
    const facts = await readFacts(pool, { ...visitor, hash })
    if (facts.cart) return facts
    const { idCustomer } = facts
    if (tokenHash !== null && idCustomer === null) throw new RuleError('token_not_found')
    const opened = newHash()
    await writeChange(pool, { hash: opened, store, now, fingerprint, ...nothing, opens: { idCustomer } })
    if (idCustomer === null) hash = opened
  }
  throw new RuleError('unavailable')
}
