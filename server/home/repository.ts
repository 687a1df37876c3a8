import { and, eq, sql } from 'drizzle-orm'
import type { Home, HomeBanner } from '#contract/home.ts'
import type { Handle } from '#db/open.ts'
import { homePage } from '#db/schema/content.ts'
import { country } from '#db/schema/store.ts'
import type { BannerZone, HomeKey } from '#domain/content/places-of-content.ts'
import type { OpenCountry } from '#domain/store/country.ts'

type Hung = HomeBanner & { zone: BannerZone }

const { store, key, now } = {
  store: sql`${sql.placeholder('store')}::text`,
  key: sql`${sql.placeholder('key')}::text`,
  now: sql`${sql.placeholder('now')}::timestamptz`,
}

/** A home page in one statement. The store stands first, so that a shop without pages has a bare one instead of none. */
export function homeRepository(db: Handle) {
  const statement = db
    .select({
      page: { seo: homePage.seo, cols: homePage.cols, rows: homePage.rows, positions: homePage.positions },
      items: sql<Home['home_items']>`coalesce((select json_agg(i) from (
        select i.name, i.position, i.image_url, i.api_url, i.desktop_url, i.link from home_item i
        where i.country = ${store} and i.key = ${key} order by i.position) i), '[]')`,
      banners: sql<Hung[]>`coalesce((select json_agg(b) from (
        select b.zone, b.image_url as image, b.link, b.alt, b.coupon_code as coupon from banner b
        where b.country = ${store} and b.zone in ('home_top', 'home_central', 'home_bottom') and b.key_or_path = ${key}
          and ${now} >= coalesce(b.starts_at, '-infinity') and ${now} < coalesce(b.ends_at, 'infinity')
        order by b.position, b.id) b), '[]')`,
    })
    .from(country)
    .leftJoin(homePage, and(eq(homePage.country, country.code), sql`${homePage.key} = ${key}`))
    .where(sql`${country.code} = ${store}`)
    .prepare('home_page')

  return {
    async read(store: OpenCountry, key: HomeKey, now: Date) {
      const [row] = await statement.execute({ store, key, now })
      if (!row) throw new Error(`the table "country" has no row for ${store}`)
      return row
    },
  }
}
