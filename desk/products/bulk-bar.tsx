import { useState } from 'react'
import { maxCounted } from '#domain/browse/assortment/grid-filter.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { integer } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useMay } from '#desk/platform/session.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import type { GridFilters } from './products-query.ts'

const words = wordsIn({
  es: {
    chosen: (count: string, isOne: boolean) => (isOne ? '1 producto elegido' : `${count} productos elegidos`),
    change: 'Cambiar los elegidos',
    changeAll: (count: string, isOne: boolean) => (isOne ? 'Cambiar el del filtro' : `Cambiar los ${count} del filtro`),
    changeFilter: 'Cambiar todos los del filtro',
    clear: 'Quitar la selección',
  },
  en: {
    chosen: (count: string, isOne: boolean) => (isOne ? '1 product chosen' : `${count} products chosen`),
    change: 'Change the chosen ones',
    changeAll: (count: string, isOne: boolean) =>
      isOne ? 'Change the one of the filter' : `Change all ${count} of the filter`,
    changeFilter: 'Change all of the filter',
    clear: 'Clear the selection',
  },
})

type BulkBarProps = {
  country: OpenCountry
  filters: GridFilters
  total: number
  selection: ReadonlySet<string>
  onClear(): void
}

/** What can be done with many products: those that were chosen, or all that the filter shows. */
export function BulkBar({ country, filters, total, selection, onClear }: BulkBarProps) {
  const text = useWords(words)
  const language = useLanguage()
  const may = useMay()
  const [asked, setAsked] = useState<'chosen' | 'all'>()
  if (!may('products.edit') || total === 0) return null
  const count = selection.size
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-2 border-t border-ink bg-paper py-2">
      {count > 0 && (
        <span role="status" className="figures mr-auto text-14 font-semibold">
          {text.chosen(integer(count, language), count === 1)}
        </span>
      )}
      {count > 0 && (
        <>
          <Button look="quiet" onClick={onClear}>
            {text.clear}
          </Button>
          <Button look="primary" onClick={() => setAsked('chosen')}>
            {text.change}
          </Button>
        </>
      )}
      {count === 0 && (
        <Button onClick={() => setAsked('all')}>
          {total > maxCounted ? text.changeFilter : text.changeAll(integer(total, language), total === 1)}
        </Button>
      )}
      {asked && (
        <BulkDialog
          country={country}
          of={asked === 'chosen' ? { skus: [...selection] } : { filter: filters }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}
