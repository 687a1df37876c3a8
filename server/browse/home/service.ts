import type { Home } from '#contract/browse/home.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { SeoTexts } from '#db/schema/content.ts'
import type { BannerZone, HomeKey } from '#domain/content/pages/places-of-content.ts'
import { brand, type OpenCountry } from '#domain/platform/country/country.ts'
import { homeRepository } from './repository.ts'

/** The grid of a shop whose home page has not been set up yet. */
const emptyPage = { seo: {} as SeoTexts, cols: 2, rows: 0, positions: [] }

export function homeService(db: Handle) {
  const homes = homeRepository(db)
  return {
    async read(country: OpenCountry, key: HomeKey, now: Date): Promise<Home> {
      const { page, items, banners } = await homes.read(country, key, now)
      const { seo, cols, rows, positions } = page ?? emptyPage
      const at = (zone: BannerZone) => banners.filter((hung) => hung.zone === zone)
      return {
        home_items: items,
        layout: { portrait: { positions, cols, rows } },
        seoSettings: {
          title: seo.pageTitle ?? brand.name,
          description: seo.description ?? '',
          canonical: seo.canonical ?? (key === 'home' ? '/' : `/${key}/`),
        },
        banners: { top: at('home_top'), central: at('home_central'), bottom: at('home_bottom') },
        customer: null,
      }
    },
  }
}
