import type { Env } from '#server/env.ts'
import { cachedSecrets } from '#server/secrets.ts'
import type { GatewaysOn } from './port.ts'
import { sandboxGateway } from './sandbox/gateway.ts'

/** A shop on somebody's own database in production sells for money: there the sandbox must be asked for. */
export function isSandboxOn({ SANDBOX_PAYMENTS, NODE_ENV, DATABASE_URL }: Env): boolean {
  if (SANDBOX_PAYMENTS !== 'auto') return SANDBOX_PAYMENTS === 'true'
  return NODE_ENV !== 'production' || DATABASE_URL === undefined
}

/** The providers that the settings switch on. */
export const gatewaysOn =
  (env: Env): GatewaysOn =>
  (db) => ({ ...(isSandboxOn(env) && { sandbox: sandboxGateway(db, cachedSecrets(db)) }) })
