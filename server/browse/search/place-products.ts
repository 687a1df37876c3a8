import { and, asc, eq, inArray, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { product } from '#db/schema/catalog.ts'
import { searchPlacement } from '#db/schema/discovery.ts'
import { faultOfWords } from '#domain/browse/search/rules/check-rules.ts'
import type { PlacementKind } from '#domain/browse/search/rules/search-rules.ts'
import { placeKey } from '#domain/browse/search/rules/with-draft.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { parentSku } from '#domain/platform/sku.ts'
import { skusOfCodes } from '#server/ledger/stock/skus-of-codes.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { lockRules, maxRules, refuseFault } from './rule-guards.ts'

const byOf = ({ actor, now }: Acting) => ({ addedBy: actor, addedAt: now })

const tooMany = (kind: PlacementKind) =>
  new OperatorRefusal(
    `At most ${maxRules.placements} products are ${kind} at one place.`,
    `En un lugar caben hasta ${maxRules.placements} productos.`,
  )

type Placing = { country: OpenCountry; where: string; kind: PlacementKind; skus: readonly string[] }

const verbOf = { pinned: 'pin', hidden: 'hide' } as const satisfies Record<PlacementKind, string>

/** A search by its words, or a category or landing page by its path. */
async function placeOf(tx: Handle, country: OpenCountry, where: string): Promise<string> {
  if (!where.startsWith('/')) {
    refuseFault(faultOfWords(where), 'WHERE')
    return placeKey(where)
  }
  const path = placeKey(where)
  const { rows } = await tx.execute(sql`
    select from category where country = ${country} and path = ${path}
    union all select from static_page where country = ${country} and path = ${path}`)
  if (rows.length === 0)
    throw new OperatorRefusal(
      `"${path}" is no category and no landing page of ${country}.`,
      `«${path}» no es una categoría ni una landing de esta tienda.`,
    )
  return path
}

export function listPlacements(db: Handle, country: OpenCountry, kind: PlacementKind) {
  return db
    .select({
      where: searchPlacement.place,
      sku: searchPlacement.sku,
      name: product.name,
      isActive: product.active,
      addedBy: searchPlacement.addedBy,
      addedAt: searchPlacement.addedAt,
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
    await lockRules(tx)
    const place = await placeOf(tx, country, where)
    const given = await productsNamed(tx, country, skus)
    const isThere = and(eq(searchPlacement.country, country), eq(searchPlacement.place, place))
    await tx.delete(searchPlacement).where(and(isThere, inArray(searchPlacement.sku, given)))
    const others = await tx
      .select({ sku: searchPlacement.sku })
      .from(searchPlacement)
      .where(and(isThere, eq(searchPlacement.kind, kind)))
      .orderBy(asc(searchPlacement.position), asc(searchPlacement.sku))
    const before = others.map(({ sku }) => sku)
    const order = before.toSpliced(at === undefined ? before.length : at - 1, 0, ...given)
    if (order.length > maxRules.placements) throw tooMany(kind)
    await tx
      .insert(searchPlacement)
      .values(order.map((sku, position) => ({ country, place, sku, kind, position, ...byOf(acting) })))
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
  const place = placeKey(where)
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

/** What is pinned or hidden at a place now, in its order, while nobody else changes it. */
export async function lockPlace(
  tx: Handle,
  { country, where, kind }: Omit<Placing, 'skus'>,
): Promise<{ place: string; skus: string[] }> {
  await lockRules(tx)
  const place = placeKey(where)
  const rows = await tx
    .select({ sku: searchPlacement.sku })
    .from(searchPlacement)
    .where(and(eq(searchPlacement.country, country), eq(searchPlacement.place, place), eq(searchPlacement.kind, kind)))
    .orderBy(asc(searchPlacement.position), asc(searchPlacement.sku))
  return { place, skus: rows.map(({ sku }) => sku) }
}

/** What the audit calls a place. */
export const placeSubject = (country: OpenCountry, place: string) => `${country} ${place}`

/** The products that codes name, in that order, each once; refused where one names none. */
export async function productsNamed(tx: Handle, country: OpenCountry, codes: readonly string[]): Promise<string[]> {
  const named = await productsOf(tx, country, codes)
  const missing = codes.filter((code) => !named.has(code))
  if (missing.length > 0)
    throw new OperatorRefusal(
      `${country} has no product ${missing.join(', ')}.`,
      `La tienda no tiene el producto ${missing.join(', ')}.`,
    )
  return [...new Set(codes.flatMap((code) => named.get(code)!))]
}

/** Replaces all that is pinned or hidden at a place. What is pinned is not hidden there, and the other way round. */
export async function setPlacements(db: Handle, placing: Placing, acting: Acting): Promise<void> {
  const { country, where, kind, skus } = placing
  await inTransaction(db, async (tx) => {
    const before = await lockPlace(tx, placing)
    // A place that is gone can still be emptied.
    const place = skus.length === 0 ? before.place : await placeOf(tx, country, where)
    const given = await productsNamed(tx, country, skus)
    if (given.length > maxRules.placements) throw tooMany(kind)
    const isThere = and(eq(searchPlacement.country, country), eq(searchPlacement.place, place))
    await tx.delete(searchPlacement).where(and(isThere, eq(searchPlacement.kind, kind)))
    if (given.length > 0) {
      await tx.delete(searchPlacement).where(and(isThere, inArray(searchPlacement.sku, given)))
      await tx
        .insert(searchPlacement)
        .values(given.map((sku, position) => ({ country, place, sku, kind, position, ...byOf(acting) })))
    }
    const change = { country, before: { [kind]: before.skus }, after: { [kind]: given } }
    await writeAudit(tx, acting, `${verbOf[kind]}-set`, `${placeSubject(country, place)}: ${given.join(', ')}`, change)
  })
}
