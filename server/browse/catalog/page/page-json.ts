import type { AttributeSetting } from '#domain/browse/catalog/attribute-settings.ts'
import { filterName, type FilterKey } from '#domain/browse/catalog/address/parameters.ts'
import { offeredSorts } from '#domain/browse/catalog/sorts.ts'
import { formatPrice } from '#domain/platform/money.ts'
import type { CountryProfile } from '#domain/platform/country/settings.ts'
import type { Dialect } from '../engine/cards.ts'
import type { FastShipping } from './fast-shipping.ts'
import type { PageFrame } from './page-frame.ts'
import type { PageTexts } from './page-texts.ts'
import type { CatalogPath } from '../catalog-path.ts'
import type { CatalogQuery } from '../catalog-query.ts'
import type { TextMatches } from '../text/types.ts'

const orderLabels: Readonly<Record<string, string>> = {
  cheap: 'lo más barato',
  new: 'lo más nuevo',
  popular: 'lo más buscado',
}

/** Everything a page contains, ready to be written. Products and filters are JSON already. */
export type PageParts = {
  query: CatalogQuery
  place: CatalogPath
  /** The page a search leads to instead. */
  redirect: string | null
  texts: PageTexts
  now: Date
  total: number
  priceMinimal: number | null
  statusFreeShipping: boolean
  hasFreeShipping: boolean
  order: readonly string[]
  applied: ReadonlyMap<string, readonly string[]>
  fast: FastShipping
  matches: TextMatches | undefined
  products: string
  /** Alternatives that fill a page with few results. */
  nearby: string
  filters: string
}

const shownBanner = ({ image, link, alt, coupon, focus }: PageFrame['banners'][number]) => ({
  image,
  link,
  alt,
  coupon,
  ...(focus && { focus }),
})

/** Writes the page of contract/browse/catalog.ts, or the same in the legacy dialect (API-21). */
export function pageWriter(
  frame: PageFrame,
  profile: CountryProfile,
  attributes: readonly Pick<AttributeSetting, 'key' | 'name'>[],
) {
  const attributeName = new Map<string, string>(attributes.map(({ key, name }) => [key, name]))
  const orders = new Map<string, string>()
  const sortsWritten = new Map<string, string>()

  function orderJson(order: readonly string[]): string {
    const key = order.join()
    let json = orders.get(key)
    if (json === undefined) orders.set(key, (json = JSON.stringify(order)))
    return json
  }

  function sortsJson({ q, sort }: CatalogQuery): string {
    const key = `${q !== undefined} ${sort.sort} ${sort.dir}`
    let json = sortsWritten.get(key)
    if (json === undefined) {
      const isActive = (choice: CatalogQuery['sort']) => choice.sort === sort.sort && choice.dir === sort.dir
      const offered = offeredSorts(q !== undefined).map((choice) => ({ ...choice, active: isActive(choice) }))
      sortsWritten.set(key, (json = JSON.stringify(offered)))
    }
    return json
  }

  function seoJson({ place, texts, now }: PageParts): string {
    const banner = frame.banners.find(
      ({ path, startsAt, endsAt }) =>
        path === place.basePath && (!startsAt || startsAt <= now) && (!endsAt || now < endsAt),
    )
    const { breadcrumb: _, ...seo } = texts
    return JSON.stringify({
      ...seo,
      banner: banner ? shownBanner(banner) : null,
      coupon: banner?.coupon ?? place.staticPage?.couponCode ?? null,
      bannerMenu: place.staticPage?.bannerMenu ?? null,
      styles: place.staticPage?.styles ?? null,
    })
  }

  const understoodName = (key: string) => {
    if (key === 'without') return 'Sin'
    if (key === 'order') return 'Primero'
    if (key === 'size') return profile.sizeWord === 'talle' ? 'Talle' : 'Talla'
    return attributeName.get(key) ?? filterName((key === 'color' ? 'color_family' : key) as FilterKey, profile)
  }

  /** Shows `50000-80000` as formatted prices; a switch is shown by its name alone. */
  const understoodLabel = (key: string, label: string) => {
    if (key === 'special_price') return ''
    if (key === 'order') return orderLabels[label] ?? ''
    if (key !== 'price') return label
    const [from = '', upTo = ''] = label
      .split('-')
      .map((units) => (Number(units) > 0 ? formatPrice(Number(units), profile) : ''))
    if (from && upTo) return `de ${from} a ${upTo}`
    return upTo ? `hasta ${upTo}` : `desde ${from}`
  }

  function searchJson(q: string | undefined, matches: TextMatches | undefined): string {
    if (q === undefined || !matches) return 'null'
    const { correction, isCorrected, isLoose, notHad, setAside } = matches
    const understood = matches.understood.map(({ words, key, label }) => ({
      words,
      key,
      name: understoodName(key),
      label: understoodLabel(key, label),
    }))
    return JSON.stringify({ q, understood, correction, isCorrected, isLoose, notHad, setAside })
  }

  return (parts: PageParts, dialect: Dialect): string => {
    const { query, place, texts, total, order, products, nearby, filters } = parts
    const { q, page, itemsPerPage } = query
    const pageType = q !== undefined ? 'search' : place.category !== undefined ? 'category' : 'static-page'
    const orderText = orderJson(order)
    const shared =
      `"pageType":"${pageType}","title":${JSON.stringify(texts.title)},"basePath":${JSON.stringify(place.basePath)}` +
      `,"total":${total},"page":${page},"priceMinimal":${parts.priceMinimal}` +
      `,"statusFreeShipping":${parts.statusFreeShipping},"hasFreeShipping":${parts.hasFreeShipping}` +
      `,"organizedFiltersAB":${orderText},"resultDetails":{"search":${searchJson(q, parts.matches)}` +
      `,"filters":${JSON.stringify(Object.fromEntries(parts.applied))}` +
      `,"fastShipping":${JSON.stringify(parts.fast)},"organizedFiltersAB":${orderText}}` +
      `,"seoSettings":${seoJson(parts)},"metadata":{"landing":${JSON.stringify(place.staticPage?.landing ?? null)}}` +
      `,"breadcrumb":${JSON.stringify(texts.breadcrumb)},"redirect":${JSON.stringify(parts.redirect)}` +
      `,"nearby":[${nearby}],"messages":{"error":null}`
    const sorts = sortsJson(query)
    return dialect === 'bff'
      ? `{${shared},"itemsPerPage":${itemsPerPage},"products":[${products}],"availableFilters":${filters},"availableSort":${sorts}}`
      : `{${shared},"qty_products":${itemsPerPage},"result":{"products":[${products}]},"filters":${filters},"sortingoptions":${sorts}}`
  }
}
