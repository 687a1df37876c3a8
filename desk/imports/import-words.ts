import type { ImportRun } from '#contract/desk/imports.ts'
import type { RetailField } from '#domain/operations/feeds/retail/mapping.ts'
import type { SourceMode } from '#domain/operations/feeds/sources.ts'
import { wordsIn } from '#desk/platform/words.ts'

type ImportWords = {
  mode: Record<SourceMode, string>
  state: Record<ImportRun['state'], string>
  field: Record<RetailField, string>
  counts: Record<string, string>
  outcome: Record<'imported' | 'unchanged' | 'failed', string>
}

export const importWords = wordsIn<ImportWords>({
  es: {
    mode: {
      update: 'Suma y actualiza lo que nombra',
      replace: 'Es el catálogo entero: lo que no nombra deja de venderse',
      delta: 'Solo cambia precios y stock',
    },
    state: {
      checking: 'probando',
      checked: 'probado',
      importing: 'importando',
      imported: 'importado',
      failed: 'falló',
      interrupted: 'interrumpida',
    },
    field: {
      id: 'código',
      group: 'grupo',
      name: 'nombre',
      brand: 'marca',
      price: 'precio',
      sale_price: 'precio de oferta',
      compare_price: 'precio tachado',
      size: 'talle',
      color: 'color',
      stock: 'stock',
      availability: 'disponibilidad',
      published: 'publicado',
      category: 'categoría',
      subcategory: 'subcategoría',
      tags: 'etiquetas',
      gender: 'género',
      age: 'edad',
      description: 'descripción',
      attribute: 'atributo',
      weight: 'peso',
      images: 'imágenes',
    },
    counts: {
      rows: 'renglones',
      bad: 'con fallas',
      productsCreated: 'productos nuevos',
      productsChanged: 'productos cambiados',
      sizesCreated: 'talles nuevos',
      sizesChanged: 'talles cambiados',
      productsRetired: 'productos que dejan de venderse',
      sizesEmptied: 'talles que quedan sin stock',
      photosToFetch: 'fotos por buscar',
    },
    outcome: { imported: 'importada', unchanged: 'sin cambios', failed: 'falló' },
  },
  en: {
    mode: {
      update: 'Adds and updates what it names',
      replace: 'It is the whole catalogue: what it does not name is taken off sale',
      delta: 'Changes prices and stock alone',
    },
    state: {
      checking: 'being tried',
      checked: 'tried',
      importing: 'importing',
      imported: 'imported',
      failed: 'failed',
      interrupted: 'interrupted',
    },
    field: {
      id: 'code',
      group: 'group',
      name: 'name',
      brand: 'brand',
      price: 'price',
      sale_price: 'sale price',
      compare_price: 'price before',
      size: 'size',
      color: 'colour',
      stock: 'stock',
      availability: 'availability',
      published: 'published',
      category: 'category',
      subcategory: 'subcategory',
      tags: 'tags',
      gender: 'gender',
      age: 'age',
      description: 'description',
      attribute: 'attribute',
      weight: 'weight',
      images: 'pictures',
    },
    counts: {
      rows: 'rows',
      bad: 'with faults',
      productsCreated: 'new products',
      productsChanged: 'changed products',
      sizesCreated: 'new sizes',
      sizesChanged: 'changed sizes',
      productsRetired: 'products taken off sale',
      sizesEmptied: 'sizes without stock from now on',
      photosToFetch: 'pictures to fetch',
    },
    outcome: { imported: 'imported', unchanged: 'unchanged', failed: 'failed' },
  },
})
