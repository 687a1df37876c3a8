import { reviewFits, type ReviewFit } from './review.ts'

export const reviewSorts = ['newest', 'best', 'worst'] as const
export type ReviewSort = (typeof reviewSorts)[number]

export const reviewsPerPage = 10
/** A product's page shows this many of the newest. */
export const reviewsOnProduct = 3

/** The sort, filter and page of a product's reviews. */
export type ReviewSelection = { sort: ReviewSort; fit: ReviewFit | null; page: number }

const sortWords: Readonly<Record<ReviewSort, string>> = { newest: 'recientes', best: 'mejores', worst: 'peores' }
const fitWords: Readonly<Record<ReviewFit, string>> = { small: 'chico', just: 'justo', large: 'grande' }

/** One address per selection; the first page of the newest has no query. */
export function reviewsPath(sku: string, { sort, fit, page }: Partial<ReviewSelection> = {}): string {
  const query = new URLSearchParams()
  if (sort && sort !== 'newest') query.set('orden', sortWords[sort])
  if (fit) query.set('calce', fitWords[fit])
  if (page && page > 1) query.set('page', String(page))
  const search = query.toString()
  return `/opiniones/${sku}/${search && `?${search}`}`
}

/** Parses an address; invalid values are ignored. */
export function readSelection(query: URLSearchParams): ReviewSelection {
  const page = query.get('page') ?? ''
  return {
    sort: reviewSorts.find((sort) => sortWords[sort] === query.get('orden')) ?? 'newest',
    fit: reviewFits.find((fit) => fitWords[fit] === query.get('calce')) ?? null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

/** The page where a buyer writes a review, authorised by the key of the mail or of the order's page. */
export const reviewFormPath = (orderNr: string, key: string, sku?: string) =>
  `/customer/review/${orderNr}/${sku ? `${sku}/` : ''}?key=${encodeURIComponent(key)}`
