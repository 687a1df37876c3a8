import {
  createConsoleLogger,
  createFlagOverridesFromMap,
  getClient,
  LogLevel,
  OverrideBehaviour,
  PollingMode,
  type IConfigCatClient,
} from '@configcat/sdk'
import { flagTimeoutMs } from '#domain/content/flags/flags.ts'

const modes = {
  'auto-poll': PollingMode.AutoPoll,
  'manual-poll': PollingMode.ManualPoll,
  'lazy-load': PollingMode.LazyLoad,
} as const
const behaviours = {
  LocalOnly: OverrideBehaviour.LocalOnly,
  LocalOverRemote: OverrideBehaviour.LocalOverRemote,
  RemoteOverLocal: OverrideBehaviour.RemoteOverLocal,
} as const

export type FlagOverrides = { behaviour: keyof typeof behaviours; values: Record<string, string | boolean> }
type FlagClientOptions = { mode: keyof typeof modes; baseUrl: string; overrides?: FlagOverrides | undefined }

/** ConfigCat's client with our own configuration endpoint (FLAG-05, FLAG-06, FLAG-09, OP-102). */
export function openFlagClient(sdkKey: string, { mode, baseUrl, overrides }: FlagClientOptions): IConfigCatClient {
  return getClient(sdkKey, modes[mode], {
    baseUrl,
    requestTimeoutMs: flagTimeoutMs,
    // Flag errors are not shown to visitors: the defaults apply.
    logger: createConsoleLogger(LogLevel.Off),
    ...(overrides && { flagOverrides: createFlagOverridesFromMap(overrides.values, behaviours[overrides.behaviour]) }),
  })
}
