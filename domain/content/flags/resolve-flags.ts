import { flagKeys, initialFlags, knownValue, type FlagKey, type Flags } from './flags.ts'

/** What of the flag client is needed: it answers with the value it was given when it knows no better. */
export type FlagClient<User> = {
  getValueDetailsAsync(
    key: string,
    initial: string | boolean,
    user?: User,
  ): Promise<{ value: unknown; matchedPercentageOption?: unknown }>
}

export type Resolved = {
  flags: Flags
  /** Flags that were decided by lot: an experiment. */
  experiments: FlagKey[]
}

export const byDefault: Resolved = { flags: initialFlags, experiments: [] }

/** All flags for one user, or the defaults: on any failure, and when `late` comes first. */
export async function resolveFlags<User>(
  client: FlagClient<User>,
  user: User | undefined,
  late: Promise<unknown>,
): Promise<Resolved> {
  const ask = async (): Promise<Resolved> => {
    const details = await Promise.all(
      flagKeys.map((key) => client.getValueDetailsAsync(key, initialFlags[key], ...(user ? [user] : []))),
    )
    const flags = Object.fromEntries(flagKeys.map((key, at) => [key, knownValue(key, details[at]!.value)])) as Flags
    return { flags, experiments: flagKeys.filter((_, at) => Boolean(details[at]!.matchedPercentageOption)) }
  }
  const inTime = ask().catch(() => byDefault)
  return Promise.race([inTime, late.then(() => byDefault)])
}
