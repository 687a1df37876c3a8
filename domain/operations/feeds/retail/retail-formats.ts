import { slugWord } from '../words.ts'
import type { RetailField, RetailFormat } from './mapping.ts'

/** What else the exports of platforms hold, which no spreadsheet of a person has. */
export type PlatformField =
  | RetailField
  | 'kind'
  | 'number'
  | 'parent'
  | 'status'
  | 'tracker'
  | 'variant_image'
  | 'google_category'
  | 'sale_from'
  | 'sale_to'

/**
 * Which header is which field, by the slug of the header (`Body (HTML)` → `body-html`). A field is read from the column
 * whose pattern comes first; pictures and attributes from all of theirs.
 */
export type HeaderPattern = readonly [field: PlatformField, slug: RegExp]

const shopify: readonly HeaderPattern[] = [
  ['group', /^(url-)?handle$/],
  ['name', /^title$/],
  ['description', /^(body-html|description)$/],
  ['brand', /^vendor$/],
  ['category', /^type$/],
  ['google_category', /^(google-shopping-google-)?product-category$/],
  ['tags', /^tags$/],
  ['published', /^published(-on-online-store)?$/],
  ['status', /^status$/],
  ['id', /^(variant-)?sku$/],
  ['price', /^(variant-)?price$/],
  ['compare_price', /^(variant-)?compare-at-price$/],
  ['stock', /^(variant-inventory-qty|inventory-quantity)$/],
  ['tracker', /^(variant-)?inventory-tracker$/],
  ['images', /^(image-src|product-image-url)$/],
  ['variant_image', /^variant-image(-url)?$/],
  ['gender', /^google-shopping-gender$/],
  ['age', /^google-shopping-age-group$/],
  ['weight', /^(variant-grams|weight-value-grams)$/],
  ['attribute', /-product-metafields-custom-/],
]

const tiendanube: readonly HeaderPattern[] = [
  ['group', /^identificador-de-url$/],
  ['name', /^nombre$/],
  ['category', /^categorias$/],
  ['price', /^precio$/],
  ['sale_price', /^precio-promocional$/],
  ['stock', /^stock$/],
  ['id', /^sku$/],
  ['published', /^mostrar-en-(mi-)?tienda(-en-linea)?$/],
  ['description', /^descripcion$/],
  ['tags', /^tags$/],
  ['brand', /^marca$/],
  ['gender', /^sexo$/],
  ['age', /^rango-de-edad$/],
  ['weight', /^peso-kg$/],
  ['images', /^(imagen|imagenes)(-\d{1,2})?$/],
]

const woocommerce: readonly HeaderPattern[] = [
  ['number', /^id$/],
  ['kind', /^(type|tipo)$/],
  ['id', /^sku$/],
  ['name', /^(name|nombre)$/],
  ['published', /^(published|publicado)$/],
  ['description', /^(description|descripcion)$/],
  ['sale_from', /^(date-sale-price-starts|dia-en-que-empieza-el-precio-rebajado)$/],
  ['sale_to', /^(date-sale-price-ends|dia-en-que-termina-el-precio-rebajado)$/],
  ['availability', /^(in-stock|existencias|en-inventario|en-stock|hay-existencias)$/],
  ['stock', /^(stock|inventario)$/],
  ['sale_price', /^(sale-price|precio-rebajado|precio-de-oferta)$/],
  ['price', /^(regular-price|precio-normal|precio-regular)$/],
  ['category', /^(categories|categorias)$/],
  ['tags', /^(tags|etiquetas)$/],
  ['images', /^(images|imagenes)$/],
  ['weight', /^(weight|peso)-(kg|g|lbs?|oz)$/],
  ['parent', /^(parent|superior|principal|padre)$/],
  ['brand', /^(brands?|marcas?)$/],
]

const sheet: readonly HeaderPattern[] = [
  ['id', /^sku$/],
  ['id', /^(codigo|cod)(-(sku|interno|de-articulo|articulo|variante))?$/],
  ['id', /^(id|id-articulo|id-variante|ref|referencia)$/],
  ['group', /^(grupo|item-group-id|sku-padre|codigo-padre|handle)$/],
  ['group', /^(codigo-de-producto|codigo-producto|cod-producto|id-producto|producto-id|codigo-de-modelo|cod-modelo)$/],
  ['name', /^(nombre|nombre-(del-)?(producto|articulo))$/],
  ['name', /^(producto|titulo|articulo|name|product-name|title)$/],
  ['price', /^precio(-(ars|clp|cop|en-pesos))?$/],
  ['price', /^(precio-(de-venta|venta|normal|regular|unitario|final|al-publico|publico|con-iva)|pvp|price)$/],
  ['price', /^(precio-(de-)?lista|valor)$/],
  [
    'sale_price',
    /^precio-(de-)?(promocional|promo|promocion|oferta|rebajado|especial|liquidacion|sale|con-descuento)$/,
  ],
  ['sale_price', /^(oferta|promo|sale-price)$/],
  ['compare_price', /^(precio-(anterior|antes|original|tachado|comparativo)|compare-at-price)$/],
  ['stock', /^(stock|cantidad|existencias?|inventario|unidades|stock-(disponible|actual|total)|qty|quantity)$/],
  ['availability', /^(disponibilidad|disponibles?|hay-stock|en-stock|availability)$/],
  ['published', /^(publicado|activo|visible|mostrar|mostrar-en-tienda|published)$/],
  ['size', /^(talles?|tallas?|tamano|numeracion|size)$/],
  ['color', /^(colou?r|colores)$/],
  ['brand', /^(marca|brand)$/],
  ['category', /^(categorias?|category|categories)$/],
  ['category', /^(rubro|tipo-de-producto|departamento)$/],
  ['subcategory', /^(sub-?categorias?|sub-?rubro)$/],
  ['tags', /^(etiquetas|tags)$/],
  ['gender', /^(genero|sexo|gender)$/],
  ['age', /^(edad|rango-de-edad|grupo-de-edad|age-group)$/],
  ['description', /^(descripcion|descripcion-(larga|del-producto)|detalles?|description)$/],
  ['images', /^(url-(de-)?(la-)?|link-(de-)?(la-)?)?(fotos?|imagen|imagenes|images?|image-link)(-\d{1,2})?$/],
  ['weight', /^(peso|weight|gramos|grams)(-(kg|kilos|g|gr|gramos|grams|en-kg|en-kilos|en-gramos))?$/],
  ['attribute', /^(atributo|caracteristica|attribute)-./],
]

export const headerPatterns: Readonly<Record<RetailFormat, readonly HeaderPattern[]>> = {
  shopify,
  tiendanube,
  woocommerce,
  sheet,
}

/** Pairs of columns that hold the name and the value of an option, by the number in their headers. */
export const optionPatterns: Readonly<Record<RetailFormat, { name: RegExp; value: RegExp } | undefined>> = {
  shopify: { name: /^option(\d)-name$/, value: /^option(\d)-value$/ },
  tiendanube: { name: /^nombre-de-propiedad-(\d)$/, value: /^valor-de-propiedad-(\d)$/ },
  woocommerce: {
    name: /^(?:attribute-(\d{1,2})-name|nombre-del-atributo-(\d{1,2}))$/,
    value: /^(?:attribute-(\d{1,2})-value-s|valor-es-del-atributo-(\d{1,2}))$/,
  },
  sheet: undefined,
}

export const formatNames: Readonly<Record<RetailFormat, string>> = {
  shopify: 'a product export of Shopify',
  tiendanube: 'a product export of Tiendanube',
  woocommerce: 'a product export of WooCommerce',
  sheet: 'a spreadsheet',
}

/** The platform whose export has these headers. */
export function platformOf(headers: readonly string[]): RetailFormat | undefined {
  const slugs = new Set(headers.map(slugWord))
  const has = (...names: string[]) => names.some((name) => slugs.has(name))
  if (has('identificador-de-url')) return 'tiendanube'
  if (has('handle', 'url-handle') && has('title') && has('variant-price', 'price')) return 'shopify'
  if (has('handle', 'url-handle') && has('variant-sku', 'option1-value')) return 'shopify'
  if (has('type', 'tipo') && has('regular-price', 'precio-normal', 'precio-regular')) return 'woocommerce'
  return undefined
}
