import { and, asc, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { banner } from '#db/schema/content.ts'
import type { BannerEntry } from '#domain/content/documents/read-document.ts'
import type { BannerZone } from '#domain/content/pages/places-of-content.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

type BannerPlace = { country: OpenCountry; zone: BannerZone; keyOrPath: string }

const isThere = ({ country, zone, keyOrPath }: BannerPlace) =>
  and(eq(banner.country, country), eq(banner.zone, zone), eq(banner.keyOrPath, keyOrPath))

export async function readBanners(db: Handle, place: BannerPlace): Promise<BannerEntry[]> {
  const rows = await db.select().from(banner).where(isThere(place)).orderBy(asc(banner.position), asc(banner.id))
  return rows.map(({ imageUrl, link, alt, couponCode, focusX, focusY, startsAt, endsAt }) => ({
    image: imageUrl,
    link,
    alt,
    ...(couponCode !== null && { coupon: couponCode }),
    ...(focusX !== null && focusY !== null && { focus: [focusX, focusY] as [number, number] }),
    ...(startsAt && { from: startsAt.toISOString() }),
    ...(endsAt && { until: endsAt.toISOString() }),
  }))
}

export async function writeBanners(tx: Handle, place: BannerPlace, banners: readonly BannerEntry[]): Promise<void> {
  await tx.delete(banner).where(isThere(place))
  if (banners.length === 0) return
  await tx.insert(banner).values(
    banners.map(({ image, link, alt, coupon, focus, from, until }, at) => ({
      ...place,
      imageUrl: image,
      link,
      alt,
      couponCode: coupon ?? null,
      focusX: focus?.[0] ?? null,
      focusY: focus?.[1] ?? null,
      startsAt: from === undefined ? null : new Date(from),
      endsAt: until === undefined ? null : new Date(until),
      position: at + 1,
    })),
  )
}
