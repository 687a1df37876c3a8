import type { PreviewedList } from '#contract/desk/searches.ts'
import type { ProductCardData } from '#contract/browse/product-card.ts'
import type { CatalogRequest } from '#contract/browse/catalog.ts'
import { withDraft, type DraftRule } from '#domain/browse/search/rules/with-draft.ts'
import { DeskError } from '#domain/desk/errors.ts'
import type { CountryProfile } from '#domain/platform/country/settings.ts'
import { toMinor } from '#domain/platform/money.ts'
import { explanationOf } from '#server/browse/catalog/explanation.ts'
import { queryOfRequest } from '#server/browse/catalog/catalog-query.ts'
import type { QueryEngine } from '#server/browse/catalog/query-engine.ts'

const shown = 12
const searchPath = '/catalog/'

type Page = { total: number; redirect: string | null; products: ProductCardData[] }

/** The first products as a shopper sees them: by the engine that answers visitors. */
function listOf(engine: QueryEngine, where: string, profile: CountryProfile, now: Date): PreviewedList {
  const isPath = where.startsWith('/')
  const path = isPath ? where : searchPath
  const request: CatalogRequest = { path, pageInfo: { page: 1, itemsPerPage: shown }, ...(!isPath && { q: where }) }
  const place = engine.find(path)
  if (!place) throw new DeskError('not_found')
  const { total, redirect, products } = JSON.parse(engine.run(queryOfRequest(request), place, now).json('bff')) as Page
  return {
    total,
    redirect,
    products: products.map((card) => ({
      sku: card.id,
      name: card.productName,
      brand: card.brand,
      color: card.color,
      image: card.productImage,
      price: toMinor(card.numericDiscountPrice ?? card.numericOriginalPrice, profile),
      isAvailable: card.available,
    })),
  }
}

function explained(engine: QueryEngine, where: string) {
  const { relaxations: _names, first: _products, ...steps } = explanationOf(engine.explain(where, 1))
  return steps
}

type Previewed = { where: string; draft: DraftRule | null; profile: CountryProfile; now: Date }

/** A search or category as it is, and as it would be with one more rule. */
export function previewOf(engine: QueryEngine, { where, draft, profile, now }: Previewed) {
  const isSearch = !where.startsWith('/')
  const before = listOf(engine, where, profile, now)
  if (!draft) return { before, after: null, explanation: isSearch ? explained(engine, where) : null }
  return engine.underRules(
    (said) => withDraft(said, draft),
    () => ({
      before,
      after: listOf(engine, where, profile, now),
      explanation: isSearch ? explained(engine, where) : null,
    }),
  )
}
