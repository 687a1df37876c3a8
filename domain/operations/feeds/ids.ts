/** FNV-1a over UTF-16 units, twice with different seeds: enough to distinguish ids that lose their punctuation. */
function fingerprint(text: string, length: number): string {
  let one = 0x811c9dc5
  let two = 0x1000193
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    one = Math.imul(one ^ unit, 0x01000193) >>> 0
    two = Math.imul(two ^ unit, 0x85ebca6b) >>> 0
  }
  return (one.toString(36) + two.toString(36)).toUpperCase().padStart(length, '0').slice(0, length)
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')

/**
 * A retailer's id as a sku (INV-03: capitals and digits, no dash). An id that is a sku apart from its case is only
 * upper-cased; any other loses its punctuation and gets a fingerprint of the whole id, so that the same id always
 * becomes the same sku and `a-1b` and `a-1.b` stay two products.
 */
export function skuOf(id: string): string {
  const text = id.trim()
  const upper = text.toUpperCase()
  return /^[A-Z0-9]+$/.test(upper) ? upper : `${plain(text).slice(0, 24)}X${fingerprint(upper, 8)}`
}

/** The same text, or its beginning with a fingerprint of all of it where it is longer than allowed. */
export const shortId = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 9)}-${fingerprint(text, 8)}`

/** The part after the dash. A short fingerprint is enough, because it is only unique within its product. */
export function sizeCodeOf(text: string): string {
  const upper = text.trim().toUpperCase()
  return /^[A-Z0-9]+$/.test(upper) ? upper : `${plain(upper).slice(0, 12)}X${fingerprint(upper, 5)}`
}

/** The size of a product without sizes. */
export const onlySize = 'U'

/**
 * Product and size of a Merchant row: the group is the product, and the id is the size, with or without the group as
 * prefix (`ZM0001-38`, `ZM0001_38`, `38`). Without a group the row is a product of one size.
 */
export function skusOf(id: string, group: string): { sku: string; skuSimple: string } {
  if (group.trim() === '') {
    const sku = skuOf(id)
    return { sku, skuSimple: `${sku}-${onlySize}` }
  }
  const sku = skuOf(group)
  const [whole, start] = [id.trim().toUpperCase(), group.trim().toUpperCase()]
  const rest =
    whole.startsWith(start) && /^[-_./ ]./.test(whole.slice(start.length)) ? whole.slice(start.length + 1) : whole
  return { sku, skuSimple: `${sku}-${sizeCodeOf(rest)}` }
}
