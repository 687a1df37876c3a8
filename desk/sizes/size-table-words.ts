import type { SizeTableKind } from '#domain/browse/catalog/sizes.ts'
import { wordsIn } from '#desk/platform/words.ts'

export const sizeTableWords = wordsIn({
  es: {
    tables: 'Tablas de talles',
    products: 'Productos',
    newTable: 'Nueva tabla',
    general: 'General',
    name: 'Nombre',
    kind: 'Qué mide',
    gender: 'Para quién',
    kinds: { calzado: 'Calzado', superior: 'Ropa superior', inferior: 'Ropa inferior' } satisfies Record<
      SizeTableKind,
      string
    >,
    back: 'Tablas de talles',
    loading: 'Cargando las tablas',
  },
  en: {
    tables: 'Size tables',
    products: 'Products',
    newTable: 'New table',
    general: 'General',
    name: 'Name',
    kind: 'What it measures',
    gender: 'For whom',
    kinds: { calzado: 'Shoes', superior: 'Tops', inferior: 'Bottoms' },
    back: 'Size tables',
    loading: 'Loading the tables',
  },
})
