import type pg from 'pg'
import { firstOwnPosition } from '#domain/browse/catalog/attribute-settings.ts'
import { sizeCodeOf } from '#domain/operations/feeds/ids.ts'
import type { Filing, TaxonomyRecord } from '#domain/operations/feeds/records.ts'
import { RowFaults } from '#domain/operations/feeds/records.ts'
import { slugWord } from '#domain/operations/feeds/words.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { photoAddress } from '#server/operations/photos/photo-address.ts'

type Category = { id: number; path: string; level: number; children: number }

const childKey = (parent: number | null, name: string) => `${parent ?? 0} ${slugWord(name) || name.toLowerCase()}`
/** Behind every other one of the store ($1). */
export const nextAttributePosition = `greatest(${firstOwnPosition},
  (select coalesce(max(position), 0) + 1 from attribute where country = $1))`
/** zapatillas-mujer → Zapatillas mujer */
const nameFromSlug = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')

/**
 * What products refer to: brands, sellers, categories, size tables. Known ones are cached; unknown ones are created
 * immediately and permanently: a brand without products does no harm, and a batch that fails later leaves no dangling
 * reference.
 */
export async function openTaxonomy(client: pg.ClientBase, country: OpenCountry) {
  const brandsBySlug = new Map<string, number>()
  const brandsByName = new Map<string, number>()
  const sellers = new Map<string, number>()
  const sizeTables = new Map<string, number>()
  const byPath = new Map<string, Category>()
  const byName = new Map<string, Category>()
  const byId = new Map<number, Category>()
  const { rows: shop } = await client.query<{ name: string }>('select name from shop_brand')
  const house = shop[0]!.name
  const filed = new Map<string, readonly number[]>()
  let top = 0

  const list = async <T extends pg.QueryResultRow>(text: string) => (await client.query<T>(text, [country])).rows
  const make = async (text: string, values: unknown[]) =>
    (await client.query<{ id: number }>(text, [country, ...values])).rows[0]!.id

  for (const row of await list<{ id: number; slug: string; name: string }>(
    'select id, slug, name from brand where country = $1 order by id',
  )) {
    indexBrand(row.slug, row.name, row.id)
  }
  for (const { id, name } of await list<{ id: number; name: string }>(
    'select id, name from supplier where country = $1',
  )) {
    sellers.set(name, id)
  }
  for (const { id, name } of await list<{ id: number; name: string }>(
    'select id, name from size_table where country = $1',
  )) {
    sizeTables.set(name, id)
  }
  type Row = { id: number; path: string; name: string; level: number; parent_id: number | null }
  for (const row of await list<Row>(
    'select id, path, name, level, parent_id from category where country = $1 order by level, position, id',
  )) {
    indexCategory(row, row.parent_id, row.name)
  }

  function indexBrand(slug: string, name: string, id: number): number {
    brandsBySlug.set(slug, id)
    if (!brandsByName.has(name.toLowerCase())) brandsByName.set(name.toLowerCase(), id)
    return id
  }

  function indexCategory(
    { id, path, level }: Omit<Category, 'children'>,
    parent: number | null,
    name: string,
  ): Category {
    const known = byPath.get(path) ?? { id, path, level, children: 0 }
    if (!byPath.has(path)) {
      const above = parent === null ? undefined : byId.get(parent)
      if (above) above.children += 1
      else top += 1
    }
    known.level = level
    byPath.set(path, known)
    byId.set(id, known)
    if (!byName.has(childKey(parent, name))) byName.set(childKey(parent, name), known)
    return known
  }

  async function makeCategory(
    path: string,
    name: string,
    parent: Category | null,
    position?: number,
  ): Promise<Category> {
    const level = (parent?.level ?? 0) + 1
    const place = position ?? (parent?.children ?? top) + 1
    const id = await make(
      `insert into category (country, path, name, parent_id, level, position) values ($1, $2, $3, $4, $5, $6)
       on conflict (country, path) do update set name = excluded.name, parent_id = excluded.parent_id,
         level = excluded.level, position = excluded.position returning id`,
      [path, name, parent?.id ?? null, level, place],
    )
    return indexCategory({ id, path, level }, parent?.id ?? null, name)
  }

  /**
   * `Mujer > Calzado > Zapatillas`: looked up by name below the parent, so that a category with a shorter path is found
   * too.
   */
  async function byNames(names: readonly string[]): Promise<number[]> {
    const ids: number[] = []
    let parent: Category | null = null
    for (const name of names) {
      const word = slugWord(name) || sizeCodeOf(name).toLowerCase()
      let found: Category | undefined = byName.get(childKey(parent?.id ?? null, name))
      if (!found) {
        let path = `${parent?.path ?? '/'}${word}/`
        for (let other = 2; byPath.has(path); other++) path = `${parent?.path ?? '/'}${word}-${other}/`
        found = await makeCategory(path, name, parent)
      }
      ids.push(found.id)
      parent = found
    }
    return [...new Set(ids)]
  }

  /** An unknown path becomes a child of the one before it. */
  async function byPaths(paths: readonly string[]): Promise<number[]> {
    const ids: number[] = []
    let parent: Category | null = null
    for (const path of paths) {
      const last = path.split('/').at(-2)!
      const found: Category = byPath.get(path) ?? (await makeCategory(path, nameFromSlug(last), parent))
      ids.push(found.id)
      parent = found
    }
    return [...new Set(ids)]
  }

  /** A logo on another server is fetched like a product photo. */
  async function logoPath(logo: string | null): Promise<string | null> {
    const photo = logo === null ? undefined : photoAddress(logo)
    if (!photo) return logo
    await client.query('insert into photo (key, source) values ($1, $2) on conflict do nothing', [
      photo.key,
      photo.source,
    ])
    return photo.path
  }

  async function put(record: TaxonomyRecord): Promise<void> {
    switch (record.type) {
      case 'category': {
        const { path, name, parent, position } = record
        const above = parent === null ? null : byPath.get(parent)
        if (above === undefined) throw new RowFaults([`its parent ${parent} does not come before it`])
        if (above?.path === path) throw new RowFaults([`${path} cannot be its own parent`])
        await makeCategory(path, name, above, position)
        return
      }
      case 'brand': {
        const { slug, name, logo, position } = record
        const id = await make(
          `insert into brand (country, slug, name, logo_url, position) values ($1, $2, $3, $4, $5)
           on conflict (country, slug) do update set name = excluded.name, logo_url = excluded.logo_url,
             position = excluded.position returning id`,
          [slug, name, await logoPath(logo), position],
        )
        indexBrand(slug, name, id)
        return
      }
      case 'attribute': {
        // What the retailer said in the meantime stays.
        await client.query(
          `insert into attribute (country, key, name, is_filter, position)
           values ($1, $2, $3, $4, coalesce($5, ${nextAttributePosition}))
           on conflict do nothing`,
          [country, record.key, record.name, record.isFilter, record.position],
        )
        return
      }
      case 'seller': {
        await makeSeller(record.name, record.freeShipping, record.ships)
        return
      }
      case 'size_table': {
        const { name, kind, gender, columns, rows } = record
        const id = await make(
          `insert into size_table (country, name, kind, gender, columns, rows) values ($1, $2, $3, $4, $5, $6)
           on conflict (country, name) do update set kind = excluded.kind, gender = excluded.gender,
             columns = excluded.columns, rows = excluded.rows returning id`,
          [name, kind, gender, JSON.stringify(columns), JSON.stringify(rows)],
        )
        sizeTables.set(name, id)
      }
    }
  }

  async function makeSeller(name: string, freeShipping: boolean, ships: readonly string[]): Promise<number> {
    const id = await make(
      `insert into supplier (country, name, free_shipping) values ($1, $2, $3)
       on conflict (country, name) do update set free_shipping = excluded.free_shipping returning id`,
      [name, freeShipping],
    )
    await client.query(
      `insert into supplier_shipping (country, supplier_id, code)
       select $1, $2, code from shipping_method where country = $1 and code = any($3) on conflict do nothing`,
      [country, id, ships],
    )
    sellers.set(name, id)
    return id
  }

  return {
    put,
    async categoryIds(filing: Filing): Promise<readonly number[]> {
      const key = 'names' in filing ? filing.names.join('\n') : filing.paths.join('|')
      const known = filed.get(key)
      if (known) return known
      const ids = await ('names' in filing ? byNames(filing.names) : byPaths(filing.paths))
      filed.set(key, ids)
      return ids
    },
    async brandId(name: string): Promise<number> {
      const known = brandsBySlug.get(name) ?? brandsByName.get(name.toLowerCase())
      if (known !== undefined) return known
      const slug = slugWord(name) || sizeCodeOf(name).toLowerCase()
      const id = await make(
        `insert into brand (country, slug, name, position)
         values ($1, $2, $3, (select coalesce(max(position), 0) + 1 from brand where country = $1))
         on conflict (country, slug) do update set slug = excluded.slug returning id`,
        [slug, name],
      )
      brandsByName.set(name.toLowerCase(), id)
      return indexBrand(slug, name, id)
    },
    /** An unknown seller ships by the standard method. */
    sellerId: (name: string | null) =>
      Promise.resolve(sellers.get(name ?? house)).then(
        (known) => known ?? makeSeller(name ?? house, false, ['standard']),
      ),
    sizeTableId(name: string | null): number | null {
      if (name === null) return null
      const id = sizeTables.get(name)
      if (id === undefined) throw new RowFaults([`there is no size table "${name}"`])
      return id
    },
  }
}

export type Taxonomy = Awaited<ReturnType<typeof openTaxonomy>>
