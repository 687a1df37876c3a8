import { useQuery } from '@tanstack/react-query'
import { useCall } from '#app/platform/api/use-call.ts'
import { useOverlay } from '#app/platform/ui/use-overlay.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Overlay } from '#app/platform/ui/overlay.tsx'
import { Skeleton } from '#app/platform/ui/skeleton.tsx'
import { productSheetWords } from './product-sheet-words.ts'
import { readSizes, type SizeTable as Table } from '#contract/browse/sizes.ts'
import { wearers } from '#domain/browse/sizes/shoe-sizes.ts'
import { HowToMeasure } from './how-to-measure.tsx'
import type { SheetProps } from './sheet-props.ts'
import { SizeConverter } from './size-converter.tsx'
import { SizeTable } from './size-table.tsx'

/** The product's own size table; unisex products have two, which are fetched. */
function useTables(own: Table | null, sku: string, isOpen: boolean) {
  const call = useCall()
  const query = useQuery({
    queryKey: ['sizes', sku],
    enabled: isOpen && !own,
    queryFn: ({ signal }) => call(readSizes, { query: { sku } }, { signal }),
  })
  return { ...query, tables: own ? [own] : query.data?.tables }
}

/** The size guide over the product page, so that the visitor does not leave it (U42). */
export default function SizeGuide({ product }: SheetProps) {
  const { country, words: shell } = useCountry()
  const { sizes: words } = productSheetWords(country)
  const { isOpen, close } = useOverlay('size-guide')
  const { tables, isError, refetch } = useTables(product.size_convertion_table, product.id, isOpen)
  const isShoe = tables?.[0]?.kind === 'calzado'
  return (
    <Overlay place="sheet" isOpen={isOpen} onClose={close} title={words.title} closeLabel={shell.menu.close}>
      <div className="grid gap-8">
        {!tables && !isError && <Skeleton className="h-60" />}
        {isError && (
          <p role="alert">
            {words.failed}{' '}
            <Button look="tertiary" onClick={() => void refetch()}>
              {words.retry}
            </Button>
          </p>
        )}
        {tables?.length === 0 && <p>{words.none}</p>}
        {tables?.map((table) => (
          <SizeTable key={table.title} table={table} />
        ))}
        {isShoe && <SizeConverter wearer={wearers.find((each) => each === product.gender)} />}
        {tables && <HowToMeasure isShoe={isShoe} />}
      </div>
    </Overlay>
  )
}
