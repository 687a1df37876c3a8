import { and, asc, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { homeItem, homePage } from '#db/schema/content.ts'
import type { HomeBody } from '#domain/content/documents/read-document.ts'
import type { HomeKey } from '#domain/content/pages/places-of-content.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { readBanners, writeBanners } from './banner-rows.ts'

const zones = { top: 'home_top', central: 'home_central', bottom: 'home_bottom' } as const

export async function readHome(db: Handle, country: OpenCountry, key: HomeKey): Promise<HomeBody | null> {
  const [page] = await db
    .select()
    .from(homePage)
    .where(and(eq(homePage.country, country), eq(homePage.key, key)))
  const banners = (zone: keyof typeof zones) => readBanners(db, { country, zone: zones[zone], keyOrPath: key })
  const [top, central, bottom] = [await banners('top'), await banners('central'), await banners('bottom')]
  if (!page && top.length + central.length + bottom.length === 0) return null
  const items = await db
    .select({ name: homeItem.name, link: homeItem.link, image: homeItem.imageUrl })
    .from(homeItem)
    .where(and(eq(homeItem.country, country), eq(homeItem.key, key)))
    .orderBy(asc(homeItem.position))
  return {
    ...(page?.seo.pageTitle && { title: page.seo.pageTitle }),
    ...(page?.seo.description && { description: page.seo.description }),
    columns: page?.cols ?? 2,
    tiles: items,
    top,
    central,
    bottom,
  }
}

export async function writeHome(
  tx: Handle,
  { country, key }: { country: OpenCountry; key: HomeKey },
  body: HomeBody | null,
): Promise<void> {
  await tx.delete(homeItem).where(and(eq(homeItem.country, country), eq(homeItem.key, key)))
  for (const zone of Object.keys(zones) as (keyof typeof zones)[]) {
    await writeBanners(tx, { country, zone: zones[zone], keyOrPath: key }, body?.[zone] ?? [])
  }
  if (!body) {
    await tx.delete(homePage).where(and(eq(homePage.country, country), eq(homePage.key, key)))
    return
  }
  const page = {
    cols: body.columns,
    rows: Math.max(1, Math.ceil(body.tiles.length / body.columns)),
    positions: body.tiles.map((_, at) => at + 1),
    seo: {
      ...(body.title && { pageTitle: body.title }),
      ...(body.description && { description: body.description }),
      canonical: key === 'home' ? '/' : `/${key}/`,
    },
  }
  await tx
    .insert(homePage)
    .values({ country, key, ...page })
    .onConflictDoUpdate({ target: [homePage.country, homePage.key], set: page })
  if (body.tiles.length === 0) return
  await tx.insert(homeItem).values(
    body.tiles.map(({ name, link, image }, at) => {
      return { country, key, name, position: at + 1, imageUrl: image, apiUrl: link, desktopUrl: link, link }
    }),
  )
}
