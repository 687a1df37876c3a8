import type { FastifyInstance } from 'fastify'
import { bookCount, listLowStock, previewCount, readSizeStock, type CountPreview } from '#contract/desk/stock.ts'
import { and, eq, inArray } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { product } from '#db/schema/catalog.ts'
import { simple } from '#db/schema/stock.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { maxCountLines, readCount } from '#domain/desk/stock/read-count.ts'
import type { DeskLanguage } from '#domain/desk/words.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import { bookCount as bookCounted } from '#server/ledger/stock/book-count.ts'
import { readLowStock } from './read-low-stock.ts'
import { readSize } from './read-size.ts'

const noSize = { es: 'esta tienda no tiene ese talle', en: 'this store does not have that size' }

/** What a pasted list would change; sizes are named by their sku. */
async function preview(
  db: Handle,
  { country, text }: { country: OpenCountry; text: string },
  language: DeskLanguage,
): Promise<CountPreview> {
  const { lines, faults } = readCount(text)
  const rows = await db
    .select({ skuSimple: simple.skuSimple, stock: simple.stock, size: simple.size, name: product.name })
    .from(simple)
    .innerJoin(product, and(eq(product.country, simple.country), eq(product.sku, simple.sku)))
    .where(
      and(
        eq(simple.country, country),
        inArray(
          simple.skuSimple,
          lines.map(({ code }) => code),
        ),
      ),
    )
  const known = new Map(rows.map((row) => [row.skuSimple, row]))
  const unknown = lines.filter(({ code }) => !known.has(code))
  const read = lines.flatMap(({ code, counted }) => {
    const row = known.get(code)
    return row ? [{ skuSimple: code, name: `${row.name} · ${row.size}`, before: row.stock, counted }] : []
  })
  const changes = read.filter(({ before, counted }) => before !== counted)
  return {
    changes,
    even: read.length - changes.length,
    faults: [
      ...faults.map(({ line, text: typed, reason }) => ({ line, text: typed, reason: reason[language] })),
      ...unknown.map(({ line, code }) => ({ line, text: code, reason: noSize[language] })),
    ].toSorted((a, b) => a.line - b.line),
  }
}

export function stockRoutes(app: FastifyInstance, mount: MountDesk, { db }: { db: Handle }) {
  mount(app, listLowStock, async ({ query: { country } }, { now, requireStore }) => {
    requireStore(country)
    return { sizes: await readLowStock(db, country, now) }
  })
  mount(app, readSizeStock, ({ params: { sku }, query: { country } }, { requireStore }) => {
    requireStore(country)
    return readSize(db, { country, sku })
  })
  mount(app, previewCount, ({ body }, { language, requireStore }) => {
    requireStore(body.country)
    if (body.text.split('\n').length > maxCountLines + 1) {
      const tooLong = {
        es: `Hasta ${maxCountLines} líneas por vez.`,
        en: `Up to ${maxCountLines} lines at once.`,
      }
      throw new DeskError('invalid_input', { errors: { text: tooLong[language] } })
    }
    return preview(db, body, language)
  })
  mount(app, bookCount, async ({ body: { country, lines: sizes, reason } }, call) => {
    call.requireStore(country)
    return call.transact(async (tx) => {
      const done = await bookCounted(tx, { country, sizes }, call.acting(reason))
      if ('moved' in done) throw new DeskError('changed_meanwhile', { data: { moved: done.moved } })
      return done
    })
  })
}
