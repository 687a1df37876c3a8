import { assortment, type GeneratedProduct } from '../catalogue/assortment/generate.ts'
import { localPrice } from '../catalogue/amounts.ts'
import { brands, ownBrand } from '../catalogue/brands.ts'
import { branchOf, categoryTree } from '../catalogue/categories.ts'
import { namedProducts } from '../catalogue/products/index.ts'
import { wordOf } from '../catalogue/products/product.ts'
import { skuOf } from '../catalogue/sku.ts'
import { palette } from '#domain/browse/catalog/palette.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import type { TextDocument } from '#server/browse/catalog/text/types.ts'

/** A document with the facts it is judged by: sizes are filters, not text. */
export type DemoDocument = TextDocument & {
  category: string
  sizes: readonly string[]
  popularity: number
  /** In force, in whole currency units. */
  price: number
  isReduced: boolean
}

const now = new Date(0)
const unitsIn = (country: OpenCountry, minor: number) => minor / 10 ** countryProfiles[country].currencyExponent

const brandNames = new Map([...brands, ownBrand].map(({ slug, name }) => [slug, name]))

function kindsIn(country: OpenCountry): (category: string, shoeType?: string) => string[] {
  const tree = categoryTree(country)
  const cache = new Map<string, string[]>()
  return (category, shoeType) => {
    let names = cache.get(category)
    if (!names) {
      names = branchOf(tree, category)
        .toReversed()
        .map(({ name }) => name)
      cache.set(category, names)
    }
    return shoeType ? [...names, shoeType] : names
  }
}

function ofGenerated(country: OpenCountry, product: GeneratedProduct, kinds: ReturnType<typeof kindsIn>): DemoDocument {
  const { specialPrice, specialFrom, specialTo } = product
  const isReduced = specialPrice !== null && (!specialFrom || specialFrom <= now) && (!specialTo || now < specialTo)
  const { name, brand, color, colorFamily, gender, description, sku, category, sizes, popularity } = product
  const shoeType = product.attributes.find(([key]) => key === 's_type')?.[1]
  return {
    name,
    color,
    colorFamily,
    gender,
    description,
    sku,
    category,
    sizes,
    popularity,
    isReduced,
    price: unitsIn(country, isReduced ? specialPrice : product.price),
    kinds: kinds(category, shoeType),
    brand: brandNames.get(brand)!,
    attributes: product.attributes.map(([, value]) => value),
  }
}

/** Generated products in order, for measurements. */
export function* generatedDocuments(country: OpenCountry, count: number, seed = 1): Generator<DemoDocument> {
  const kinds = kindsIn(country)
  for (const product of assortment({ country, count, now, seed })) yield ofGenerated(country, product, kinds)
}

/** The demo shop of a country, named and generated products, most popular first. */
export function demoDocuments(country: OpenCountry, count: number): DemoDocument[] {
  const kinds = kindsIn(country)
  const named = namedProducts
    .filter(({ isInactive }) => !isInactive)
    .map((product): DemoDocument => {
      const { label: color, family: colorFamily } = palette[product.colour]
      const isReduced = Boolean(product.percentOff) && !product.isOfferOver
      const share = isReduced ? 1 - product.percentOff! / 100 : 1
      return {
        isReduced,
        price: unitsIn(country, localPrice(country, product.price) * share),
        color,
        colorFamily,
        gender: product.gender,
        category: product.category,
        name: wordOf(product.name, country),
        description: wordOf(product.description, country),
        kinds: kinds(product.category, product.attributes?.s_type),
        brand: brandNames.get(product.brand)!,
        attributes: Object.values(product.attributes ?? {}),
        sku: skuOf(country, product.role),
        sizes: Object.keys(product.stock),
        popularity: product.popularity ?? 0,
      }
    })
  return [...named, ...generatedDocuments(country, count)].sort((one, other) => other.popularity - one.popularity)
}
