import { randomBytes } from 'node:crypto'
import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { shopSecret } from '#db/schema/technical.ts'

export const secretNames = [
  'order link',
  'order number',
  'sandbox webhook',
  'gift card',
  'feed link',
  'review link',
  'explain search',
] as const
export type SecretName = (typeof secretNames)[number]
export type Secrets = (name: SecretName) => Promise<string>

/** A signing key of the shop: created on first use, the same for every node and after every restart. */
export async function readSecret(db: Handle, name: SecretName): Promise<string> {
  const find = () => db.select().from(shopSecret).where(eq(shopSecret.name, name))
  const [found] = await find()
  if (found) return found.value
  await db
    .insert(shopSecret)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  return (await find())[0]!.value
}

/** The same, cached. */
export function cachedSecrets(db: Handle): Secrets {
  const cache = new Map<SecretName, Promise<string>>()
  return (name) => {
    const cached = cache.get(name) ?? readSecret(db, name)
    cache.set(name, cached)
    cached.catch(() => cache.delete(name))
    return cached
  }
}
