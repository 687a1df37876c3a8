import type { DrawnProduct } from '#domain/browse/product/drawn-source.ts'
import { hashText } from '#domain/platform/random.ts'
import { colourOfLabel, type Colour } from '#domain/browse/catalog/palette.ts'
import { namedProducts } from '../products/index.ts'
import { cards } from './kinds/cards.ts'
import { drawnMaterial } from './materials.ts'
import { kindOfSku, modelOfSku } from './sku.ts'
import { cutOfName, specify, type Pattern, type Specification } from './specification.ts'

/** The input of a picture. */
export type Picture = Specification & { colour: Colour; material: string; pattern: Pattern; seed: number }

const patternOf: Readonly<Record<string, Pattern>> = {
  Rayas: 'stripes',
  Cuadros: 'checks',
  Flores: 'floral',
  Lunares: 'dots',
  Estampado: 'print',
}

const drawnByRole = new Map(namedProducts.map(({ role, drawn }) => [role, drawn]))

function materialOf(cloth: string, { attributes }: DrawnProduct): string {
  const label =
    attributes.upper_material ?? attributes.app_material ?? attributes.acc_material ?? attributes.watch_strap_material
  if (label === undefined) return cloth
  return drawnMaterial(label) ?? (label.startsWith('Cuero') ? 'leather' : cloth)
}

/**
 * What to draw for a product, derived only from its own data, so that no picture has to be stored. All colours of a
 * model share the seed and the form: same pockets, same stripes, another colour.
 */
export function pictureOf(product: DrawnProduct): Picture {
  const { sku, name, gender, brand, attributes } = product
  const kind = kindOfSku(sku) ?? 'tshirt'
  const model = modelOfSku(sku)
  const shared = { colour: colourOfLabel(product.color), seed: hashText(model) }
  if (kind === 'giftcard') return { ...shared, silhouette: 'gift-card', form: {}, material: 'card', pattern: 'plain' }
  const named = drawnByRole.get(sku.slice(0, 6))
  return {
    ...shared,
    ...specify({ kind, gender, brand, model, attributes, cut: cutOfName(kind, gender, name), named }),
    material: named?.cloth ?? materialOf(cards[kind].cloth, product),
    pattern: named?.pattern ?? patternOf[attributes.trend ?? ''] ?? 'plain',
  }
}
