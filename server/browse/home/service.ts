import type { Home } from '#contract/browse/home.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { SeoTexts } from '#db/schema/content.ts'
import type { BannerZone, HomeKey } from '#domain/content/pages/places-of-content.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { fillTerms } from '#domain/platform/country/fill-terms.ts'
import type { TermsSource } from '#domain/platform/country/terms.ts'
import type { SettingsSource } from '#server/platform/brand/settings.ts'
import type { LeadsSomewhere } from '#server/browse/catalog/living-links.ts'
import { homeRepository } from './repository.ts'

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** The grid of a shop whose home page has not been set up yet. */
const emptyPage = { seo: {} as SeoTexts, cols: 2, rows: 0, positions: [] }

export type HomeParts = { db: Handle; settings: SettingsSource; terms: TermsSource; leads: LeadsSomewhere }

export function homeService({ db, settings, terms, leads }: HomeParts) {
  const homes = homeRepository(db)
  return {
    async read(country: OpenCountry, key: HomeKey, now: Date): Promise<Home> {
      const { page, items, banners } = await homes.read(country, key, now)
      const { seo, cols, rows, positions } = page ?? emptyPage
      const { brand } = settings.current()
      const { slogan, description, headline, promises, brandsTitle } = brand.stores[country].texts
      const promised = terms.current(country)
      const filled = (text: string) => fillTerms(text, promised, country)
      const at = (zone: BannerZone) =>
        banners
          .filter((hung) => hung.zone === zone && leads(country, hung.link))
          .map(({ focus, ...hung }) => ({ ...hung, alt: filled(hung.alt), ...(focus && { focus }) }))
      return {
        home_items: items.filter(({ link }) => leads(country, link)),
        layout: { portrait: { positions, cols, rows } },
        seoSettings: {
          title: filled(seo.pageTitle ?? (slogan ? `${brand.name}: ${lowerFirst(slogan)}` : brand.name)),
          description: filled(seo.description ?? description ?? ''),
          canonical: seo.canonical ?? (key === 'home' ? '/' : `/${key}/`),
        },
        banners: { top: at('home_top'), central: at('home_central'), bottom: at('home_bottom') },
        brand: {
          headline: headline && filled(headline),
          promises: promises && promises.map(({ title, text }) => ({ title: filled(title), text: filled(text) })),
          brands_title: brandsTitle,
        },
        return_days: promised.returnDays,
        customer: null,
      }
    },
  }
}
