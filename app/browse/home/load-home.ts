import type { Call } from '#app/platform/api/client.ts'
import { readBrands } from '#contract/browse/brands.ts'
import { readHome } from '#contract/browse/home.ts'
import { readHorizontalMenu, readSegments } from '#contract/browse/menu.ts'
import { readRecommendations } from '#contract/browse/recommendations.ts'
import { homeKeys, type HomeKey } from '#domain/content/pages/places-of-content.ts'
import { homeSegments } from './segments.ts'

const rows = 2
const cardsPerRow = 8
const shownBrands = 8

const byPosition = <T extends { position: number }>(entries: Record<string, T>) =>
  Object.values(entries).sort((a, b) => a.position - b.position)

/** The requested home page (OP-035); an unknown key means the general one. */
export function homeKeyOf(search: URLSearchParams): HomeKey {
  const requested = search.get('key')
  return homeKeys.find((key) => key === requested) ?? 'home'
}

/** Loads the home page. Only the home content is required; the other parts may be missing. */
export async function loadHome(call: Call, key: HomeKey) {
  const [home, segments, shortcuts, sliders, brands] = await Promise.all([
    call(readHome, { query: { key } }),
    call(readSegments, { query: {} }).catch(() => ({})),
    call(readHorizontalMenu, {}).catch(() => ({})),
    call(readRecommendations, { query: {} }).then(
      ({ data }) => data,
      () => [],
    ),
    call(readBrands, {}).then(
      ({ brandList }) => brandList,
      () => [],
    ),
  ])
  const { positions, cols } = home.layout.portrait
  return {
    key,
    seo: home.seoSettings,
    own: home.brand,
    returnDays: home.return_days,
    banners: home.banners,
    cols,
    // The layout defines which items are in the grid, and their order (HOME-03).
    items: positions.flatMap((position) => home.home_items.find((item) => item.position === position) ?? []),
    segments: homeSegments(byPosition(segments)),
    shortcuts: byPosition(shortcuts).map(({ label, desktopUrl }) => ({ label, to: desktopUrl })),
    sliders: sliders.slice(0, rows).map(({ list, name, items }) => ({
      list,
      name,
      // Drops the fields that the card already has.
      items: items
        .slice(0, cardsPerRow)
        .map(({ sku: _sku, name: _name, price: _price, special_price: _special, image: _image, ...card }) => card),
    })),
    brands: brands
      .toSorted((a, b) => b.count - a.count)
      .slice(0, shownBrands)
      .map(({ name, url, logo }) => ({ name, url, logo })),
  }
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>
