import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'

/** More do not fit side by side. */
export const maxComparedProducts = 3

const skuPattern = /^[A-Z0-9]{1,40}$/

/** The distinct products in an address, limited to what fits. */
export const readCompared = (search: URLSearchParams): string[] =>
  [...new Set(search.getAll('sku'))].filter((sku) => skuPattern.test(sku)).slice(0, maxComparedProducts)

/** The shareable address of a comparison. */
export const comparePath = (skus: readonly string[]): string =>
  skus.length === 0 ? '/comparar' : `/comparar?${new URLSearchParams(skus.map((sku) => ['sku', sku])).toString()}`

/** Adds a product; the earliest added makes room. */
export const withCompared = (skus: readonly string[], sku: string): string[] =>
  [...skus.filter((known) => known !== sku), sku].slice(-maxComparedProducts)

export type ComparedProduct = {
  color: string
  available: boolean
  simples: readonly { size: string; available: boolean }[]
  attributes: readonly { key: string; name: string; value: string }[]
  fit: 'runs_small' | 'runs_large' | null
}

export type ComparisonRow = { name: string; values: readonly string[] }

const dash = '—'

function sizesOf({ simples }: ComparedProduct): string {
  const left = simples.filter(({ available }) => available).map(({ size }) => (size === 'U' ? 'Único' : size))
  return left.length > 0 ? left.join(', ') : 'Agotado'
}

/**
 * The differences between products, row by row: available sizes, fit and attributes. A row that applies only to some
 * shows a dash for the others.
 */
export function comparisonRows(products: readonly ComparedProduct[], country: OpenCountry): ComparisonRow[] {
  const { sizeWord } = countryProfiles[country]
  const isTalle = sizeWord === 'talle'
  const falls = { runs_small: country === 'ar' ? 'Queda chico' : 'Queda pequeño', runs_large: 'Queda grande' }
  const names = [...new Map(products.flatMap(({ attributes }) => attributes.map(({ key, name }) => [key, name])))]
  return [
    { name: isTalle ? 'Talles' : 'Tallas', values: products.map(sizesOf) },
    { name: 'Color', values: products.map(({ color }) => color) },
    ...(products.some(({ fit }) => fit)
      ? [
          {
            name: 'Cómo queda',
            values: products.map(({ fit }) => (fit ? falls[fit] : isTalle ? 'A su talle' : 'A su talla')),
          },
        ]
      : []),
    ...names.map(([key, name]) => ({
      name,
      values: products.map(({ attributes }) => attributes.find((one) => one.key === key)?.value ?? dash),
    })),
  ]
}
