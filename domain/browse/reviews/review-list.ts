import { reviewFits, type ReviewFit } from './review.ts'

export const reviewSorts = ['newest', 'best', 'worst'] as const
export type ReviewSort = (typeof reviewSorts)[number]

export const reviewsPerPage = 10
/** A product's page shows the newest of them. */
export const reviewsOnProduct = 3

/** What somebody wants to read of a product's reviews. */
export type ReviewSelection = { sort: ReviewSort; fit: ReviewFit | null; page: number }

const sortWords: Readonly<Record<ReviewSort, string>> = { newest: 'recientes', best: 'mejores', worst: 'peores' }
const fitWords: Readonly<Record<ReviewFit, string>> = { small: 'chico', just: 'justo', large: 'grande' }

/** One selection, one address; the first page of the newest is the bare one. */
export function reviewsPath(sku: string, { sort, fit, page }: Partial<ReviewSelection> = {}): string {
  const query = new URLSearchParams()
  if (sort && sort !== 'newest') query.set('orden', sortWords[sort])
  if (fit) query.set('calce', fitWords[fit])
  if (page && page > 1) query.set('page', String(page))
  const search = query.toString()
  return `/opiniones/${sku}/${search && `?${search}`}`
}

/** What an address asks for; what it says wrongly is left out. */
export function readSelection(query: URLSearchParams): ReviewSelection {
  const page = query.get('page') ?? ''
  return {
    sort: reviewSorts.find((sort) => sortWords[sort] === query.get('orden')) ?? 'newest',
    fit: reviewFits.find((fit) => fitWords[fit] === query.get('calce')) ?? null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

/** Where a buyer writes: by the key of the mail, or of their order's page. */
export const reviewFormPath = (orderNr: string, key: string, sku?: string) =>
  `/customer/review/${orderNr}/${sku ? `${sku}/` : ''}?key=${encodeURIComponent(key)}`
