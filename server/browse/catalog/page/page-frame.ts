import type { MarkupNode } from '#domain/content/pages/markup.ts'
import { parseMarkup } from '#server/content/pages/parse-markup.ts'
import type pg from 'pg'
import { banner as bannerTable, seoSettings, staticPage, type Landing, type SeoTexts } from '#db/schema/content.ts'
import { abConfiguration, sortingFormula } from '#db/schema/discovery.ts'
import { fastShippingCity, fastShippingZone } from '#db/schema/shipping.ts'
import { country as countryTable } from '#db/schema/store.ts'
import { columnNames, selectAs } from '#db/connection/sql-text.ts'
import { neutralBrand } from '#domain/platform/brand/brand.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

export type StaticPage = {
  path: string
  title: string
  filters: Record<string, string>
  bannerMenu: { label: string; link: string }[] | null
  styles: Record<string, string> | null
  landing: { title: string; content: MarkupNode[]; image: string } | null
  couponCode: string | null
  seo: SeoTexts
}
type CatalogBanner = {
  path: string
  image: string
  link: string
  alt: string
  coupon: string | null
  focus: [number, number] | null
  startsAt: Date | null
  endsAt: Date | null
}
type Seo = { pageTitle: string; description: string; canonical: string | null }
type Zone = { enabled: boolean; availableCities: number[] }

/** What surrounds the products of a country: static pages, banners, SEO texts, rankings, shipping zones. */
export type PageFrame = {
  staticPages: ReadonlyMap<string, StaticPage>
  banners: readonly CatalogBanner[]
  seo: ReadonlyMap<string, Seo>
  formulas: ReadonlyMap<string, Record<string, number>>
  experiments: ReadonlyMap<string, { filterOrder: string[]; formulaId: string | null }>
  zones: { MainShipping: Zone; SecondaryShipping: Zone }
  /** The name in titles. */
  shopName: string
  /** Whether prices are also shown in instalments (OP-041). */
  hasInstalments: boolean
}

const page = columnNames(staticPage)
const banner = columnNames(bannerTable)
const seoText = columnNames(seoSettings)
const formula = columnNames(sortingFormula)
const experiment = columnNames(abConfiguration)
const fastZone = columnNames(fastShippingZone, 'zone')
const fastCity = columnNames(fastShippingCity, 'city')
const countryColumns = columnNames(countryTable)

/** Writes the figures of the store's terms into a text. */
export type FillText = (text: string) => string

const parsedLanding = ({ html, title, image }: Landing, fill: FillText) => ({
  image,
  title: fill(title),
  content: parseMarkup(fill(html)),
})

type Rows<T> = (T & { country: string })[]

const filledTexts = (seo: SeoTexts, fill: FillText): SeoTexts => ({
  ...seo,
  ...(seo.pageTitle !== undefined && { pageTitle: fill(seo.pageTitle) }),
  ...(seo.description !== undefined && { description: fill(seo.description) }),
})

/** Texts of the retailer get the figures of the terms by `fill`. */
export async function readPageFrame(
  db: Pick<pg.ClientBase, 'query'>,
  country: OpenCountry,
  fill: FillText = (text) => text,
): Promise<PageFrame> {
  const select = async <T>(text: string) => (await db.query(text, [country])).rows as Rows<T>
  const staticPages = await select<Omit<StaticPage, 'landing'> & { landing: Landing | null }>(`
    select ${selectAs(page, 'path', 'title', 'filters', 'bannerMenu', 'styles', 'landing', 'couponCode', 'seo')}
    from static_page where ${page.country} = $1`)
  const banners = await select<CatalogBanner>(`
    select ${banner.keyOrPath} as path, ${banner.imageUrl} as image, ${banner.couponCode} as coupon,
      case when ${banner.focusX} is not null then json_build_array(${banner.focusX}, ${banner.focusY}) end as focus,
      ${selectAs(banner, 'link', 'alt', 'startsAt', 'endsAt')}
    from banner where ${banner.country} = $1 and ${banner.zone} = 'catalog' order by ${banner.position}, ${banner.id}`)
  const seo = await select<Seo & { path: string }>(
    `select ${selectAs(seoText, 'path', 'pageTitle', 'description', 'canonical')} from seo_settings
    where ${seoText.country} = $1`,
  )
  const formulas = await select<{ id: string; weights: Record<string, number> }>(
    `select ${selectAs(formula, 'id', 'weights')} from sorting_formula where ${formula.country} = $1 and ${formula.active}`,
  )
  const experiments = await select<{ hash: string; filterOrder: string[]; formulaId: string | null }>(
    `select ${selectAs(experiment, 'hash', 'filterOrder', 'formulaId')} from ab_configuration
    where ${experiment.country} = $1`,
  )
  const zones = await select<{ tier: 'MainShipping' | 'SecondaryShipping'; enabled: boolean; cities: number[] }>(`
    select ${selectAs(fastZone, 'tier', 'enabled')}, coalesce(array_agg(${fastCity.idCity} order by ${fastCity.idCity})
      filter (where ${fastCity.idCity} is not null), '{}') as cities
    from fast_shipping_zone zone left join fast_shipping_city city
      on ${fastCity.country} = ${fastZone.country} and ${fastCity.tier} = ${fastZone.tier}
    where ${fastZone.country} = $1 group by ${fastZone.tier}, ${fastZone.enabled}`)
  const [figures] = await select<{ hasInstalments: boolean; shopName: string | null }>(
    `select ${countryColumns.addiActive} as "hasInstalments", (select name from shop_brand) as "shopName"
    from country where ${countryColumns.code} = $1`,
  )
  const zone = (tier: string): Zone => {
    const found = zones.find((each) => each.tier === tier)
    return { enabled: found?.enabled ?? false, availableCities: found?.cities ?? [] }
  }
  return {
    staticPages: new Map(
      staticPages.map(({ landing, seo: texts, ...page }) => [
        page.path,
        { ...page, seo: filledTexts(texts, fill), landing: landing && parsedLanding(landing, fill) },
      ]),
    ),
    banners: banners.map((one) => ({ ...one, alt: fill(one.alt) })),
    seo: new Map(
      seo.map(({ path, pageTitle, description, canonical }) => [
        path,
        { pageTitle: fill(pageTitle), description: fill(description), canonical },
      ]),
    ),
    formulas: new Map(formulas.map(({ id, weights }) => [id, weights])),
    experiments: new Map(experiments.map(({ hash, ...rest }) => [hash, rest])),
    zones: { MainShipping: zone('MainShipping'), SecondaryShipping: zone('SecondaryShipping') },
    shopName: figures?.shopName ?? neutralBrand.name,
    hasInstalments: figures?.hasInstalments ?? false,
  }
}
