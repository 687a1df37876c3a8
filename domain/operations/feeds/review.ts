import { modelOf } from '#domain/browse/catalog/models.ts'
import type { CountryProfile } from '#domain/platform/country/settings.ts'
import { writePrice } from './money.ts'
import type { FeedRecord } from './records.ts'

type Money = Pick<CountryProfile, 'currency' | 'currencyExponent'>
type Priced = { price: number; line: number }
type Product = { line: number; group: string; color: string; colors: Set<string>; low: Priced; high: Priced }
type Model = { title: string; products: Map<string, Product> }

/** More are not compared, so that a feed of millions does not fill the memory. */
const maxProducts = 200_000
const maxShown = 20

/** The dearer one costs more than half as much again. */
const isFarApart = (low: Priced, high: Priced) => (high.price - low.price) * 2 > low.price

function bounded(lines: readonly string[]): string[] {
  return lines.length > maxShown ? [...lines.slice(0, maxShown), `… and ${lines.length - maxShown} more`] : [...lines]
}

/**
 * What a person should look at before a feed is taken: products that share a card (decision 038), prices within one
 * that are far apart, and products that hold several colours or prices although they have room for one.
 */
export function feedReview(money: Money) {
  const models = new Map<string, Model>()
  let products = 0

  const said = ({ price, line }: Priced) => `${writePrice(price, money)} (line ${line})`
  const all = () => [...models.values()]

  return {
    /** `group` is what the feed itself takes for one product. */
    add(line: number, { product }: FeedRecord, group: string): void {
      if (!product) return
      const { sku, name, brand, gender, color, price } = product
      const key = modelOf({ brand, productName: name, gender })
      const model = models.get(key)
      const known = model?.products.get(sku)
      const priced = { price, line }
      if (known) {
        known.colors.add(color)
        if (price < known.low.price) known.low = priced
        if (price > known.high.price) known.high = priced
        return
      }
      if (products >= maxProducts) return
      products += 1
      const entry: Product = { line, group, color, colors: new Set([color]), low: priced, high: priced }
      if (model) model.products.set(sku, entry)
      else models.set(key, { title: `${name}, ${brand}, ${gender}`, products: new Map([[sku, entry]]) })
    },

    /** Products that the feed keeps apart and that lists will show as one, because they are called the same. */
    sharedCards(): string[] {
      const shared = all().filter(({ products }) => new Set([...products.values()].map(({ group }) => group)).size > 1)
      if (shared.length === 0) return []
      const lines = shared.map(({ title, products }) => {
        const colors = [...products.values()].map(({ color, line }) => `${color} (line ${line})`)
        return `  ${title}: ${bounded(colors).join(', ')}`
      })
      return [
        `${shared.length} cards of lists hold several products, because brand, name and people are the same:`,
        ...bounded(lines),
      ]
    },

    warnings(): string[] {
      const warnings: string[] = []
      const several = all().flatMap(({ products }) => [...products].filter(([, { colors }]) => colors.size > 1))
      if (several.length > 0) {
        const [, { group, colors, line }] = several[0]!
        warnings.push(
          `Warning: ${several.length} groups hold several colours, and a product has one: ${group} (line ${line}) is ${[...colors].slice(0, 5).join(', ')}. --by-color makes each colour a product.`,
        )
      }
      const apart: string[] = []
      for (const { title, products } of all()) {
        const lows = [...products.values()].map(({ low }) => low).toSorted((a, b) => a.price - b.price)
        const highs = [...products.values()].map(({ high }) => high).toSorted((a, b) => b.price - a.price)
        if (isFarApart(lows[0]!, highs[0]!)) apart.push(`  ${title}: ${said(lows[0]!)} and ${said(highs[0]!)}`)
      }
      if (apart.length > 0) {
        warnings.push(`Warning: ${apart.length} models have prices that differ by more than half:`, ...bounded(apart))
      }
      const uneven = all().flatMap(({ title, products }) =>
        [...products.values()].filter(({ low, high }) => low.price < high.price).map((one) => ({ title, ...one })),
      )
      if (uneven.length > 0) {
        const { title, low, high } = uneven[0]!
        warnings.push(
          `Warning: sizes of ${uneven.length} products differ in price, and a product has one, that of its last row: ${title}: ${said(low)} and ${said(high)}.`,
        )
      }
      return warnings
    },
  }
}

export type FeedReview = ReturnType<typeof feedReview>
