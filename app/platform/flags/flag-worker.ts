// Runs ConfigCat's client in a worker: on a slow phone it takes longer to start than all other measurement code.
import type { IConfigCatClient } from '@configcat/sdk'
import { flagTimeoutMs, shopSdkKey } from '#domain/content/flags/flags.ts'
import { resolveFlags } from '#domain/content/flags/resolve-flags.ts'
import { openFlagClient, type FlagOverrides } from './flag-client.ts'

export type FlagRequest = {
  baseUrl: string
  overrides: FlagOverrides | undefined
  /** Undefined in a browser without cookies, where the default value applies. */
  user: { identifier: string; country: string } | undefined
}

let client: IConfigCatClient | undefined

addEventListener('message', ({ data, ports }: MessageEvent<FlagRequest>) => {
  const { baseUrl, overrides, user } = data
  client ??= openFlagClient(shopSdkKey, { mode: 'auto-poll', baseUrl, overrides })
  const timeout = new Promise((resolved) => setTimeout(resolved, flagTimeoutMs))
  void resolveFlags(client, user, timeout).then((answer) => {
    ports[0]!.postMessage(answer)
    // By itself the client would ask again at its next poll only.
    if (answer.isFallback) void client!.forceRefreshAsync()
  })
})
