import { and, eq, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { attribute, productAttribute } from '#db/schema/catalog.ts'
import { staticPage } from '#db/schema/content.ts'
import {
  attributeKeyOf,
  attributesOf,
  faultOfAttributeName,
  keysWithAt,
  maxFilterValues,
  maxOwnFilters,
  usualName,
  type AttributeSetting,
  type ProductAttributeKey,
} from '#domain/browse/catalog/attribute-settings.ts'
import { attributeCode, isOwnAttribute } from '#domain/browse/catalog/own-attributes.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

/** An attribute as the operator sees it: in how many products it is, and with how many different values. */
export type ListedAttribute = {
  code: string
  name: string
  filter: boolean
  /** Whether a feed brought it; the others every shop knows. */
  own: boolean
  products: number
  values: number
}

export type AttributeChange = {
  /** Null: the usual one. */
  name?: string | null | undefined
  filter?: boolean | undefined
  /** The place among the attributes, 1 being the first. */
  at?: number | undefined
}

const readRows = (db: Handle, country: OpenCountry) =>
  db
    .select({
      key: attribute.key,
      name: attribute.name,
      isFilter: attribute.isFilter,
      position: attribute.position,
    })
    .from(attribute)
    .where(eq(attribute.country, country))

async function countValues(db: Handle, country: OpenCountry) {
  const rows = await db
    .select({
      key: productAttribute.key,
      products: sql<number>`count(distinct ${productAttribute.sku})::integer`,
      values: sql<number>`count(distinct ${productAttribute.value})::integer`,
    })
    .from(productAttribute)
    .where(eq(productAttribute.country, country))
    .groupBy(productAttribute.key)
  return new Map(rows.map(({ key, ...counts }) => [key, counts]))
}

/** The attributes of a store in its order; of those every shop knows all, used or not. */
export async function listAttributes(db: Handle, country: OpenCountry): Promise<ListedAttribute[]> {
  const [rows, counts] = await Promise.all([readRows(db, country), countValues(db, country)])
  return attributesOf(rows, country).map(({ key, name, isFilter }) => ({
    code: attributeCode(key),
    name,
    filter: isFilter,
    own: isOwnAttribute(key),
    ...(counts.get(key) ?? { products: 0, values: 0 }),
  }))
}

function refuse(fault: string | undefined): void {
  if (fault) throw new OperatorRefusal(`${fault}.`)
}

/** A landing page that is defined by a filter would show something else without it. */
async function refuseWhileUsed(tx: Handle, country: OpenCountry, key: string): Promise<void> {
  const [page] = await tx
    .select({ path: staticPage.path })
    .from(staticPage)
    .where(and(eq(staticPage.country, country), sql`${staticPage.filters} ? ${key}`))
    .limit(1)
  refuse(page && `${page.path} is defined by ${attributeCode(key)}: change that page first`)
}

async function refuseAsFilter(tx: Handle, country: OpenCountry, key: string, all: readonly AttributeSetting[]) {
  const values = (await countValues(tx, country)).get(key)?.values ?? 0
  if (values > maxFilterValues)
    refuse(`${attributeCode(key)} has ${values} different values; a filter has at most ${maxFilterValues}`)
  const filters = all.filter((one) => one.isFilter && isOwnAttribute(one.key) && one.key !== key).length
  if (filters >= maxOwnFilters)
    refuse(`${country} has ${filters} attributes of its own as filters already, which is the most there may be`)
}

/** Changes the name, the place or the filter of an attribute; every node follows with its next index. */
export async function setAttribute(
  db: Handle,
  country: OpenCountry,
  code: string,
  { name, filter, at }: AttributeChange,
  acting: Acting,
): Promise<void> {
  const key = attributeKeyOf(code)
  await inTransaction(db, async (tx) => {
    // Two operators wait for each other: a place is written in many rows.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('shop: attributes'))`)
    const all = attributesOf(await readRows(tx, country), country)
    const current = all.find((one) => one.key === key)
    if (key === undefined || !current)
      throw new OperatorRefusal(`${country} has no attribute "${code}": attribute list shows them.`)
    if (typeof name === 'string') refuse(faultOfAttributeName(name))
    if (at !== undefined && at > all.length) refuse(`--at must be from 1 to ${all.length}`)
    if (filter === true && isOwnAttribute(key)) await refuseAsFilter(tx, country, key, all)
    if (filter === false && isOwnAttribute(key)) await refuseWhileUsed(tx, country, key)
    const said = name === undefined ? current.name : (name?.trim() ?? usualName(key, country))
    const changed = {
      name: said === usualName(key, country) ? null : said,
      isFilter: filter ?? current.isFilter,
      position: current.position,
    }
    await tx
      .insert(attribute)
      .values({ country, key, ...changed })
      .onConflictDoUpdate({ target: [attribute.country, attribute.key], set: changed })
    if (at !== undefined) await writePlaces(tx, country, keysWithAt(all, key, at))
    const what = [
      name === undefined ? '' : `name ${said}`,
      filter === undefined ? '' : `filter ${filter ? 'on' : 'off'}`,
      at === undefined ? '' : `at ${at}`,
    ]
    await writeAudit(tx, acting, 'attribute-set', `${country} ${code}: ${what.filter(Boolean).join(', ')}`, { country })
  })
}

/** Every attribute gets its place, so that the order stays what it is when a feed brings another. */
async function writePlaces(tx: Handle, country: OpenCountry, keys: readonly ProductAttributeKey[]): Promise<void> {
  await tx
    .insert(attribute)
    .values(keys.map((key, at) => ({ country, key, name: null, isFilter: true, position: at + 1 })))
    .onConflictDoUpdate({ target: [attribute.country, attribute.key], set: { position: sql`excluded.position` } })
}
