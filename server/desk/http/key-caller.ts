import type { FastifyRequest } from 'fastify'
import type { Handle } from '#db/connection/handle.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { keyCallsPerMinute } from '#domain/desk/staff/api-key.ts'
import { resolveKey } from '#server/desk/keys/api-keys.ts'
import { countAttempt } from '#server/platform/http/limits/attempts.ts'
import type { SignedIn } from './staff-call.ts'

const aMinute = 60_000
const wrongKeysPerMinute = 30

/** What a system that calls with a key sends; undefined for a browser. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  const { authorization } = headers
  return authorization === undefined ? undefined : authorization.replace(/^Bearer +/i, '')
}

/** The system behind a key, as the one who calls. Wrong keys count for their network, right ones for themselves. */
export async function keyCaller(db: Handle, token: string, { ip }: { ip: string }, now: Date): Promise<SignedIn> {
  const key = await resolveKey(db, token, now)
  if (!key) {
    await countAttempt(db, 'desk key', ip, { max: wrongKeysPerMinute, everyMs: aMinute, now })
    throw new DeskError('key_refused')
  }
  const { idKey, name, permissions, stores, createdBy } = key
  await countAttempt(db, 'desk key calls', String(idKey), { max: keyCallsPerMinute, everyMs: aMinute, now })
  return {
    idStaff: createdBy,
    email: `api key ${idKey} (${name})`,
    name,
    roles: [],
    stores,
    language: 'es',
    sessionId: '',
    key: { idKey, permissions },
  }
}
