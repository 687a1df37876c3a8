import type { Home, HomeBanner } from '#contract/browse/home.ts'
import { and, eq, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { alias } from '#db/connection/pg-core.ts'
import { banner, homeItem, homePage } from '#db/schema/content.ts'
import { country as countryTable } from '#db/schema/store.ts'
import type { BannerZone, HomeKey } from '#domain/content/pages/places-of-content.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

type PlacedBanner = Omit<HomeBanner, 'focus'> & { zone: BannerZone; focus: HomeBanner['focus'] | null }

const { country, key, now } = {
  country: sql`${sql.placeholder('country')}::text`,
  key: sql`${sql.placeholder('key')}::text`,
  now: sql`${sql.placeholder('now')}::timestamptz`,
}

const item = alias(homeItem, 'item')
const hung = alias(banner, 'hung')

/**
 * A home page in one statement. It selects from the country first, so that a shop without pages gets an empty page
 * instead of no row.
 */
export function homeRepository(db: Handle) {
  const statement = db
    .select({
      page: { seo: homePage.seo, cols: homePage.cols, rows: homePage.rows, positions: homePage.positions },
      items: sql<Home['home_items']>`coalesce((select json_agg(item) from (
        select ${item.name}, ${item.position}, ${item.imageUrl}, ${item.apiUrl}, ${item.desktopUrl}, ${item.link} from ${homeItem} ${item}
        where ${item.country} = ${country} and ${item.key} = ${key} order by ${item.position}) item), '[]')`,
      banners: sql<PlacedBanner[]>`coalesce((select json_agg(hung) from (
        select ${hung.zone}, ${hung.imageUrl} as image, ${hung.link}, ${hung.alt}, ${hung.couponCode} as coupon,
          case when ${hung.focusX} is not null then json_build_array(${hung.focusX}, ${hung.focusY}) end as focus from ${banner} ${hung}
        where ${hung.country} = ${country} and ${hung.zone} in ('home_top', 'home_central', 'home_bottom') and ${hung.keyOrPath} = ${key}
          and ${now} >= coalesce(${hung.startsAt}, '-infinity') and ${now} < coalesce(${hung.endsAt}, 'infinity')
        order by ${hung.position}, ${hung.id}) hung), '[]')`,
    })
    .from(countryTable)
    .leftJoin(homePage, and(eq(homePage.country, countryTable.code), sql`${homePage.key} = ${key}`))
    .where(sql`${countryTable.code} = ${country}`)
    .prepare('home_page')

  return {
    async read(country: OpenCountry, key: HomeKey, now: Date) {
      const [row] = await statement.execute({ country, key, now })
      if (!row) throw new Error(`the table "country" has no row for ${country}`)
      return row
    },
  }
}
