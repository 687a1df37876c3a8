import { parentSku } from '#domain/platform/sku.ts'

/** Spec §9: how much of a text and of a category path analytics receives (ANA-17, ANA-18). */
const maxDescriptionLength = 50
const maxCategories = 4

export type ItemCategories = Partial<
  Record<'item_category' | 'item_category2' | 'item_category3' | 'item_category4', string>
>

/** An item in GA4 terms, with the specification's labels beside them. */
export type AnalyticsItem = ItemCategories & {
  item_id: string
  item_name: string
  item_brand: string
  item_variant?: string
  item_description?: string
  price: number
  discount?: number
  quantity: number
  index?: number
  item_list_id?: string
  item_list_name?: string
  shipping?: 'Envio gratis' | 'Envio pago'
  availability?: 'disponible' | 'agotado'
  condition: 'nuevo'
}

/** ANA-23: every country but Colombia and Chile counts in Argentine pesos. */
export const cartCurrency = (country: string) => ({ co: 'COP', cl: 'CLP' })[country] ?? 'ARS'

const rounded = (amount: number) => Math.round(amount * 100) / 100

/** GA4: the cost of the items, without shipping and taxes. */
export const valueOf = (items: readonly Pick<AnalyticsItem, 'price' | 'quantity'>[]) =>
  rounded(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0))

const categoryFields = ['item_category', 'item_category2', 'item_category3', 'item_category4'] as const

/** From names joined by `|`, four at most (ANA-18). */
export function categoriesOf(joined: string): ItemCategories {
  const names = joined.split('|').filter(Boolean).slice(0, maxCategories)
  return Object.fromEntries(names.map((name, level) => [categoryFields[level], name]))
}

/** ANA-19: the first four categories of the products in a promotion list. */
export const promotionCategories = (products: readonly { categories: string }[]) =>
  [...new Set(products.flatMap(({ categories }) => categories.split('|').filter(Boolean)))].slice(0, maxCategories)

/** The fields a card and a product page share. Amounts are in currency units. */
export type ShownProduct = {
  id: string
  productName: string
  brand: string
  color: string
  categories: string
  numericOriginalPrice: number
  numericDiscountPrice: number | null
  freeShipping: boolean
  available: boolean
  description?: string
}

export function itemOfProduct(product: ShownProduct): AnalyticsItem {
  const { numericOriginalPrice: original, numericDiscountPrice: cut } = product
  return {
    item_id: product.id,
    item_name: product.productName,
    item_brand: product.brand,
    item_variant: product.color,
    ...categoriesOf(product.categories),
    ...(product.description !== undefined && {
      item_description: product.description.slice(0, maxDescriptionLength),
    }),
    price: cut ?? original,
    ...(cut !== null && { discount: rounded(original - cut) }),
    quantity: 1,
    shipping: product.freeShipping ? 'Envio gratis' : 'Envio pago',
    availability: product.available ? 'disponible' : 'agotado',
    condition: 'nuevo',
  }
}

/** A cart line; `id` is that of a size. */
export type CartLineFacts = {
  id: string
  name: string
  brand_name: string
  size: string
  categories: string
  price: number
  special_price: number | null
  quantity: number
  freeshipping: boolean
}

export function itemOfCartLine(line: CartLineFacts, quantity = line.quantity): AnalyticsItem {
  const { price, special_price: cut } = line
  return {
    item_id: parentSku(line.id),
    item_name: line.name,
    item_brand: line.brand_name,
    item_variant: line.size,
    ...categoriesOf(line.categories),
    price: cut ?? price,
    ...(cut !== null && { discount: rounded(price - cut) }),
    quantity,
    shipping: line.freeshipping ? 'Envio gratis' : 'Envio pago',
    availability: 'disponible',
    condition: 'nuevo',
  }
}

/** An order line, which stores what was paid and nothing of the catalogue. */
export type OrderLineFacts = {
  sku: string
  name: string
  brand: string
  size: string
  quantity: number
  unit_price: number
  paid_price: number
}

export function itemOfOrderLine(line: OrderLineFacts): AnalyticsItem {
  const paid = rounded(line.paid_price / line.quantity)
  return {
    item_id: parentSku(line.sku),
    item_name: line.name,
    item_brand: line.brand,
    item_variant: line.size,
    price: paid,
    ...(paid < line.unit_price && { discount: rounded(line.unit_price - paid) }),
    quantity: line.quantity,
    condition: 'nuevo',
  }
}
