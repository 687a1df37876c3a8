import type { ProductCardData } from '#contract/product-card.ts'
import { searchRedirect, searchRedirects } from '#domain/catalog/search-redirect.ts'
import { filterKeyOf, filterName, type FilterKey } from '#domain/catalog/parameters.ts'
import { offeredSorts } from '#domain/catalog/sorts.ts'
import { brand as shopBrand } from '#domain/store/country.ts'
import type { StoreProfile } from '#domain/store/settings.ts'
import { hasBit, setBit, wordsFor, type Bits } from './engine/bits.ts'
import { cardWriter, type Dialect } from './engine/cards.ts'
import { defaultFilterOrder, facetWriter } from './engine/facets.ts'
import { groupOf, switches } from './engine/groups.ts'
import type { IndexData } from './engine/index-data.ts'
import { popularStretch, stretch, type Order } from './engine/order.ts'
import { selector, type Found } from './engine/select.ts'
import { formulaKeys } from './formula.ts'
import { namesOf } from './names.ts'
import type { PageFrame } from './page-frame.ts'
import { placeFinder, type Place } from './place.ts'
import type { Question } from './question.ts'
import { shopSearch, type ShopMatches } from './shop-search.ts'
import { filterReader, type Filters } from './wanted.ts'

export type Answer = { total: number; docs: readonly number[]; json(dialect: Dialect): string }

const soldOutWorth = 0.5

/** Everything that can be asked of one store's index, as of one version of it. */
export function answerer(index: IndexData, frame: PageFrame, profile: StoreProfile) {
  const minorUnits = 10 ** profile.currencyExponent
  const size = wordsFor(index.count)
  const select = selector(index)
  const find = placeFinder(index, frame)
  const filters = filterReader(index, minorUnits)
  const search = shopSearch(index)
  const writeCard = cardWriter(index, minorUnits)
  const writeFacets = facetWriter(index, profile)
  const formulas = formulaKeys(index, frame.formulas)
  const scores = new Float32Array(index.count)

  function docsOf(options: readonly number[]): Bits {
    const bits = new Uint32Array(size)
    for (const option of options) {
      const docs = index.options.docs[option]!
      if (index.options.isList[option]) for (const doc of docs) setBit(bits, doc)
      else for (let at = 0; at < size; at++) bits[at]! |= docs[at]!
    }
    return bits
  }

  const bitsOf = (option: number) => (index.options.isList[option] ? docsOf([option]) : index.options.docs[option]!)

  /** What the page is about, which no filter of the visitor can widen. */
  function baseOf(place: Place): { base: Bits[]; ranges: Filters } {
    const base: Bits[] = []
    const ranges = new Map<FilterKey, readonly string[]>()
    if (place.category !== undefined) base.push(bitsOf(place.category))
    for (const [name, text] of Object.entries(place.staticPage?.filters ?? {})) {
      const key = filterKeyOf(name)
      if (!key) continue
      const values = text.split('--')
      const bit = switches.indexOf(key as (typeof switches)[number])
      const group = groupOf.get(key)
      if (bit >= 0) base.push(index.switchDocs[bit]!)
      else if (group !== undefined) base.push(docsOf(filters.optionsOf(group, values)))
      else ranges.set(key, values)
    }
    return { base, ranges }
  }

  function fastShipping(city: number | undefined, isAsked: boolean) {
    const { MainShipping, SecondaryShipping } = frame.zones
    const availableCities = [MainShipping, SecondaryShipping].flatMap((zone) =>
      zone.enabled ? zone.availableCities : [],
    )
    const fastShippingActive = city !== undefined && availableCities.includes(city)
    return {
      MainShipping,
      SecondaryShipping,
      availableCities,
      fastShippingActive,
      checked: fastShippingActive && isAsked,
    }
  }

  function score(matches: ShopMatches): Bits {
    const bits = new Uint32Array(size)
    matches.docs.forEach((doc, at) => {
      setBit(bits, doc)
      scores[doc] = matches.scores[at]! * (hasBit(index.available, doc) ? 1 : soldOutWorth)
    })
    return bits
  }

  function stretchOf(found: Found, { sort, sortingFormula, experiment, page, itemsPerPage }: Question): number[] {
    const from = (page - 1) * itemsPerPage
    const to = from + itemsPerPage
    const by = (order: Order) => stretch(found.docs, order, from, to)
    const bySku = { ties: index.skuRank }
    if (sort.sort === 'relevance') return by({ keys: scores, sign: -1, ties: undefined })
    if (sort.sort === 'price') return by({ keys: index.now, sign: sort.dir === 'desc' ? -1 : 1, ...bySku })
    if (sort.sort === 'discount') return by({ keys: index.percentOff, sign: -1, ...bySku })
    if (sort.sort === 'newest') return by({ keys: index.createdAt, sign: -1, ...bySku })
    if (sort.sort === 'name') return by({ keys: index.nameRank, sign: 1, ...bySku })
    const keys = formulas(sortingFormula ?? frame.experiments.get(experiment ?? '')?.formulaId ?? '')
    return keys ? by({ keys, sign: -1, ...bySku }) : popularStretch(found.docs, index.available, from, to)
  }

  function orderOfFilters(experiment: string | undefined): string[] {
    const first = frame.experiments.get(experiment ?? '')?.filterOrder ?? []
    const known = first.filter((key) => defaultFilterOrder.some((each) => each === key))
    return [...new Set([...known, ...defaultFilterOrder])]
  }

  const nameOf = new Map(index.frame.categories.map(({ id, name }) => [id, name]))
  const brandNames = new Map(index.frame.brands.map(({ slug, name }) => [slug, name]))

  function trailOf(place: Place): { label: string; url: string }[] {
    const trail = [{ label: 'Inicio', url: '/' }]
    const own = index.frame.categories.find(({ path }) => path === place.basePath)
    const above: typeof trail = []
    for (let at = own; at; at = index.frame.categories.find(({ id }) => id === at!.parentId)) {
      above.unshift({ label: nameOf.get(at.id)!, url: at.path })
    }
    if (place.staticPage) above.push({ label: place.staticPage.title, url: place.basePath })
    return [...trail, ...above]
  }

  function textsOf(place: Place, { q, path }: Question) {
    const brands = place.brands.map((slug) => brandNames.get(slug) ?? slug).join(', ')
    const seo = place.staticPage?.seo ?? frame.seo.get(place.basePath)
    const own = trailOf(place).slice(1).at(-1)?.label ?? ''
    const about = place.staticPage?.title ?? seo?.pageTitle?.split(' | ')[0] ?? own
    const title = q ?? ([about, brands].filter(Boolean).join(' ') || 'Catálogo')
    return {
      title,
      pageTitle: !q && !brands && seo?.pageTitle ? seo.pageTitle : `${title} | ${shopBrand.name}`,
      description: (!q && !brands && seo?.description) || `${title} en ${shopBrand.name}, con envío a todo el país.`,
      canonical: q ? path : brands ? `/${place.brands.join('--')}${place.basePath}` : place.basePath,
    }
  }

  const text = (doc: number) => JSON.parse(writeCard(doc, 'bff')) as ProductCardData

  return {
    find,
    search,
    /** What can be suggested by name; a category weighs what it holds, within one as deep as it. */
    names: namesOf(index),
    /** The products that fit the words best. */
    best(q: string, limit: number): ProductCardData[] {
      const matches = search.match(q)
      score(matches)
      return stretch(matches.docs, { keys: scores, sign: -1, ties: undefined }, 0, limit)
        .filter((doc) => hasBit(index.live, doc))
        .map(text)
    },
    ask(question: Question, place: Place, now: Date): Answer {
      const { base, ranges } = baseOf(place)
      const matches = question.q === undefined ? undefined : search.match(question.q)
      if (matches) base.push(score(matches))
      const isFastAsked = question.filters.get('fast_shipping')?.includes('1') === true
      const fast = fastShipping(question.city, isFastAsked)
      const asked = new Map([...ranges, ...question.filters])
      if (!fast.checked) asked.delete('fast_shipping')
      const wanted = { ...filters.read(asked, place.brands), base }
      const found = select(wanted)
      const docs = stretchOf(found, question)
      const order = orderOfFilters(question.experiment)
      const availableFilters = writeFacets({
        found,
        wanted,
        order,
        withinCategory: place.category,
        isFastOffered: fast.fastShippingActive,
        discounts: new Set(question.filters.get('discount_range') ?? []),
      })
      const { total, cheapestFound } = found
      const free = switches.indexOf('free_shipping')
      const statusFreeShipping = found.switchCounts[free]! > 0
      const hasFreeShipping = (wanted.switches & (1 << free)) !== 0

      const json = (dialect: Dialect): string => {
        const texts = textsOf(place, question)
        const banner = frame.banners.find(
          ({ path, startsAt, endsAt }) =>
            path === place.basePath && (!startsAt || startsAt <= now) && (!endsAt || now < endsAt),
        )
        const coupon = banner?.coupon ?? place.staticPage?.couponCode ?? null
        const applied = Object.fromEntries(place.brands.length > 0 ? [...asked, ['brand', place.brands]] : asked)
        const resultDetails = JSON.stringify({
          search: matches && question.q !== undefined ? searchDetails(question.q, matches, profile) : null,
          filters: applied,
          fastShipping: fast,
          organizedFiltersAB: order,
        })
        const seoSettings = JSON.stringify({
          ...texts,
          banner: banner ? { image: banner.image, link: banner.link, alt: banner.alt, coupon: banner.coupon } : null,
          coupon,
          bannerMenu: place.staticPage?.bannerMenu ?? null,
          styles: place.staticPage?.styles ?? null,
        })
        const sorts = JSON.stringify(
          offeredSorts(question.q !== undefined).map((choice) => ({
            ...choice,
            active: choice.sort === question.sort.sort && choice.dir === question.sort.dir,
          })),
        )
        const products = `[${docs.map((doc) => writeCard(doc, dialect)).join()}]`
        const priceMinimal = total > 0 ? cheapestFound / minorUnits : null
        const redirect =
          question.q === undefined ? undefined : searchRedirect(question.q, searchRedirects[profile.country])
        const pageType = question.q !== undefined ? 'search' : place.category !== undefined ? 'category' : 'static-page'
        const shared =
          `"pageType":"${pageType}","title":${JSON.stringify(texts.title)},"basePath":${JSON.stringify(place.basePath)}` +
          `,"total":${total},"page":${question.page},"priceMinimal":${priceMinimal}` +
          `,"statusFreeShipping":${statusFreeShipping},"hasFreeShipping":${hasFreeShipping}` +
          `,"organizedFiltersAB":${JSON.stringify(order)},"resultDetails":${resultDetails},"seoSettings":${seoSettings}` +
          `,"metadata":{"landing":${JSON.stringify(place.staticPage?.landing ?? null)}}` +
          `,"breadcrumb":${JSON.stringify(trailOf(place))},"redirect":${JSON.stringify(redirect ?? null)}` +
          `,"messages":{"error":null}`
        return dialect === 'bff'
          ? `{${shared},"itemsPerPage":${question.itemsPerPage},"products":${products},"availableFilters":${availableFilters},"availableSort":${sorts}}`
          : `{${shared},"qty_products":${question.itemsPerPage},"result":{"products":${products}},"filters":${availableFilters},"sortingoptions":${sorts}}`
      }
      return { total, docs, json }
    },
  }
}

export type Answerer = ReturnType<typeof answerer>

function searchDetails(q: string, matches: ShopMatches, profile: StoreProfile) {
  return {
    q,
    understood: matches.understood.map(({ words, key, label }) => ({
      words,
      key,
      name:
        key === 'size'
          ? profile.sizeWord === 'talle'
            ? 'Talle'
            : 'Talla'
          : key === 'color'
            ? 'Color'
            : filterName(key as FilterKey, profile),
      label,
    })),
    correction: matches.correction,
    isCorrected: matches.isCorrected,
    isLoose: matches.isLoose,
  }
}
