import { flagKeys, initialFlags, validFlagValue, type FlagKey, type Flags } from './flags.ts'

/** The part of the flag client that is used: it returns the given default when it has no value. */
export type FlagClient<User> = {
  getValueDetailsAsync(
    key: string,
    initial: string | boolean,
    user?: User,
  ): Promise<{ value: unknown; isDefaultValue: boolean; matchedPercentageOption?: unknown }>
}

export type ResolvedFlags = {
  flags: Flags
  /** Flags decided by a percentage: experiments. */
  experiments: FlagKey[]
  /** The service did not answer in time: the defaults stand in for values that are not known yet. */
  isFallback: boolean
}

export const fallbackFlags: ResolvedFlags = { flags: initialFlags, experiments: [], isFallback: true }

/** All flags for one user, or the defaults on any failure and when `late` resolves first. */
export async function resolveFlags<User>(
  client: FlagClient<User>,
  user: User | undefined,
  late: Promise<unknown>,
): Promise<ResolvedFlags> {
  const resolve = async (): Promise<ResolvedFlags> => {
    const details = await Promise.all(
      flagKeys.map((key) => client.getValueDetailsAsync(key, initialFlags[key], ...(user ? [user] : []))),
    )
    const flags = Object.fromEntries(flagKeys.map((key, at) => [key, validFlagValue(key, details[at]!.value)])) as Flags
    return {
      flags,
      experiments: flagKeys.filter((_, at) => Boolean(details[at]!.matchedPercentageOption)),
      isFallback: details.every(({ isDefaultValue }) => isDefaultValue),
    }
  }
  const inTime = resolve().catch(() => fallbackFlags)
  return Promise.race([inTime, late.then(() => fallbackFlags)])
}
