import type { ProductGender } from '#domain/browse/catalog/genders.ts'
import { wordsIn } from '#desk/platform/words.ts'

export const formWords = wordsIn({
  es: {
    sku: 'SKU',
    name: 'Nombre',
    description: 'Descripción',
    price: 'Precio',
    special: 'Precio especial (vacío: sin oferta)',
    brand: 'Marca',
    gender: 'Para quién',
    genders: { mujer: 'Mujer', hombre: 'Hombre', ninos: 'Niños', unisex: 'Unisex' } satisfies Record<
      ProductGender,
      string
    >,
    color: 'Color',
    colorFamily: 'Familia de color',
    sizeTable: 'Tabla de talles',
    usualTable: 'La de la marca o de la tienda',
  },
  en: {
    sku: 'SKU',
    name: 'Name',
    description: 'Description',
    price: 'Price',
    special: 'Special price (empty: no offer)',
    brand: 'Brand',
    gender: 'For whom',
    genders: { mujer: 'Women', hombre: 'Men', ninos: 'Children', unisex: 'Unisex' },
    color: 'Colour',
    colorFamily: 'Colour family',
    sizeTable: 'Size table',
    usualTable: 'That of the brand or the store',
  },
})
