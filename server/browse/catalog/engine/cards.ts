import { unpackFocus } from '#domain/browse/catalog/packed-focus.ts'
import { hexOfColour } from '#domain/browse/catalog/palette.ts'
import { instalmentOf } from '#domain/browse/product/instalments.ts'
import { maxSiblings, pricesFrom } from '#domain/browse/product/siblings.ts'
import type { CountryProfile } from '#domain/platform/country/settings.ts'
import { hasBit } from './columns/bits.ts'
import { switchBit } from './groups.ts'
import { isBoost, type IndexData } from './columns/index-data.ts'
import { insideQuotes, stringReader } from './columns/strings.ts'

/** The legacy dialect has its own names for the two prices (PDP-03). */
export type Dialect = 'bff' | 'legacy'

const priceNames = {
  bff: ['numericOriginalPrice', 'numericDiscountPrice'],
  legacy: ['price', 'specialprice'],
} as const satisfies Record<Dialect, readonly [string, string]>

/**
 * Writes a product as the JSON of contract/browse/product-card.ts, straight from the columns: building a page of
 * objects only to serialise them would cost more than the search.
 */
export function cardWriter(index: IndexData, profile: CountryProfile, hasInstalments: boolean) {
  const minorUnits = 10 ** profile.currencyExponent
  const read = {
    sku: stringReader(index.sku),
    slug: stringReader(index.slug),
    name: stringReader(index.name),
    color: stringReader(index.color),
    image: stringReader(index.image),
    secondImage: stringReader(index.secondImage),
    imageAlt: stringReader(index.imageAlt),
  }
  const brands = index.frame.brands.map(({ name }) => insideQuotes(name))
  const sellers = index.frame.suppliers.map(({ name, freeShipping }) => ({ name: insideQuotes(name), freeShipping }))
  const names = new Map(index.frame.categories.map(({ id, name }) => [id, name]))
  const chains = index.categoryChains.map((ids) => insideQuotes(ids.flatMap((id) => names.get(id) ?? []).join('|')))
  const values = index.options.value.map(insideQuotes)

  const instalment = (doc: number) =>
    hasInstalments ? `,"instalment":${instalmentOf(index.now[doc]! / minorUnits, profile)}` : ''
  const rating = (doc: number) =>
    index.reviews[doc] === 0 ? '' : `,"rating":{"stars":${index.tenths[doc]! / 10},"count":${index.reviews[doc]}}`
  const picture = (address: string) => (address === '' ? 'null' : `"${address}"`)

  /** What somebody wrote of its picture: most pictures have nothing. */
  function written(doc: number): string {
    const alt = read.imageAlt(doc)
    const focus = unpackFocus(index.imageFocus[doc]!)
    return `${alt === '' ? '' : `,"imageAlt":"${alt}"`}${focus ? `,"imageFocus":[${focus.join()}]` : ''}`
  }

  /** The other colours of its model that can be bought, ordered by sku as everywhere. */
  function othersOf(doc: number): number[] {
    const others: number[] = []
    const own = index.model[doc]!
    for (let place = index.modelStart[own]!; place < index.modelStart[own + 1]!; place++) {
      const other = index.docsByModel[place]!
      if (other !== doc && hasBit(index.live, other) && hasBit(index.available, other)) others.push(other)
    }
    return others.sort((a, b) => index.skuRank[a]! - index.skuRank[b]!).slice(0, maxSiblings)
  }

  function colours(doc: number): string {
    const others = othersOf(doc)
    const prices = others.map((other) => index.now[other]!)
    const from = pricesFrom(index.now[doc]!, prices)
    const siblings = others.map((other) => {
      const color = read.color(other)
      return `{"id":"${read.sku(other)}","url":"/${read.slug(other)}.html","color":"${color}","hex":"${hexOfColour(color)}"}`
    })
    return `${from === undefined ? '' : `,"pricesFrom":${from / minorUnits}`},"siblings":[${siblings.join()}]`
  }

  return (doc: number, dialect: Dialect): string => {
    const [fullName, reducedName] = priceNames[dialect]
    const marks = index.marks[doc]!
    const seller = sellers[index.supplier[doc]!]
    const units = index.stock[doc]!
    const reduced = marks & switchBit.special_price ? index.now[doc]! / minorUnits : null
    return (
      `{"id":"${read.sku(doc)}","productName":"${read.name(doc)}","brand":"${brands[index.brand[doc]!] ?? ''}"` +
      `,"url":"/${read.slug(doc)}.html","productImage":${picture(read.image(doc))}` +
      `,"secondImage":${picture(read.secondImage(doc))}${written(doc)}` +
      `,"${fullName}":${index.price[doc]! / minorUnits},"${reducedName}":${reduced}` +
      `,"discountPercent":${index.percentOff[doc]!}${instalment(doc)},"color":"${read.color(doc)}"` +
      `,"colorFamily":"${values[index.colorFamily[doc]!]}","gender":"${values[index.gender[doc]!]}"` +
      `,"categories":"${chains[index.categories[doc]!]}","seller":"${seller?.name ?? ''}"` +
      `,"sellerFreeShipping":${seller?.freeShipping === true},"isProductBoost":${(index.traits[doc]! & isBoost) !== 0}` +
      `,"isECOFriendly":${(marks & switchBit.moda_sostenible) !== 0}` +
      `,"freeShipping":${(marks & switchBit.free_shipping) !== 0}` +
      `,"fastShipping":${(marks & switchBit.fast_shipping) !== 0},"available":${units > 0}` +
      `,"lowStock":${units === 1 || units === 2 ? units : null}${rating(doc)}${colours(doc)}}`
    )
  }
}
