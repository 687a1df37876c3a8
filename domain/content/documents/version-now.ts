export const versionStates = ['draft', 'published', 'rolled_back'] as const
export type VersionState = (typeof versionStates)[number]

/** A version of a document; `validFrom` and `validUntil` bound when it may be shown, the end not included. */
export type Version = {
  version: number
  state: VersionState
  validFrom: Date | null
  validUntil: Date | null
  publishedAt: Date | null
}

/** When a version began to be the newest: it was published and its time had come. */
const begin = ({ validFrom, publishedAt }: Version) => Math.max(validFrom?.getTime() ?? 0, publishedAt?.getTime() ?? 0)

/**
 * The version that is shown at a moment: of those that are valid then the one that began last. One that waits for its day
 * is not lost when another is published before.
 */
export function versionAt<V extends Version>(versions: readonly V[], now: Date): V | undefined {
  return versions
    .filter(
      ({ state, validFrom, validUntil }) =>
        state === 'published' && (!validFrom || validFrom <= now) && (!validUntil || now < validUntil),
    )
    .reduce<V | undefined>((latest, each) => (latest && isNewer(latest, each) ? latest : each), undefined)
}

const isNewer = (one: Version, other: Version) =>
  begin(one) === begin(other) ? one.version > other.version : begin(one) > begin(other)
