import { useCountry } from '#app/platform/country/use-country.ts'
import { productSheetWords } from './product-sheet-words.ts'
import type { SizeTable as Table } from '#contract/browse/sizes.ts'
import { HowToMeasure } from './how-to-measure.tsx'
import { SizeConverter } from './size-converter.tsx'
import { SizeTable } from './size-table.tsx'

/** All size tables on one page, for visitors from the help section or without scripts (CONT, OP-040). */
export function SizesScreen({ tables }: { tables: readonly Table[] }) {
  const { sizes: words } = productSheetWords(useCountry().country)
  const hasShoes = tables.some(({ kind }) => kind === 'calzado')
  const hasClothes = tables.some(({ kind }) => kind !== 'calzado')
  return (
    <div className="page max-w-3xl py-6 pb-16">
      <h1 tabIndex={-1} className="text-28 font-bold wide:text-36">
        {words.title}
      </h1>
      <p className="mt-2 max-w-prose text-ink-2">{words.description}</p>
      <div className="mt-8 grid gap-10">
        {tables.length === 0 && <p>{words.none}</p>}
        {hasShoes && <SizeConverter />}
        {tables.map((table) => (
          <SizeTable key={`${table.kind} ${table.gender} ${table.title}`} table={table} />
        ))}
        {hasShoes && <HowToMeasure isShoe />}
        {hasClothes && <HowToMeasure isShoe={false} />}
      </div>
    </div>
  )
}
