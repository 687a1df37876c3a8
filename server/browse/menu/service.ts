import type { Handle } from '#db/connection/handle.ts'
import type { Menu } from '#domain/content/pages/places-of-content.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { timedCache } from '#server/platform/caches/timed-cache.ts'
import type { LeadsSomewhere } from '#server/browse/catalog/living-links.ts'
import { menuRepository } from './repository.ts'
import { living, menuTree, withPictures } from './tree.ts'

/** Every page has the side menu, and it rarely changes. */
const aMinute = 60_000

export function menuService(db: Handle, leads: LeadsSomewhere) {
  const menus = menuRepository(db)
  /** The entries of a flat menu that lead somewhere. */
  const flat = async (country: OpenCountry, menu: Menu) =>
    (await menus.entriesOf(country, menu)).filter(({ url }) => leads(country, url))
  // The cache computes at the moment it was asked last.
  let now = new Date(0)
  async function tree(country: OpenCountry) {
    const [placed, categories, pictures] = await Promise.all([
      menus.entriesOf(country, 'tree'),
      menus.categoriesOf(country),
      menus.picturesOf(country, now),
    ])
    const tree = living(menuTree(placed, categories), (link) => leads(country, link))
    return { menu: withPictures(tree, new Map(pictures.map(({ path, url }) => [path, url]))) }
  }
  const cached = timedCache(aMinute, tree)
  return {
    tree(country: OpenCountry, at: Date) {
      now = at
      return cached(country, at)
    },
    /**
     * An entry is identified by its label; only the name of its address field differs between the dialects (HOME-07).
     */
    async segments(country: OpenCountry) {
      const entries = await flat(country, 'segment')
      return Object.fromEntries(
        entries.map(({ label, url, position }) => [label, { label, desktop_url: url, position }]),
      )
    },
    async horizontal(country: OpenCountry) {
      const entries = await flat(country, 'horizontal')
      return Object.fromEntries(
        entries.map(({ label, url, position }) => [label, { label, desktopUrl: url, position }]),
      )
    },
  }
}
