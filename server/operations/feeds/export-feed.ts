import { open, rename, rm } from 'node:fs/promises'
import type { Client } from 'pg'
import { connectToCopy } from '#db/connection/read-copy.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { merchantWriter, type MerchantFormat } from './merchant-lines.ts'
import { ownHeader, ownLines, ownTaxonomy } from './own-lines.ts'
import { readProducts, type StoredProduct } from './read-catalogue.ts'
import { FeedRefusal } from './refusal.ts'

export const feedFormats = ['tsv', 'csv', 'xml', 'full'] as const
export type FeedFormat = (typeof feedFormats)[number]
type Options = {
  /** A copy of the database to read from instead. */
  replicaUrl?: string | undefined
  file: string
  country: OpenCountry
  format: FeedFormat
  /** The origin of the shop, for the links and pictures of a Merchant feed. */
  base: string
  onProgress?: (done: number, total: number) => void
  /** Ends the export between two pages. */
  signal?: AbortSignal | undefined
}

async function writerOf(client: Client, { format, country, base }: Options) {
  if (format !== 'full') {
    const { rows } = await client.query<{ name: string }>('select name from shop_brand')
    return merchantWriter(format satisfies MerchantFormat, { country, base, shopName: rows[0]!.name })
  }
  const begin = ownHeader + (await ownTaxonomy(client, country))
  return { begin, end: '', lines: (product: StoredProduct) => ownLines(product, country) }
}

async function openDraft(file: string) {
  try {
    return await open(file, 'w')
  } catch (error) {
    throw new FeedRefusal(`${file} cannot be written (${(error as NodeJS.ErrnoException).code}).`)
  }
}

/**
 * Writes a country's catalogue to a file page by page, from one snapshot. The file gets its name only when it is
 * complete: an interrupted export leaves the previous one in place.
 */
export async function exportFeed(url: string, options: Options): Promise<{ products: number }> {
  const { replicaUrl, file, country, onProgress, signal } = options
  const draft = `${file}.part`
  const client = await connectToCopy({ url, replicaUrl }, 'shop export')
  try {
    const output = await openDraft(draft)
    let products = 0
    try {
      await client.query('begin isolation level repeatable read read only')
      const { rows } = await client.query<{ n: number }>('select count(*)::int as n from product where country = $1', [
        country,
      ])
      const writer = await writerOf(client, options)
      await output.write(writer.begin)
      for await (const page of readProducts(client, country)) {
        signal?.throwIfAborted()
        await output.write(page.map(writer.lines).join(''))
        products += page.length
        onProgress?.(products, rows[0]!.n)
      }
      await output.write(writer.end)
      await client.query('commit')
    } finally {
      await output.close()
    }
    await rename(draft, file)
    return { products }
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  } finally {
    await client.end()
  }
}
