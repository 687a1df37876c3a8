import type { Handle } from '#db/connection/handle.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { timedCache } from '#server/platform/caches/timed-cache.ts'
import { menuRepository } from './repository.ts'
import { menuTree, withPictures } from './tree.ts'

/** Every page has the side menu, and it rarely changes. */
const aMinute = 60_000

export function menuService(db: Handle) {
  const menus = menuRepository(db)
  async function tree(country: OpenCountry) {
    const [placed, categories, pictures] = await Promise.all([
      menus.entriesOf(country, 'tree'),
      menus.categoriesOf(country),
      menus.picturesOf(country),
    ])
    return { menu: withPictures(menuTree(placed, categories), new Map(pictures.map(({ path, url }) => [path, url]))) }
  }
  return {
    tree: timedCache(aMinute, tree),
    /**
     * An entry is identified by its label; only the name of its address field differs between the dialects (HOME-07).
     */
    async segments(country: OpenCountry) {
      const entries = await menus.entriesOf(country, 'segment')
      return Object.fromEntries(
        entries.map(({ label, url, position }) => [label, { label, desktop_url: url, position }]),
      )
    },
    async horizontal(country: OpenCountry) {
      const entries = await menus.entriesOf(country, 'horizontal')
      return Object.fromEntries(
        entries.map(({ label, url, position }) => [label, { label, desktopUrl: url, position }]),
      )
    },
  }
}
