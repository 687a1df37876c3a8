import type pg from 'pg'
import type { Landing, SeoTexts } from '#db/schema/content.ts'
import type { OpenCountry } from '#domain/store/country.ts'

export type StaticPage = {
  path: string
  title: string
  filters: Record<string, string>
  bannerMenu: { label: string; link: string }[] | null
  styles: Record<string, string> | null
  landing: Landing | null
  couponCode: string | null
  seo: SeoTexts
}
export type CatalogBanner = {
  path: string
  image: string
  link: string
  alt: string
  coupon: string | null
  startsAt: Date | null
  endsAt: Date | null
}
export type Seo = { pageTitle: string; description: string; canonical: string | null }
type Zone = { enabled: boolean; availableCities: number[] }

/** What stands around the products of a store: pages made by hand, banners, texts for search engines, rankings, zones. */
export type PageFrame = {
  staticPages: ReadonlyMap<string, StaticPage>
  banners: readonly CatalogBanner[]
  seo: ReadonlyMap<string, Seo>
  formulas: ReadonlyMap<string, Record<string, number>>
  experiments: ReadonlyMap<string, { filterOrder: string[]; formulaId: string | null }>
  zones: { MainShipping: Zone; SecondaryShipping: Zone }
  /** Whether prices are also told in instalments (OP-041). */
  hasInstalments: boolean
}

type Rows<T> = (T & { country: string })[]

export async function readPageFrame(db: Pick<pg.ClientBase, 'query'>, country: OpenCountry): Promise<PageFrame> {
  const ask = async <T>(text: string) => (await db.query(text, [country])).rows as Rows<T>
  const staticPages = await ask<StaticPage>(`
    select path, title, filters, banner_menu as "bannerMenu", styles, landing, coupon_code as "couponCode", seo
    from static_page where country = $1`)
  const banners = await ask<CatalogBanner>(`
    select key_or_path as path, image_url as image, link, alt, coupon_code as coupon, starts_at as "startsAt",
      ends_at as "endsAt"
    from banner where country = $1 and zone = 'catalog' order by position, id`)
  const seo = await ask<Seo & { path: string }>(
    'select path, page_title as "pageTitle", description, canonical from seo_settings where country = $1',
  )
  const formulas = await ask<{ id: string; weights: Record<string, number> }>(
    'select id, weights from sorting_formula where country = $1 and active',
  )
  const experiments = await ask<{ hash: string; filterOrder: string[]; formulaId: string | null }>(
    'select hash, filter_order as "filterOrder", formula_id as "formulaId" from ab_configuration where country = $1',
  )
  const zones = await ask<{ tier: 'MainShipping' | 'SecondaryShipping'; enabled: boolean; cities: number[] }>(`
    select tier, enabled, coalesce(array_agg(id_city order by id_city) filter (where id_city is not null), '{}') as cities
    from fast_shipping_zone left join fast_shipping_city using (country, tier)
    where country = $1 group by tier, enabled`)
  const [figures] = (await db.query('select addi_active as "hasInstalments" from country where code = $1', [country]))
    .rows as { hasInstalments: boolean }[]
  const zone = (tier: string): Zone => {
    const found = zones.find((each) => each.tier === tier)
    return { enabled: found?.enabled ?? false, availableCities: found?.cities ?? [] }
  }
  return {
    staticPages: new Map(staticPages.map((page) => [page.path, page])),
    banners,
    seo: new Map(seo.map(({ path, ...texts }) => [path, texts])),
    formulas: new Map(formulas.map(({ id, weights }) => [id, weights])),
    experiments: new Map(experiments.map(({ hash, ...rest }) => [hash, rest])),
    zones: { MainShipping: zone('MainShipping'), SecondaryShipping: zone('SecondaryShipping') },
    hasInstalments: figures?.hasInstalments ?? false,
  }
}
