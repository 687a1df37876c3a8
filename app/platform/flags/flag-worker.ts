// ConfigCat's client off the page's thread: on a slow phone it takes longer to come up than all else that measures.
import type { IConfigCatClient } from '@configcat/sdk'
import { flagTimeoutMs, shopSdkKey } from '#domain/content/flags/flags.ts'
import { resolveFlags } from '#domain/content/flags/resolve-flags.ts'
import { openFlagClient, type FlagOverrides } from './flag-client.ts'

export type FlagQuestion = {
  baseUrl: string
  overrides: FlagOverrides | undefined
  /** Nobody in a browser without cookies: there everybody's value holds. */
  user: { identifier: string; country: string } | undefined
}

let client: IConfigCatClient | undefined

addEventListener('message', ({ data, ports }: MessageEvent<FlagQuestion>) => {
  const { baseUrl, overrides, user } = data
  client ??= openFlagClient(shopSdkKey, { mode: 'auto-poll', baseUrl, overrides })
  const late = new Promise((resolved) => setTimeout(resolved, flagTimeoutMs))
  void resolveFlags(client, user, late).then((answer) => ports[0]!.postMessage(answer))
})
