import { catalogPage, type CatalogPage, type CatalogRequest } from '#contract/browse/catalog.ts'
import { seedShop } from '#demo/seed/seed-shop.ts'
import { openShop } from '#tests/shop.ts'

type PageQuery = Partial<Omit<CatalogRequest, 'filters'>> & {
  filters?: Record<string, string[]>
  page?: number
  per?: number
}
type Visit = { country?: 'ar' | 'cl' | 'co' }

type Options = { now?: () => Date; ar?: number; env?: NodeJS.ProcessEnv }

/** A shop with the demo and an assortment, called the way the app does. */
export async function stockedShop({ now, ar = 400, env }: Options = {}) {
  const shop = await openShop({ ...(now && { now }), ...(env && { env }) })
  await seedShop(shop.url, { now: now?.() ?? new Date(), assortment: { ar, cl: 60, co: 60 } })

  const bodyOf = ({ filters = {}, page = 1, per = 10, path = '/catalog/', ...rest }: PageQuery) => ({
    path,
    ...rest,
    pageInfo: { page, itemsPerPage: per },
    filters: Object.entries(filters).map(([name, values]) => ({ name, values })),
  })
  return {
    ...shop,
    /** Any of the three calls answers any path; the page type only says what it was. */
    async page(query: PageQuery, visit: Visit = {}): Promise<CatalogPage> {
      const kind = query.q ? 'search' : 'category'
      const reply = await shop.bff(`/bff/catalog/${kind}`, bodyOf(query), visit)
      if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body}`)
      return catalogPage.parse(reply.json())
    },
    async ids(query: PageQuery, visit: Visit = {}): Promise<string[]> {
      return (await this.page(query, visit)).products.map(({ id }) => id)
    },
  }
}

export const optionsOf = (page: CatalogPage, key: string) =>
  page.availableFilters.find((filter) => filter.key === key)?.options ?? []
