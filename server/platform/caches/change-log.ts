/** Names what an answer shows: a product, a category, a brand. */
export type Tags = ReadonlySet<string>

/** What shows any product at all: a search, a list without a category. */
export const allProducts = 'products'
/** Which products are sold. */
export const assortment = 'assortment'
export const productTag = (sku: string) => `product ${sku}`
export const categoryTag = (path: string) => `category ${path}`
export const brandTag = (slug: string) => `brand ${slug}`

/** An answer older than this many changes counts as outdated. */
const kept = 4096

/** 'all': nobody knows what; 'content': what stands around the products. */
export type Change = { tags: ReadonlySet<string> | readonly string[] | 'all' | 'content'; at: number }

function hasAny(tags: Tags, changed: Iterable<string>): boolean {
  for (const tag of changed) if (tags.has(tag)) return true
  return false
}

/** Something that was computed from the data does not show it any more. */
export type Staleness = {
  since: number
  /** An operator changed the content around the products, and looks whether it shows. */
  isContent: boolean
}

type Options = { now?: () => number; onChange?: (tags: Change['tags']) => void }

/**
 * The changes of one country's shop in their order. An answer remembers how many there were when it was computed, and
 * the tags of what it shows; it is valid until one of them changes.
 */
export function changeLog({ now = () => performance.now(), onChange = () => {} }: Options = {}) {
  const latest: Change[] = []
  let count = 0
  let isFollowed = false

  function add(tags: Change['tags']): void {
    latest[count % kept] = { tags, at: now() }
    count += 1
    onChange(tags)
  }

  return {
    count: () => count,
    /** Whether changes are recorded yet. Before that, nothing that was computed may be kept. */
    isFollowed: () => isFollowed,
    follow(): void {
      isFollowed = true
      add('all')
    },
    add,
    /** The first change of these tags after the first `seen` changes; one of content before any other. */
    staleness(seen: number, tags: Tags): Staleness | undefined {
      const first = count - kept
      if (seen < first) return { since: latest[first % kept]!.at, isContent: false }
      let stale: Staleness | undefined
      for (let at = seen; at < count; at++) {
        const { tags: changed, at: since } = latest[at % kept]!
        if (changed === 'content') return { since, isContent: true }
        if (!stale && (changed === 'all' || hasAny(tags, changed))) stale = { since, isContent: false }
      }
      return stale
    },
  }
}

export type ChangeLog = ReturnType<typeof changeLog>
/** How caches see it. */
export type Changes = Pick<ChangeLog, 'count' | 'staleness' | 'isFollowed'>
