import type { BulkRefusal, BulkRowState, BulkState } from '#domain/browse/assortment/bulk-states.ts'
import type { BulkKind } from '#domain/browse/assortment/bulk-act.ts'
import { productRefusals } from '#contract/desk/product-refusals.ts'
import type { DeskLanguage } from '#domain/desk/words.ts'
import { wordsIn } from '#desk/platform/words.ts'

export const bulkWords = wordsIn({
  es: {
    kinds: {
      price: 'Precio',
      special: 'Precio especial',
      'end-special': 'Fin de la oferta',
      categories: 'Categorías',
      show: 'Visible u oculto',
      prices: 'Precios pegados',
      stocks: 'Stock pegado',
    } satisfies Record<BulkKind, string>,
    states: {
      waiting: 'En curso',
      done: 'Hecho',
      undoing: 'Deshaciendo',
      undone: 'Deshecho',
    } satisfies Record<BulkState, string>,
    rows: {
      waiting: 'por hacer',
      done: 'hecho',
      left: 'no se cambió',
      undone: 'deshecho',
      kept: 'quedó como está',
    } satisfies Record<BulkRowState, string>,
    none: 'sin oferta',
    shown: 'visible',
    hidden: 'oculto',
    picture: (at: number, alt: string) => (alt ? `foto ${at} «${alt}»` : `foto ${at}`),
  },
  en: {
    kinds: {
      price: 'Price',
      special: 'Special price',
      'end-special': 'End of the offer',
      categories: 'Categories',
      show: 'Visible or hidden',
      prices: 'Pasted prices',
      stocks: 'Pasted stock',
    },
    states: { waiting: 'Under way', done: 'Done', undoing: 'Undoing', undone: 'Undone' },
    rows: { waiting: 'to do', done: 'done', left: 'not changed', undone: 'undone', kept: 'left as it is' },
    none: 'no offer',
    shown: 'visible',
    hidden: 'hidden',
    picture: (at: number, alt: string) => (alt ? `picture ${at} “${alt}”` : `picture ${at}`),
  },
})

export const refusalText = (why: BulkRefusal, language: DeskLanguage) => productRefusals[why][language]
