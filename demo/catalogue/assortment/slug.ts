import type { Colour } from '#domain/browse/catalog/palette.ts'

const cache = new Map<string, string>()

/** Remera Oversize a Rayas Ñandú → remera-oversize-a-rayas-nandu */
function plainWords(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
}

/** Ends in the sku, so that two models of one name never collide. */
export function slugOf(name: string, colour: Colour, sku: string): string {
  let plain = cache.get(name)
  if (plain === undefined) {
    // All colours of a model are generated consecutively: caching the last name is enough.
    cache.clear()
    plain = plainWords(name)
    cache.set(name, plain)
  }
  return `${plain}-${colour}-${sku.toLowerCase()}`
}
