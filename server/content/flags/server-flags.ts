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

/** What the operator changes acts on every node within this time. */
const freshSeconds = 5

export type ServerFlags = {
  of(user: { identity: string | undefined; country: OpenCountry }): Promise<ResolvedFlags>
  close(): void
}

/**
 * Flags where the server decides, by ConfigCat's own client (OP-102): the same rules and the same lots as in the browser.
 * It reads the stored configuration itself, because asking ourselves over the network would only add what can fail.
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
  // The client keeps one instance a key, over the whole process; every shop of ours has its own.
  const half = () => randomBytes(16).toString('base64url')
  const client = getClient(`${half()}/${half()}`, PollingMode.LazyLoad, {
    configFetcher,
    cacheTimeToLiveSeconds: freshSeconds,
    requestTimeoutMs: flagTimeoutMs,
    logger: createConsoleLogger(LogLevel.Off),
  })
  return {
    of({ identity, country }) {
      const late = new Promise((resolved) => setTimeout(resolved, flagTimeoutMs).unref())
      return resolveFlags(client, identity === undefined ? undefined : { identifier: identity, country }, late)
    },
    close: () => client.dispose(),
  }
}
