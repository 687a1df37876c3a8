import { and, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { feedSource } from '#db/schema/feeds.ts'
import type { FeedMapping } from '#domain/operations/feeds/retail/mapping.ts'
import type { SourceMode } from '#domain/operations/feeds/sources.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

type NewSource = {
  country: OpenCountry
  url: string
  mode: SourceMode
  isByColor: boolean
  mapping: FeedMapping | null
  /** Whether http and addresses inside are fetched. */
  isInside: boolean
}

function requireAddress(url: string, isInside: boolean): void {
  const found = URL.parse(url)
  const schemes = isInside ? ['https:', 'http:'] : ['https:']
  if (!found || !schemes.includes(found.protocol)) {
    const begins = schemes.map((scheme) => `${scheme}//`)
    const why = isInside ? '' : ' (http and addresses inside: FEED_SOURCES_INSIDE=true)'
    throw new OperatorRefusal(
      `URL must begin with ${begins.join(' or ')}${why}.`,
      `La dirección debe empezar con ${begins.join(' o ')}.`,
    )
  }
  if (found.username || found.password)
    throw new OperatorRefusal('An address with a password is not fetched.', 'Una dirección con contraseña no se busca.')
}

/** Fetches a feed every hour from now on; set again, it is taken as said now. */
export async function setFeedSource(tx: Handle, source: NewSource, acting: Acting): Promise<void> {
  const { country, url, mode, isByColor, mapping, isInside } = source
  requireAddress(url, isInside)
  // The server's validators are reset, because they belong to how the feed was imported before.
  const row = { mode, isByColor, mapping, setAt: acting.now, etag: null, lastModified: null, digest: null }
  await tx
    .insert(feedSource)
    .values({ country, url, ...row })
    .onConflictDoUpdate({ target: [feedSource.country, feedSource.url], set: row })
  await writeAudit(tx, acting, 'set-feed-source', `${country} ${url} (${mode})`, { country })
}

/** Fetches it no more. Whether there was one. */
export async function removeFeedSource(
  tx: Handle,
  { country, url }: Pick<NewSource, 'country' | 'url'>,
  acting: Acting,
): Promise<boolean> {
  const { rowCount } = await tx.delete(feedSource).where(and(eq(feedSource.country, country), eq(feedSource.url, url)))
  if (!rowCount) return false
  await writeAudit(tx, acting, 'remove-feed-source', `${country} ${url}`, { country })
  return true
}
