import type { CatalogueCheck, GridSort } from '#domain/browse/assortment/grid-filter.ts'
import { wordsIn } from '#desk/platform/words.ts'

export const productWords = wordsIn({
  es: {
    name: 'Nombre',
    price: 'Precio',
    special: 'Precio especial',
    stock: 'Stock',
    state: 'Estado',
    shown: { shown: 'Visible', hidden: 'Oculto' },
    checks: {
      no_picture: 'Sin foto',
      no_picture_text: 'Foto sin texto alternativo',
      no_category: 'Sin categoría',
      no_size_table: 'Sin tabla de talles',
      price_off: 'Precio fuera de lo común',
      twin: 'Dos iguales',
      special_over: 'Oferta vencida',
    } satisfies Record<CatalogueCheck, string>,
    sorts: {
      newest: 'Más nuevos',
      name: 'Por nombre',
      price: 'Menor precio',
      'price-down': 'Mayor precio',
      sku: 'Por SKU',
    } satisfies Record<GridSort, string>,
    from: (day: string) => `desde ${day}`,
    until: (day: string) => `hasta ${day}`,
    over: 'vencida',
  },
  en: {
    name: 'Name',
    price: 'Price',
    special: 'Special price',
    stock: 'Stock',
    state: 'Status',
    shown: { shown: 'Visible', hidden: 'Hidden' },
    checks: {
      no_picture: 'No picture',
      no_picture_text: 'Picture without a text',
      no_category: 'No category',
      no_size_table: 'No size table',
      price_off: 'Unusual price',
      twin: 'Two alike',
      special_over: 'Offer over',
    },
    sorts: {
      newest: 'Newest',
      name: 'By name',
      price: 'Lowest price',
      'price-down': 'Highest price',
      sku: 'By SKU',
    },
    from: (day: string) => `from ${day}`,
    until: (day: string) => `until ${day}`,
    over: 'over',
  },
})
