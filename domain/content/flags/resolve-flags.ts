import { flagKeys, initialFlags, validFlagValue, type FlagKey, type Flags } from './flags.ts'

/** The part of the flag client that is used: it returns the given default when it has no value. */
export type FlagClient<User> = {
  getValueDetailsAsync(
    key: string,
    initial: string | boolean,
    user?: User,
  ): Promise<{ value: unknown; matchedPercentageOption?: unknown }>
}

export type ResolvedFlags = {
  flags: Flags
  /** Flags decided by a percentage: experiments. */
  experiments: FlagKey[]
}

export const defaultFlags: ResolvedFlags = { flags: initialFlags, experiments: [] }

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
    return { flags, experiments: flagKeys.filter((_, at) => Boolean(details[at]!.matchedPercentageOption)) }
  }
  const inTime = resolve().catch(() => defaultFlags)
  return Promise.race([inTime, late.then(() => defaultFlags)])
}
