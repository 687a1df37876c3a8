import type { ProductCardData } from '#contract/browse/product-card.ts'
import { targetOf } from '#domain/content/pages/links.ts'
import {
  redirectOf,
  withoutRules,
  type SearchRules,
  type SearchRulesSource,
} from '#domain/browse/search/rules/search-rules.ts'
import { searchKey } from '#domain/browse/search/rules/search-key.ts'
import type { CountryProfile } from '#domain/platform/country/settings.ts'
import { baseFilters } from './base-filters.ts'
import { hasBit, setBit, wordsFor, type Bits } from './engine/columns/bits.ts'
import { addPinned, arranger, pinnedFirst, type Arranged } from './engine/arrange.ts'
import { cardWriter, type Dialect } from './engine/cards.ts'
import { facetWriter, filterOrderOf } from './engine/facets.ts'
import { switches } from './engine/groups.ts'
import type { IndexData } from './engine/columns/index-data.ts'
import { modelStretches, type Order } from './engine/order.ts'
import { selector, type Selection } from './engine/select.ts'
import { stringReader } from './engine/columns/strings.ts'
import { pageFiller } from './fill-page.ts'
import { formulaKeys } from './formula.ts'
import { namesOf } from './page/names.ts'
import type { PageFrame } from './page/page-frame.ts'
import { fastShippingTo } from './page/fast-shipping.ts'
import { pageWriter } from './page/page-json.ts'
import { pageTexts } from './page/page-texts.ts'
import { catalogPathFinder, type CatalogPath } from './catalog-path.ts'
import type { CatalogQuery } from './catalog-query.ts'
import { shopSearch } from './shop-search.ts'
import type { TextMatches } from './text/types.ts'
import { filterReader } from './filter-reader.ts'

export type Answer = { total: number; docs: readonly number[]; json(dialect: Dialect): string }

/** The factor for the score of a sold-out product. */
const soldOutFactor = 0.5
/** The bonus of the newest products: it breaks ties and weighs less than one rank of popularity. */
const newnessBonus = 0.004
const newDays = 60
/** How many of the best results decide which categories a search suggests. */
const resultsForPlaces = 24
const freeBit = switches.indexOf('free_shipping')

/** Answers every query on one country's index. */
export function queryEngine(
  index: IndexData,
  frame: PageFrame,
  profile: CountryProfile,
  rulesSaid: SearchRulesSource = withoutRules,
) {
  let tried: SearchRules | undefined
  const rules: SearchRulesSource = { current: () => tried ?? rulesSaid.current() }
  const minorUnits = 10 ** profile.currencyExponent
  const size = wordsFor(index.count)
  const select = selector(index)
  const stretch = modelStretches(index)
  const modelOf = (doc: number) => index.model[doc]!
  const find = catalogPathFinder(index, frame)
  const filters = filterReader(index, minorUnits)
  const baseOf = baseFilters(index, filters.optionsOf)
  const search = shopSearch(index, profile.country, minorUnits, rules)
  const textsOf = pageTexts(index.frame, frame)
  const writeCard = cardWriter(index, profile, frame.hasInstalments)
  const writeFacets = facetWriter(index, profile)
  const writePage = pageWriter(frame, profile, index.frame.attributes)
  const arrangementOf = arranger(index, rules)
  const formulas = formulaKeys(index, frame.formulas)
  const scores = new Float32Array(index.count)
  const names = namesOf(index)
  const slugOf = stringReader(index.slug)
  const categoryOf = new Map(index.frame.categories.map((category) => [category.id, category]))
  /** By category chain: the path of the deepest category. */
  const leafPaths = index.categoryChains.map(
    (ids) => ids.map((id) => categoryOf.get(id)!).sort((one, other) => other.level - one.level)[0]?.path ?? '/',
  )

  let newest = 0
  for (let doc = 0; doc < index.count; doc++) newest = Math.max(newest, index.createdAt[doc]!)
  const freshness = (doc: number) =>
    newnessBonus * Math.max(0, 1 - (newest - index.createdAt[doc]!) / (newDays * 24 * 60 * 60 * 1000))

  /** Records the score of each product and returns them as a set. */
  function score({ docs, scores: textScores }: TextMatches): Bits {
    const bits = new Uint32Array(size)
    for (let at = 0; at < docs.length; at++) {
      const doc = docs[at]!
      setBit(bits, doc)
      const fit = textScores[at]! > 0 ? textScores[at]! + freshness(doc) : 0
      scores[doc] = hasBit(index.available, doc) ? fit : fit * soldOutFactor
    }
    return bits
  }

  /** What a search lists: what it found, with what is pinned and without what is hidden. */
  function listed({ docs }: TextMatches, found: Bits, arranged: Arranged): Uint32Array {
    const { pinned, shown } = arranged
    if (pinned.length === 0 && !shown) return docs
    addPinned(found, arranged, scores)
    const all = Uint32Array.from(new Set([...docs, ...pinned.filter((doc) => hasBit(index.live, doc))])).sort()
    return shown ? all.filter((doc) => hasBit(shown, doc)) : all
  }

  const nearby = pageFiller(index)
  const seen = new Uint32Array(index.count)
  let round = 0
  function modelsAmong(docs: Uint32Array): number {
    let count = 0
    round++
    for (const doc of docs) {
      if (!hasBit(index.live, doc) || seen[modelOf(doc)] === round) continue
      seen[modelOf(doc)] = round
      count++
    }
    return count
  }

  const byFit = { keys: scores, sign: -1, ties: undefined } as const

  function pageOf(
    found: Selection,
    { sort, sortingFormula, experiment, page, itemsPerPage }: CatalogQuery,
    arranged: Arranged,
  ): number[] {
    const from = (page - 1) * itemsPerPage
    const to = from + itemsPerPage
    const by = (keys: Order['keys'], sign: Order['sign'], docs = found.docs, start = from, end = to) =>
      stretch.sorted(docs, { keys, sign, ties: index.skuRank }, start, end)
    if (sort.sort === 'price') return by(index.now, sort.dir === 'desc' ? -1 : 1)
    if (sort.sort === 'discount') return by(index.percentOff, -1)
    if (sort.sort === 'newest') return by(index.createdAt, -1)
    if (sort.sort === 'name') return by(index.nameRank, 1)
    const formula = formulas(sortingFormula ?? frame.experiments.get(experiment ?? '')?.formulaId ?? '')
    // Where a visitor chose no order.
    return pinnedFirst(index, arranged, { docs: found.docs, from, to }, (docs, start, end) => {
      if (sort.sort === 'relevance') return stretch.sorted(docs, byFit, start, end)
      return formula ? by(formula, -1, docs, start, end) : stretch.popular(docs, start, end)
    })
  }

  const defaultFilterOrder = filterOrderOf(index.frame.attributes, index.options.groups)
  const offered = new Set<string>(defaultFilterOrder)
  /** Attributes that the store has not, or no longer, as filters are ignored like other unknown parameters. */
  const isOffered = (key: string) => offered.has(key)

  function orderOfFilters(experiment: string | undefined): readonly string[] {
    const first = frame.experiments.get(experiment ?? '')?.filterOrder
    if (!first) return defaultFilterOrder
    const known = first.filter(isOffered)
    return [...new Set([...known, ...defaultFilterOrder])]
  }

  /** A redirect to a list that is gone leads nowhere: the search is answered instead. */
  function redirectOfSearch(q: string): string | null {
    const path = redirectOf(q, rules.current())
    const target = path === undefined ? undefined : targetOf(path)
    if (path === undefined || !target) return null
    return target.kind === 'list' && !find(target.path) ? null : path
  }

  function run(query: CatalogQuery, place: CatalogPath, now: Date): Answer {
    const { base, ranges } = baseOf(place)
    const matches = query.q === undefined ? undefined : search.match(query.q)
    const arranged = arrangementOf(query.q === undefined ? place.basePath : searchKey(query.q))
    if (arranged.shown) base.push(arranged.shown)
    if (matches) {
      const found = score(matches)
      addPinned(found, arranged, scores)
      base.push(found)
    }
    const fast = fastShippingTo(frame.zones, query.city, query.filters.get('fast_shipping')?.includes('1') === true)
    const chosen = [...query.filters].filter(([key]) => isOffered(key))
    const appliedFilters = new Map([...ranges, ...chosen])
    // Where no fast shipping is available, the filter is ignored rather than answered with nothing (GEO-06).
    if (!fast.checked) appliedFilters.delete('fast_shipping')
    const criteria = { ...filters.read(appliedFilters, place.brands), base }
    const found = select(criteria)
    const docs = pageOf(found, query, arranged)
    const order = orderOfFilters(query.experiment)
    const view = {
      found,
      criteria,
      order,
      withinCategory: place.category,
      isFastOffered: fast.fastShippingActive,
      discounts: new Set(query.filters.get('discount_range')),
    }
    const parts = {
      query,
      place,
      redirect: query.q === undefined ? null : redirectOfSearch(query.q),
      texts: textsOf(place, query.q),
      now,
      total: found.total,
      priceMinimal: found.total > 0 ? found.cheapestFound / minorUnits : null,
      statusFreeShipping: found.switchCounts[freeBit]! > 0,
      hasFreeShipping: (criteria.switches & (1 << freeBit)) !== 0,
      order,
      applied: new Map<string, readonly string[]>(
        place.brands.length > 0 ? [...appliedFilters, ['brand', place.brands]] : appliedFilters,
      ),
      fast,
      matches,
      filters: writeFacets(view),
    }
    const near = matches ? nearby(matches, query, docs, arranged) : []
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
    run,
    search,
    /** Every address of the country: pages with products, then products. */
    addresses(): { pages: string[]; products: string[] } {
      const { categories, brands } = names
      const pages = ['/', '/brands', ...[...categories, ...brands].map(({ url }) => url), ...frame.staticPages.keys()]
      const products = Array.from({ length: index.count }, (_, doc) => doc).filter((doc) => hasBit(index.live, doc))
      return { pages, products: products.map((doc) => `/${slugOf(doc)}.html`) }
    },
    /** What this engine would answer if the rules were others: for the time of `work`, which nothing interrupts. */
    underRules<T>(rulesOf: (said: SearchRules) => SearchRules, work: () => T): T {
      tried = rulesOf(rulesSaid.current())
      try {
        return work()
      } finally {
        tried = undefined
      }
    },
    /** How a search was understood, and its first results by name. */
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
    /** Categories of the first level that have products, in their order. */
    topCategories: (): { label: string; url: string }[] => {
      const sold = new Set(names.categories.map(({ url }) => url))
      return index.frame.categories
        .filter(({ level, path }) => level === 1 && sold.has(path))
        .map(({ name, path }) => ({ label: name, url: path }))
    },
    /** Names that can be suggested. */
    names,
    /** Searches that continue what was typed, with the number of cards each leads to. */
    suggested: (typed: string, limit: number): { term: string; count: number }[] =>
      search.suggest(typed, limit).map(({ text, docs }) => ({ term: text, count: modelsAmong(docs) })),
    /** The number of cards a search leads to. */
    countOf: (q: string): number => modelsAmong(search.match(q).docs),
    /** The products that match best, and the categories most of them are in. */
    best(q: string, limit: number): { products: ProductCardData[]; places: string[]; correction: string | null } {
      const matches = search.match(q)
      const found = score(matches)
      const arranged = arrangementOf(searchKey(q))
      const range = { docs: listed(matches, found, arranged), from: 0, to: resultsForPlaces }
      const docs = pinnedFirst(index, arranged, range, (rest, from, to) => stretch.sorted(rest, byFit, from, to))
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
