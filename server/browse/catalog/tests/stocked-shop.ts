import { catalogPage, type CatalogPage, type CatalogRequest } from '#contract/browse/catalog.ts'
import { seedShop } from '#demo/seed/seed-shop.ts'
import { openShop } from '#tests/shop.ts'

type Asked = Partial<Omit<CatalogRequest, 'filters'>> & {
  filters?: Record<string, string[]>
  page?: number
  per?: number
}
type Visit = { country?: 'ar' | 'cl' | 'co' }

type Options = { now?: () => Date; ar?: number; env?: NodeJS.ProcessEnv }

/** A shop with the demo and an assortment, asked the way the app asks. */
export async function stockedShop({ now, ar = 400, env }: Options = {}) {
  const shop = await openShop({ ...(now && { now }), ...(env && { env }) })
  await seedShop(shop.url, { now: now?.() ?? new Date(), assortment: { ar, cl: 60, co: 60 } })

  const bodyOf = ({ filters = {}, page = 1, per = 10, path = '/catalog/', ...rest }: Asked) => ({
    path,
    ...rest,
    pageInfo: { page, itemsPerPage: per },
    filters: Object.entries(filters).map(([name, values]) => ({ name, values })),
  })
  return {
    ...shop,
    /** Any of the three calls answers any path; the page type only says what it was. */
    async page(asked: Asked, visit: Visit = {}): Promise<CatalogPage> {
      const kind = asked.q ? 'search' : 'category'
      const reply = await shop.bff(`/bff/catalog/${kind}`, bodyOf(asked), visit)
      if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body}`)
      return catalogPage.parse(reply.json())
    },
    async ids(asked: Asked, visit: Visit = {}): Promise<string[]> {
      return (await this.page(asked, visit)).products.map(({ id }) => id)
    },
  }
}

export const optionsOf = (page: CatalogPage, key: string) =>
  page.availableFilters.find((filter) => filter.key === key)?.options ?? []
