import { and, asc, count, eq, inArray, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { product } from '#db/schema/catalog.ts'
import { searchPlacement, searchSynonym } from '#db/schema/discovery.ts'
import { searchRedirect } from '#db/schema/store.ts'
import { faultOfSynonym, faultOfWords } from '#domain/browse/search/rules/check-rules.ts'
import { searchKey } from '#domain/browse/search/rules/search-key.ts'
import { parentSku } from '#domain/platform/sku.ts'
import type { PlacementKind } from '#domain/browse/search/rules/search-rules.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { faultsOfLinks } from '#server/content/pages/link-check.ts'
import { skusOfCodes } from '#server/ledger/stock/skus-of-codes.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

/** Without a country: in every store. */
type SynonymRow = { country: OpenCountry | null; words: string; means: string }

const max = { synonyms: 5000, redirects: 5000, placements: 200 } as const

function refuse(fault: string | undefined): void {
  if (fault) throw new OperatorRefusal(`${fault}.`)
}

/** Two operators wait for each other; searches go on. */
const lock = (tx: Handle) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('shop: search rules'))`)

const isSynonym = ({ country, words, means }: SynonymRow) =>
  and(
    sql`${searchSynonym.country} is not distinct from ${country}::text`,
    eq(searchSynonym.words, words),
    eq(searchSynonym.means, means),
  )
const ofSynonym = ({ country, words, means }: SynonymRow) => `${country ?? 'all'}: ${words} -> ${means}`

export const listSynonyms = (db: Handle, country: OpenCountry | null | undefined) =>
  db
    .select({
      country: searchSynonym.country,
      words: searchSynonym.words,
      means: searchSynonym.means,
      instead: searchSynonym.instead,
    })
    .from(searchSynonym)
    .where(
      country === undefined
        ? undefined
        : sql`${searchSynonym.country} is null or ${searchSynonym.country} = ${country}::text`,
    )
    .orderBy(sql`${searchSynonym.country} nulls first`, asc(searchSynonym.words), asc(searchSynonym.id))

/** Says what words mean. The same again changes only whether they mean nothing else. */
export async function addSynonym(
  db: Handle,
  row: SynonymRow & { instead: boolean },
  acting: Acting,
): Promise<{ words: string; means: string }> {
  const said = { ...row, words: row.words.trim().toLowerCase(), means: row.means.trim().toLowerCase() }
  refuse(faultOfSynonym(said.words, said.means))
  await inTransaction(db, async (tx) => {
    await lock(tx)
    const [{ synonyms } = { synonyms: 0 }] = await tx.select({ synonyms: count() }).from(searchSynonym)
    if (synonyms >= max.synonyms)
      throw new OperatorRefusal(`There are ${max.synonyms} synonyms already: synonym remove makes room.`)
    const { rowCount } = await tx.update(searchSynonym).set({ instead: said.instead }).where(isSynonym(said))
    if (rowCount === 0) await tx.insert(searchSynonym).values(said)
    const how = said.instead ? ', instead' : ''
    await writeAudit(tx, acting, 'synonym-add', ofSynonym(said) + how, { country: said.country ?? undefined })
  })
  return said
}

export async function removeSynonym(db: Handle, row: SynonymRow, acting: Acting): Promise<void> {
  const said = { ...row, words: row.words.trim().toLowerCase(), means: row.means.trim().toLowerCase() }
  await inTransaction(db, async (tx) => {
    const { rowCount } = await tx.delete(searchSynonym).where(isSynonym(said))
    if (rowCount === 0) throw new OperatorRefusal(`There is no synonym ${ofSynonym(said)}.`)
    await writeAudit(tx, acting, 'synonym-remove', ofSynonym(said), { country: said.country ?? undefined })
  })
}

export const listRedirects = (db: Handle, country: OpenCountry) =>
  db
    .select({ words: searchRedirect.term, path: searchRedirect.targetPath })
    .from(searchRedirect)
    .where(eq(searchRedirect.country, country))
    .orderBy(asc(searchRedirect.term))

type Redirect = { country: OpenCountry; words: string; path: string }

export async function addRedirect(db: Handle, { country, words, path }: Redirect, acting: Acting): Promise<string> {
  const fault = faultOfWords(words)
  refuse(fault && `WORDS ${fault}`)
  const term = searchKey(words)
  await inTransaction(db, async (tx) => {
    await lock(tx)
    refuse((await faultsOfLinks(tx, country, [path])).get(path)?.en)
    const ofStore = eq(searchRedirect.country, country)
    const [{ redirects } = { redirects: 0 }] = await tx
      .select({ redirects: count() })
      .from(searchRedirect)
      .where(ofStore)
    if (redirects >= max.redirects)
      throw new OperatorRefusal(`${country} has ${max.redirects} redirects already: redirect remove makes room.`)
    await tx
      .insert(searchRedirect)
      .values({ country, term, targetPath: path })
      .onConflictDoUpdate({ target: [searchRedirect.country, searchRedirect.term], set: { targetPath: path } })
    await writeAudit(tx, acting, 'redirect-add', `${country}: ${term} -> ${path}`, { country })
  })
  return term
}

export async function removeRedirect(
  db: Handle,
  { country, words }: Omit<Redirect, 'path'>,
  acting: Acting,
): Promise<string> {
  const term = searchKey(words)
  await inTransaction(db, async (tx) => {
    const isIt = and(eq(searchRedirect.country, country), eq(searchRedirect.term, term))
    const { rowCount } = await tx.delete(searchRedirect).where(isIt)
    if (rowCount === 0) throw new OperatorRefusal(`The search "${term}" leads to no page in ${country}.`)
    await writeAudit(tx, acting, 'redirect-remove', `${country}: ${term}`, { country })
  })
  return term
}

type Placing = { country: OpenCountry; where: string; kind: PlacementKind; skus: readonly string[] }

const verbOf = { pinned: 'pin', hidden: 'hide' } as const satisfies Record<PlacementKind, string>

/** A search by its words, or a category or landing page by its path. */
async function placeOf(tx: Handle, country: OpenCountry, where: string): Promise<string> {
  if (!where.startsWith('/')) {
    const fault = faultOfWords(where)
    refuse(fault && `WHERE ${fault}`)
    return searchKey(where)
  }
  const path = `/${where.toLowerCase().split('/').filter(Boolean).join('/')}/`
  const { rows } = await tx.execute(sql`
    select from category where country = ${country} and path = ${path}
    union all select from static_page where country = ${country} and path = ${path}`)
  if (rows.length === 0) throw new OperatorRefusal(`"${path}" is no category and no landing page of ${country}.`)
  return path
}

export function listPlacements(db: Handle, country: OpenCountry, kind: PlacementKind) {
  return db
    .select({
      where: searchPlacement.place,
      sku: searchPlacement.sku,
      name: product.name,
      isActive: product.active,
    })
    .from(searchPlacement)
    .innerJoin(product, and(eq(product.country, searchPlacement.country), eq(product.sku, searchPlacement.sku)))
    .where(and(eq(searchPlacement.country, country), eq(searchPlacement.kind, kind)))
    .orderBy(asc(searchPlacement.place), asc(searchPlacement.position), asc(searchPlacement.sku))
}

/** The products that codes name; a size names its product. */
async function productsOf(tx: Handle, country: OpenCountry, codes: readonly string[]) {
  const named = await skusOfCodes(tx, country, codes)
  return new Map([...named].map(([code, skus]) => [code, skus.map(parentSku)]))
}

/** Pins products in the order given, behind those that are, or from place `at` on; or hides them. */
export async function placeProducts(
  db: Handle,
  { country, where, kind, skus, at }: Placing & { at?: number | undefined },
  acting: Acting,
): Promise<{ where: string; skus: string[] }> {
  return inTransaction(db, async (tx) => {
    await lock(tx)
    const place = await placeOf(tx, country, where)
    const named = await productsOf(tx, country, skus)
    const missing = skus.filter((code) => !named.has(code))
    if (missing.length > 0) throw new OperatorRefusal(`${country} has no product ${missing.join(', ')}.`)
    const given = [...new Set(skus.flatMap((code) => named.get(code)!))]
    const isThere = and(eq(searchPlacement.country, country), eq(searchPlacement.place, place))
    await tx.delete(searchPlacement).where(and(isThere, inArray(searchPlacement.sku, given)))
    const others = await tx
      .select({ sku: searchPlacement.sku })
      .from(searchPlacement)
      .where(and(isThere, eq(searchPlacement.kind, kind)))
      .orderBy(asc(searchPlacement.position), asc(searchPlacement.sku))
    const before = others.map(({ sku }) => sku)
    const order = before.toSpliced(at === undefined ? before.length : at - 1, 0, ...given)
    if (order.length > max.placements)
      throw new OperatorRefusal(`At most ${max.placements} products are ${kind} at one place.`)
    await tx
      .insert(searchPlacement)
      .values(order.map((sku, position) => ({ country, place, sku, kind, position })))
      .onConflictDoUpdate({
        target: [searchPlacement.country, searchPlacement.place, searchPlacement.sku],
        set: { position: sql`excluded.position` },
      })
    await writeAudit(tx, acting, `${verbOf[kind]}-add`, `${country} ${place}: ${given.join(', ')}`, { country })
    return { where: place, skus: order }
  })
}

/** Takes products back, or all of the place. Also at a place that is gone. */
export async function removePlacements(
  db: Handle,
  { country, where, kind, skus }: Placing,
  acting: Acting,
): Promise<{ where: string; removed: string[] }> {
  const place = where.startsWith('/')
    ? `/${where.toLowerCase().split('/').filter(Boolean).join('/')}/`
    : searchKey(where)
  return inTransaction(db, async (tx) => {
    const named = await productsOf(tx, country, skus)
    const given = skus.flatMap((code) => named.get(code) ?? [code])
    const gone = await tx
      .delete(searchPlacement)
      .where(
        and(
          eq(searchPlacement.country, country),
          eq(searchPlacement.place, place),
          eq(searchPlacement.kind, kind),
          given.length > 0 ? inArray(searchPlacement.sku, given) : undefined,
        ),
      )
      .returning({ sku: searchPlacement.sku })
    const removed = gone.map(({ sku }) => sku)
    const missing = given.filter((sku) => !removed.includes(sku))
    if (missing.length > 0 || removed.length === 0)
      throw new OperatorRefusal(`${missing.join(', ') || 'Nothing'} of "${place}" in ${country}: not ${kind} there.`)
    await writeAudit(tx, acting, `${verbOf[kind]}-remove`, `${country} ${place}: ${removed.join(', ')}`, { country })
    return { where: place, removed }
  })
}
