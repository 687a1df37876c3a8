import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'

/** A temporary folder for this test file, deleted at its end. */
export function scratchFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vereda-feed-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return {
    folder,
    at: (name: string) => path.join(folder, name),
    write(name: string, text: string | Uint8Array) {
      writeFileSync(path.join(folder, name), text)
      return path.join(folder, name)
    },
  }
}

/** A whole catalogue by its natural keys instead of database ids, without what a database counts for itself. */
export async function catalogueOf(db: Handle, country: string) {
  const rows = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows
  const ofStore = sql`country = ${country}`
  return {
    products:
      await rows(sql`select p.*, null as version, null as price_since, b.slug as brand_id, s.name as supplier_id, t.name as size_table_id from product p
      join brand b on b.id = brand_id join supplier s on s.id = supplier_id left join size_table t on t.id = size_table_id
      where p.country = ${country} order by sku`),
    sizes: await rows(sql`select * from simple where ${ofStore} order by sku_simple`),
    images: await rows(sql`select * from product_image where ${ofStore} order by sku, position`),
    categories: await rows(sql`select c.path, c.name, c.level, c.position, a.path as above from category c
      left join category a on a.id = c.parent_id where c.country = ${country} order by c.path`),
    filed: await rows(sql`select sku, path, pc.position from product_category pc join category c on c.id = category_id
      where pc.country = ${country} order by sku, pc.position`),
    attributes: await rows(sql`select * from product_attribute where ${ofStore} order by sku, key, value`),
    store: await rows(sql`select * from attribute where ${ofStore} order by position, key`),
    brands: await rows(sql`select slug, name, logo_url, position from brand where country = ${country} order by slug`),
    sellers: await rows(sql`select name, free_shipping, code from supplier left join supplier_shipping x
      on x.supplier_id = supplier.id where supplier.country = ${country} order by name, code`),
    tables: await rows(
      sql`select name, kind, gender, columns, rows from size_table where country = ${country} order by name`,
    ),
    booked: await rows(sql`select * from stock_reconciliation`),
  }
}
