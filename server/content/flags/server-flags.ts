import { randomBytes } from 'node:crypto'
import {
  createConsoleLogger,
  FetchResponse,
  getClient,
  LogLevel,
  PollingMode,
  type FetchRequest,
  type IConfigCatConfigFetcher,
} from '@configcat/sdk'
import type { Handle } from '#db/connection/handle.ts'
import { flagTimeoutMs, shopSdkKey } from '#domain/content/flags/flags.ts'
import { resolveFlags, type ResolvedFlags } from '#domain/content/flags/resolve-flags.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { flagsRepository } from './repository.ts'

/** A change by the operator reaches every node within this time. */
const freshSeconds = 5

export type ServerFlags = {
  of(user: { identity: string | undefined; country: OpenCountry }): Promise<ResolvedFlags>
  close(): void
}

/**
 * Flags that the server decides, with ConfigCat's own client (OP-102): the same rules and percentage buckets as in the
 * browser. It reads the stored configuration directly, because a network call to ourselves would only add a way to
 * fail.
 */
export function serverFlags(db: Handle): ServerFlags {
  const configFetcher: IConfigCatConfigFetcher = {
    async fetchAsync({ lastETag }: FetchRequest) {
      const config = await flagsRepository(db).configOf(shopSdkKey)
      if (!config) return new FetchResponse(404, 'Not Found', [])
      const headers: [string, string][] = [['ETag', config.etag]]
      if (lastETag === config.etag) return new FetchResponse(304, 'Not Modified', headers)
      return new FetchResponse(200, 'OK', headers, JSON.stringify(config.body))
    },
  }
  // The client keeps one instance per key in the whole process; each of our shops needs its own.
  const half = () => randomBytes(16).toString('base64url')
  const client = getClient(`${half()}/${half()}`, PollingMode.LazyLoad, {
    configFetcher,
    cacheTimeToLiveSeconds: freshSeconds,
    requestTimeoutMs: flagTimeoutMs,
    logger: createConsoleLogger(LogLevel.Off),
  })
  return {
    of({ identity, country }) {
      const timeout = new Promise((resolved) => setTimeout(resolved, flagTimeoutMs).unref())
      return resolveFlags(client, identity === undefined ? undefined : { identifier: identity, country }, timeout)
    },
    close: () => client.dispose(),
  }
}
