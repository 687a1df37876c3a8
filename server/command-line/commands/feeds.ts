import { createWriteStream, type WriteStream } from 'node:fs'
import { once } from 'node:events'
import { retailFields } from '#domain/operations/feeds/retail/mapping.ts'
import { feedReview } from '#domain/operations/feeds/review.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { waitUntilShown } from '#server/browse/catalog/freshness-route.ts'
import { exportFeed, feedFormats } from '#server/operations/feeds/export-feed.ts'
import { importDelta, type DeltaResult } from '#server/operations/feeds/import-delta.ts'
import { importFeed, type BadRow, type ImportResult } from '#server/operations/feeds/import-feed.ts'
import { readMapping } from '#server/operations/feeds/mapping-file.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { countryFrom, textOf, wholeNumber } from '#server/command-line/arguments.ts'
import type { Command } from '#server/command-line/command.ts'
import { asRefusal } from '#server/command-line/feed-refusal.ts'
import { runningShop } from '#server/command-line/running-shop.ts'
import { readOpenStores } from '#server/platform/brand/stored.ts'
import { feedFileNames, feedPath } from '#server/operations/feeds/links/feed-links.ts'
import { shopHosts } from '#server/platform/http/edge/shop-hosts.ts'
import { readSecret } from '#server/platform/secrets/secrets.ts'

/** How many bad rows the terminal shows; a report file has all. */
const shownRows = 20
/** How many changes of a dry run it shows. */
const shownChanges = 100

/** A new index of a hundred thousand products takes some seconds, several on a busy machine. */
const shownWithinMs = 120_000

const shownWords: Readonly<
  Record<Awaited<ReturnType<typeof waitUntilShown>>, (origin: string, seconds: string) => string>
> = {
  shown: (origin, seconds) => `Done: the shop at ${origin} shows it, ${seconds} s later.`,
  late: (origin, seconds) =>
    `Done, but after ${seconds} s the lists of the shop at ${origin} do not show all of it yet: it goes on making its index.`,
  'no shop': (origin) =>
    `Done. No shop of this database answers at ${origin}; one that runs elsewhere shows it some seconds from now.`,
}

const describe = ({ line, id, reason }: BadRow) => `line ${line}${id ? ` (${id})` : ''}: ${reason}`

async function openReport(file: string | undefined): Promise<WriteStream | undefined> {
  if (file === undefined) return undefined
  const stream = createWriteStream(file)
  await once(stream, 'open').catch((error: Error) => {
    throw new OperatorRefusal(`The report ${file} cannot be written: ${error.message}.`)
  })
  return stream
}

export const importCommand: Command = {
  name: 'import',
  usage:
    'FILE --country ar|cl|co [--mapping FILE] [--report FILE] [--stock N] [--by-color] [--replace | --delta] [--dry-run]',
  summary: 'Bring the catalogue of a store to what a product feed says',
  details: [
    'FILE is a Google Merchant feed (TSV, CSV, RSS or Atom XML), our own CSV, as export --format full writes it, a product',
    'export of Shopify, Tiendanube or WooCommerce, or a spreadsheet with Nombre, Precio, Talle, Color, Stock … saved as CSV.',
    'It is recognised by its first line; --dry-run shows which column and which word was read as what (docs/feeds.md).',
    'Products and sizes are found by id and updated, or made; none is deleted. item_group_id is the product, id the size.',
    'Tables may be written with tabs, semicolons or commas, in UTF-8, UTF-16 or what Windows writes (1252).',
    'Unknown brands, categories and sellers are made. Bad rows are named and left out, good ones are kept (exit code 1',
    'when there was a bad one). An import that was cut off can be run again and ends the same.',
    'Pictures elsewhere on the web are fetched by the shop, once, and served by it: npm run shop -- photos.',
    '--report FILE   every bad row, one per line; the terminal shows the first 20',
    '--stock N       how many there are of what is in_stock without a quantity and was not there before (10)',
    '--by-color      a group that holds several colours becomes one product per colour; exports of platforms and spreadsheets',
    '                are read so by themselves',
    '--mapping FILE  corrections of how such a table is read: {"columns": {"Lista 2": "price", "Obs": null},',
    '                "values": {"gender": {"Dam": "mujer"}}, "decimals": ",", "byColor": false, "format": "sheet"}.',
    `                Columns hold ${retailFields.slice(0, 10).join(', ')},`,
    `                ${retailFields.slice(10).join(', ')}`,
    '--replace       FILE is the whole catalogue: what it does not name is taken off sale (not when a row is bad)',
    '--delta         FILE has id and price, sale_price, availability or quantity: they change what is there; nothing is made.',
    '                The last row of an id counts; an empty sale_price ends the sale',
    '--dry-run       say what would change, and change nothing',
  ],
  examples: [
    'import feed.tsv --country ar',
    'import catalogo.csv --country cl --report malas.txt',
    'import precios.csv --country co --delta',
  ],
  takes: ['FILE'],
  options: {
    country: { type: 'string' },
    mapping: { type: 'string' },
    report: { type: 'string' },
    stock: { type: 'string' },
    'by-color': { type: 'boolean' },
    replace: { type: 'boolean' },
    delta: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  },
  async run({ url, db, env, acting, fileOf, progress, say }, [name], values) {
    const country = countryFrom(textOf(values, 'country'))
    const mappingName = textOf(values, 'mapping')
    const mapping = mappingName === undefined ? undefined : await readMapping(fileOf(mappingName)).catch(asRefusal)
    const stock = textOf(values, 'stock')
    const defaultStock = stock === undefined ? 10 : wholeNumber(stock, '--stock', { to: 1_000_000 })
    const reportName = textOf(values, 'report')
    const report = await openReport(reportName === undefined ? undefined : fileOf(reportName))
    const shown: BadRow[] = []
    const began = performance.now()
    const onBadRow = (row: BadRow) => {
      if (shown.length < shownRows) shown.push(row)
      report?.write(`${describe(row)}\n`)
    }
    const onProgress = (done: number, total: number) => progress.show(`Importing ${name}`, done, total)
    const [isWhole, isDelta, isDryRun] = ['replace', 'delta', 'dry-run'].map((name) => values[name] === true)
    if (isWhole && isDelta)
      throw new OperatorRefusal('--replace takes a whole catalogue and --delta changes: choose one.')
    const changes: string[] = []
    const onChange = (line: string) => void changes.push(line)
    let describeReading: (() => string[]) | undefined
    const onReading = (describe: () => string[]) => void (describeReading = describe)
    const listeners = { onBadRow, onProgress, onReading, ...(isDryRun && { onChange }) }
    const input = {
      file: fileOf(name!),
      country,
      now: acting.now,
      defaultStock,
      mapping,
      isDryRun: isDryRun!,
      ...listeners,
    }
    const review = feedReview(countryProfiles[country])
    const ofWhole = { isByColor: values['by-color'] === true, isWhole: isWhole!, review }
    const imported = isDelta ? importDelta(url, input) : importFeed(url, { ...input, ...ofWhole })
    const result: DeltaResult & Partial<ImportResult> = await imported.catch(asRefusal)
    progress.end()
    if (report) await new Promise<void>((resolve) => report.end(() => resolve()))
    if (!isDryRun) await writeAudit(db, acting, 'import', `${country}: ${result.rows - result.bad} rows of ${name}`)
    const reading = describeReading?.() ?? []
    for (const line of isDryRun ? reading : reading.slice(0, 1)) say(line)
    for (const line of changes.slice(0, shownChanges)) say(line)
    if (changes.length > shownChanges) say(`… and ${changes.length - shownChanges} more changes`)
    for (const row of shown) say(describe(row))
    if (result.bad > shown.length) {
      say(`… and ${result.bad - shown.length} more bad rows${report ? '' : '; --report FILE writes them all'}`)
    }
    if (isWhole && result.bad > 0) say('Nothing was taken off sale: a bad row may name what would have been.')
    if (isWhole && result.bad === 0) {
      say(`Taken off sale: ${result.productsRetired} products, ${result.sizesEmptied} sizes of others.`)
    }
    if (isDryRun) for (const line of review.sharedCards()) say(line)
    for (const line of review.warnings()) say(line)
    if (isDryRun) say('Nothing was changed: this was a dry run.')
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    say(
      `${result.rows} rows in ${seconds} s: ${result.bad} bad; products: ${result.productsCreated ?? 0} made, ${result.productsChanged} changed; sizes: ${result.sizesCreated ?? 0} made, ${result.sizesChanged} changed.`,
    )
    if (result.photosToFetch) {
      say(
        `${result.photosToFetch} photographs are to be fetched; the shop does so while it is open. npm run shop -- photos`,
      )
    }
    if (!isDryRun) {
      progress.show('Waiting until lists show it', 0, 1)
      const shownAfter = performance.now()
      const origin = runningShop(env)
      const secret = await readSecret(db, 'explain search')
      const outcome = await waitUntilShown({ origin, secret, country, withinMs: shownWithinMs })
      progress.end()
      say(shownWords[outcome](origin, ((performance.now() - shownAfter) / 1000).toFixed(1)))
    }
    return result.bad > 0 ? 1 : 0
  },
}

export const exportCommand: Command = {
  name: 'export',
  usage: `FILE --country ar|cl|co --format ${feedFormats.join('|')} [--base-url URL]`,
  summary: 'Write the catalogue of a store to a file',
  details: [
    'tsv, csv and xml are Google Merchant feeds of what can be bought; full is our own CSV with everything, which',
    'import reads back into the same catalogue.',
    '--base-url URL   where the shop is reached (http://localhost:3000)',
  ],
  examples: [
    'export feed.xml --country ar --format xml --base-url https://tienda.example',
    'export todo.csv --country co --format full',
  ],
  takes: ['FILE'],
  options: { country: { type: 'string' }, format: { type: 'string' }, 'base-url': { type: 'string' } },
  async run({ url, db, acting, fileOf, progress, say }, [name], values) {
    const country = countryFrom(textOf(values, 'country'))
    const requested = textOf(values, 'format')
    const format = feedFormats.find((one) => one === requested)
    if (!format)
      throw new OperatorRefusal(
        `--format is one of ${feedFormats.join(', ')}${requested ? `, not "${requested}"` : ''}.`,
      )
    const base = (textOf(values, 'base-url') ?? 'http://localhost:3000').replace(/(?<!\/)\/+$/, '')
    if (!/^https?:\/\/\S+$/.test(base)) throw new OperatorRefusal(`--base-url "${base}" is not an address of the web.`)
    const began = performance.now()
    const onProgress = (done: number, total: number) => progress.show(`Exporting ${country}`, done, total)
    const { products } = await exportFeed(url, { file: fileOf(name!), country, format, base, onProgress }).catch(
      asRefusal,
    )
    progress.end()
    await writeAudit(db, acting, 'export', `${country}: ${products} products as ${format}`)
    say(`${products} products in ${((performance.now() - began) / 1000).toFixed(1)} s: ${fileOf(name!)}`)
  },
}

export const feedsCommand: Command = {
  name: 'feeds',
  usage: '[--base-url URL]',
  summary: 'The addresses of the feeds for Merchant Center and Meta',
  details: [
    'Give them to the networks, which fetch them by themselves; each is at most an hour old. Anyone who has an address can read it.',
    '--base-url URL   where the shop is reached, for a store without PUBLIC_ORIGIN_…',
  ],
  examples: ['feeds --base-url https://tienda.example'],
  takes: [],
  options: { 'base-url': { type: 'string' } },
  async run({ db, env, say }, _given, values) {
    const secret = await readSecret(db, 'feed link')
    const { originOf } = shopHosts(env)
    const base = textOf(values, 'base-url') ?? `http://localhost:${env.PORT}`
    for (const country of await readOpenStores(db)) {
      for (const file of feedFileNames) {
        say(
          `${country} ${file}: ${(originOf[country] ?? base).replace(/(?<!\/)\/+$/, '')}${feedPath(secret, country, file)}`,
        )
      }
    }
  },
}
