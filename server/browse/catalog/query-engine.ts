import type { ProductCardData } from '#contract/browse/product-card.ts'
import { onePerModel } from '#domain/browse/catalog/models.ts'
import type { CountryProfile } from '#domain/platform/country/settings.ts'
import { baseFilters } from './base-filters.ts'
import { hasBit, setBit, wordsFor, type Bits } from './engine/columns/bits.ts'
import { cardWriter, type Dialect } from './engine/cards.ts'
import { defaultFilterOrder, facetWriter } from './engine/facets.ts'
import { switches } from './engine/groups.ts'
import type { IndexData } from './engine/columns/index-data.ts'
import { modelStretches, type Order } from './engine/order.ts'
import { selector, type Found } from './engine/select.ts'
import { stringReader } from './engine/columns/strings.ts'
import { formulaKeys } from './formula.ts'
import { namesOf } from './page/names.ts'
import type { PageFrame } from './page/page-frame.ts'
import { pageWriter, type FastShipping } from './page/page-json.ts'
import { pageTexts } from './page/page-texts.ts'
import { catalogPathFinder, type CatalogPath } from './catalog-path.ts'
import type { CatalogQuery } from './catalog-query.ts'
import { shopSearch } from './shop-search.ts'
import type { TextMatches } from './text/types.ts'
import { filterReader } from './filter-reader.ts'

export type Answer = { total: number; docs: readonly number[]; json(dialect: Dialect): string }

/** What is sold out fits half as well. */
const soldOutWorth = 0.5
/** Among equals the newest comes first, by less than a place in popularity is worth. */
const worthOfNew = 0.004
const newDays = 60
/** Less than this is filled up by what may serve as well. */
const fullPage = 10
/** So many of the best say where a search leads. */
const seenForPlaces = 24
const freeBit = switches.indexOf('free_shipping')

/** Everything that can be asked of one store's index. */
export function queryEngine(index: IndexData, frame: PageFrame, profile: CountryProfile) {
  const minorUnits = 10 ** profile.currencyExponent
  const size = wordsFor(index.count)
  const select = selector(index)
  const stretch = modelStretches(index)
  const modelOf = (doc: number) => index.model[doc]!
  const find = catalogPathFinder(index, frame)
  const filters = filterReader(index, minorUnits)
  const baseOf = baseFilters(index, filters.optionsOf)
  const search = shopSearch(index, profile.country, minorUnits)
  const textsOf = pageTexts(index.frame, frame)
  const writeCard = cardWriter(index, profile, frame.hasInstalments)
  const writeFacets = facetWriter(index, profile)
  const writePage = pageWriter(frame, profile)
  const formulas = formulaKeys(index, frame.formulas)
  const scores = new Float32Array(index.count)
  const names = namesOf(index)
  const slugOf = stringReader(index.slug)
  const categoryOf = new Map(index.frame.categories.map((category) => [category.id, category]))
  /** By chain of categories: the address of the deepest. */
  const leafPaths = index.categoryChains.map(
    (ids) => ids.map((id) => categoryOf.get(id)!).sort((one, other) => other.level - one.level)[0]?.path ?? '/',
  )

  function fastShipping(city: number | undefined, isAsked: boolean): FastShipping {
    const { MainShipping, SecondaryShipping } = frame.zones
    const enabled = [MainShipping, SecondaryShipping].filter((zone) => zone.enabled)
    const availableCities = enabled.flatMap((zone) => zone.availableCities)
    const fastShippingActive = city !== undefined && availableCities.includes(city)
    return { ...frame.zones, availableCities, fastShippingActive, checked: fastShippingActive && isAsked }
  }

  let newest = 0
  for (let doc = 0; doc < index.count; doc++) newest = Math.max(newest, index.createdAt[doc]!)
  const freshness = (doc: number) =>
    worthOfNew * Math.max(0, 1 - (newest - index.createdAt[doc]!) / (newDays * 24 * 60 * 60 * 1000))

  /** Notes how well each product fits, and gives them as a set. */
  function score({ docs, scores: given }: TextMatches): Bits {
    const bits = new Uint32Array(size)
    for (let at = 0; at < docs.length; at++) {
      const doc = docs[at]!
      setBit(bits, doc)
      const fit = given[at]! > 0 ? given[at]! + freshness(doc) : 0
      scores[doc] = hasBit(index.available, doc) ? fit : fit * soldOutWorth
    }
    return bits
  }

  const byFit = { keys: scores, sign: -1, ties: undefined } as const

  function stretchOf(found: Found, { sort, sortingFormula, experiment, page, itemsPerPage }: CatalogQuery): number[] {
    const from = (page - 1) * itemsPerPage
    const to = from + itemsPerPage
    const by = (keys: Order['keys'], sign: Order['sign']) =>
      stretch.sorted(found.docs, { keys, sign, ties: index.skuRank }, from, to)
    if (sort.sort === 'relevance') return stretch.sorted(found.docs, byFit, from, to)
    if (sort.sort === 'price') return by(index.now, sort.dir === 'desc' ? -1 : 1)
    if (sort.sort === 'discount') return by(index.percentOff, -1)
    if (sort.sort === 'newest') return by(index.createdAt, -1)
    if (sort.sort === 'name') return by(index.nameRank, 1)
    const formula = formulas(sortingFormula ?? frame.experiments.get(experiment ?? '')?.formulaId ?? '')
    return formula ? by(formula, -1) : stretch.popular(found.docs, from, to)
  }

  function orderOfFilters(experiment: string | undefined): readonly string[] {
    const first = frame.experiments.get(experiment ?? '')?.filterOrder
    if (!first) return defaultFilterOrder
    const known = first.filter((key) => defaultFilterOrder.some((each) => each === key))
    return [...new Set([...known, ...defaultFilterOrder])]
  }

  /** What fills a page up that is not full: as the search says, then the most wanted of where its first product lies. */
  function nearby(
    matches: TextMatches,
    { filters: chosen, sort, page, itemsPerPage }: CatalogQuery,
    found: readonly number[],
  ): number[] {
    const room = fullPage - found.length
    if (chosen.size > 0 || sort.sort !== 'relevance' || page > 1 || room <= 0 || itemsPerPage < fullPage) return []
    const isSold = (doc: number) => hasBit(index.live, doc) && hasBit(index.available, doc)
    const taken = new Set(found.map(modelOf))
    const near = onePerModel(matches.nearby.filter(isSold), modelOf, taken).slice(0, room)
    const [first] = found
    if (first === undefined) return near
    for (const doc of near) taken.add(modelOf(doc))
    for (let doc = 0; doc < index.count && near.length < room; doc++) {
      const isAlike = index.categories[doc] === index.categories[first] && index.gender[doc] === index.gender[first]
      if (!isAlike || !isSold(doc) || taken.has(modelOf(doc))) continue
      taken.add(modelOf(doc))
      near.push(doc)
    }
    return near
  }

  function ask(question: CatalogQuery, place: CatalogPath, now: Date): Answer {
    const { base, ranges } = baseOf(place)
    const matches = question.q === undefined ? undefined : search.match(question.q)
    if (matches) base.push(score(matches))
    const fast = fastShipping(question.city, question.filters.get('fast_shipping')?.includes('1') === true)
    const asked = new Map([...ranges, ...question.filters])
    // Where nobody ships fast, the wish is dropped rather than answered with nothing (GEO-06).
    if (!fast.checked) asked.delete('fast_shipping')
    const wanted = { ...filters.read(asked, place.brands), base }
    const found = select(wanted)
    const docs = stretchOf(found, question)
    const order = orderOfFilters(question.experiment)
    const view = {
      found,
      wanted,
      order,
      withinCategory: place.category,
      isFastOffered: fast.fastShippingActive,
      discounts: new Set(question.filters.get('discount_range')),
    }
    const parts = {
      question,
      place,
      texts: textsOf(place, question.q),
      now,
      total: found.total,
      priceMinimal: found.total > 0 ? found.cheapestFound / minorUnits : null,
      statusFreeShipping: found.switchCounts[freeBit]! > 0,
      hasFreeShipping: (wanted.switches & (1 << freeBit)) !== 0,
      order,
      applied: new Map<string, readonly string[]>(
        place.brands.length > 0 ? [...asked, ['brand', place.brands]] : asked,
      ),
      fast,
      matches,
      filters: writeFacets(view),
    }
    const near = matches ? nearby(matches, question, docs) : []
    return {
      total: found.total,
      docs,
      json: (dialect) => {
        const cards = (some: readonly number[]) => some.map((doc) => writeCard(doc, dialect)).join()
        return writePage({ ...parts, products: cards(docs), nearby: cards(near) }, dialect)
      },
    }
  }

  return {
    find,
    ask,
    search,
    /** Every address of the store: pages with something on them, then products. */
    addresses(): { pages: string[]; products: string[] } {
      const { categories, brands } = names
      const pages = ['/', '/brands', ...[...categories, ...brands].map(({ url }) => url), ...frame.staticPages.keys()]
      const products = Array.from({ length: index.count }, (_, doc) => doc).filter((doc) => hasBit(index.live, doc))
      return { pages, products: products.map((doc) => `/${slugOf(doc)}.html`) }
    },
    /** How a search was read, and the first that were found, by name. */
    explain(q: string, limit: number) {
      const explained = search.explain(q)
      score(explained.matches)
      const first = stretch.sorted(explained.matches.docs, byFit, 0, limit)
      const nameOf = stringReader(index.name)
      return {
        ...explained,
        first: first.map((doc) => ({
          name: nameOf(doc),
          slug: slugOf(doc),
          score: scores[doc]!,
          isAvailable: hasBit(index.available, doc),
        })),
      }
    },
    /** What can be suggested by name. */
    names,
    /** The products that fit the words best, and the categories most of them lie in. */
    best(q: string, limit: number): { products: ProductCardData[]; places: string[]; correction: string | null } {
      const matches = search.match(q)
      score(matches)
      const docs = stretch.sorted(matches.docs, byFit, 0, seenForPlaces)
      const counts = new Map<string, number>()
      for (const doc of docs) {
        const path = leafPaths[index.categories[doc]!]!
        counts.set(path, (counts.get(path) ?? 0) + 1)
      }
      return {
        correction: matches.correction,
        places: [...counts].sort(([, one], [, other]) => other - one).map(([path]) => path),
        products: docs.slice(0, limit).map((doc) => JSON.parse(writeCard(doc, 'bff')) as ProductCardData),
      }
    },
  }
}

export type QueryEngine = ReturnType<typeof queryEngine>
