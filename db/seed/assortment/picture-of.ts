import type { AttributeKey } from '#domain/catalog/attributes.ts'
import type { ProductGender } from '#domain/catalog/genders.ts'
import type { ProductKind } from '../demo/product-kinds.ts'
import { hashText } from '#domain/chance.ts'
import { drawnMaterial } from './materials.ts'
import { colourOfLabel, type Colour } from '#domain/catalog/palette.ts'
import { kindOfSku, modelOfSku } from './sku.ts'

/** What a picture is drawn from. The names are those of the picture service, which lives in another room. */
export type Picture = { silhouette: string; colour: Colour; material: string; pattern: Pattern; seed: number }
export type Pattern = 'plain' | 'stripes' | 'checks' | 'floral' | 'dots' | 'print'

export type Pictured = {
  sku: string
  name: string
  gender: ProductGender
  color: string
  attributes: Partial<Record<AttributeKey, string>>
}

/** What each kind is drawn as, and of which cloth when its attributes do not say. */
const drawnAs: Readonly<Record<ProductKind, readonly [silhouette: string, material: string]>> = {
  sneaker: ['sneaker-low', 'canvas'],
  running: ['running-shoe', 'mesh'],
  boot: ['boot', 'leather'],
  sandal: ['sandal', 'leather'],
  heel: ['heel', 'leather'],
  loafer: ['loafer', 'leather'],
  flat: ['flat', 'leather'],
  // Has no drawing of its own: the nearest shape.
  slipper: ['slipper', 'suede'],
  tshirt: ['t-shirt', 'cotton'],
  shirt: ['shirt', 'cotton'],
  blouse: ['blouse', 'satin'],
  top: ['tank-top', 'cotton'],
  hoodie: ['hoodie', 'cotton'],
  sweater: ['sweater', 'knit'],
  jacket: ['jacket', 'technical'],
  coat: ['coat', 'wool'],
  dress: ['dress', 'satin'],
  pyjama: ['long-sleeve', 'cotton'],
  swimwear: ['swimsuit', 'technical'],
  underwear: ['briefs', 'cotton'],
  trousers: ['trousers', 'cotton'],
  jeans: ['jeans', 'denim'],
  shorts: ['shorts', 'cotton'],
  skirt: ['skirt', 'satin'],
  leggings: ['leggings', 'technical'],
  socks: ['socks', 'cotton'],
  scarf: ['scarf', 'knit'],
  bag: ['bag', 'leather'],
  backpack: ['backpack', 'technical'],
  wallet: ['wallet', 'leather'],
  belt: ['belt', 'leather'],
  cap: ['cap', 'cotton'],
  sunglasses: ['sunglasses', 'acetate'],
  watch: ['watch', 'leather'],
  giftcard: ['gift-card', 'card'],
}

const patternOf: Readonly<Record<string, Pattern>> = {
  Rayas: 'stripes',
  Cuadros: 'checks',
  Flores: 'floral',
  Lunares: 'dots',
  Estampado: 'print',
}

/** Where one kind is drawn in several shapes, the attributes choose. */
function silhouetteOf(kind: ProductKind, { gender, name, attributes }: Pictured): string {
  if (kind === 'sneaker' && attributes.shaft_height) return 'sneaker-high'
  if (kind === 'boot' && attributes.shaft_height === 'Tobillo') return 'ankle-boot'
  if (kind === 'tshirt' && attributes.neckline === 'Polo') return 'polo'
  if (kind === 'tshirt' && attributes.sleeves === 'Manga larga') return 'long-sleeve'
  if (kind === 'pyjama' && attributes.neckline === 'Camisero') return 'shirt'
  if (kind === 'pyjama' && attributes.sleeves === 'Manga corta') return 't-shirt'
  if (kind === 'swimwear' && gender === 'hombre') return 'swim-shorts'
  if (kind === 'underwear' && gender === 'hombre') return 'boxers'
  if (kind === 'underwear' && /^(Corpiño|Sostén|Brasier)/.test(name)) return 'bra'
  if (kind === 'top' && /[Dd]eportiv/.test(name)) return 'sports-top'
  if (kind === 'jacket' && /[Bb]lazer|^Saco/.test(name)) return 'blazer'
  if (kind === 'cap' && name.startsWith('Gorro')) return 'beanie'
  return drawnAs[kind][0]
}

function materialOf(kind: ProductKind, attributes: Pictured['attributes']): string {
  const label = attributes.upper_material ?? attributes.app_material ?? attributes.acc_material
  if (label === undefined || kind === 'watch') return drawnAs[kind][1]
  return drawnMaterial(label) ?? (label.startsWith('Cuero') ? 'leather' : drawnAs[kind][1])
}

/**
 * What to draw for a product, from nothing but its own data, so that no picture has to be stored.
 * All colours of a model share the seed: same pockets, same stripes, another dye.
 */
export function pictureOf(product: Pictured): Picture {
  const kind = kindOfSku(product.sku) ?? 'tshirt'
  const { attributes } = product
  const woven = /Marinera/.test(product.name) ? 'stripes' : 'plain'
  return {
    silhouette: silhouetteOf(kind, product),
    colour: colourOfLabel(product.color),
    material: materialOf(kind, attributes),
    pattern: patternOf[attributes.trend ?? ''] ?? woven,
    seed: hashText(modelOfSku(product.sku)),
  }
}
