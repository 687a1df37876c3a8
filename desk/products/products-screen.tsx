import { useCallback, useState } from 'react'
import { maxCounted } from '#domain/browse/assortment/grid-filter.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { integer } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useMay } from '#desk/platform/session.tsx'
import { Button, LinkButton } from '#desk/platform/ui/button.tsx'
import { MoreButton } from '#desk/platform/ui/more-button.tsx'
import { Empty, Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { BulkBar } from './bulk-bar.tsx'
import { GridFilterBar } from './grid-filters.tsx'
import { PasteDialog } from './paste-dialog.tsx'
import { ProductGrid, type PastedOver } from './product-grid.tsx'
import { ProductViewBar } from './view-bar.tsx'
import { useGridAddress, useProducts } from './products-query.ts'

const words = wordsIn({
  es: {
    title: 'Productos',
    loading: 'Cargando productos',
    none: 'Ningún producto es así.',
    count: (count: string, isOne: boolean) => (isOne ? '1 producto' : `${count} productos`),
    more: (count: string) => `Más de ${count} productos`,
    make: 'Nuevo producto',
    paste: 'Pegar una columna',
    bulks: 'Cambios masivos',
    sizeTables: 'Talles',
    checks: 'Controles',
  },
  en: {
    title: 'Products',
    loading: 'Loading products',
    none: 'No product is like that.',
    count: (count: string, isOne: boolean) => (isOne ? '1 product' : `${count} products`),
    more: (count: string) => `More than ${count} products`,
    make: 'New product',
    paste: 'Paste a column',
    bulks: 'Bulk changes',
    sizeTables: 'Sizes',
    checks: 'Checks',
  },
})

/** Where a merchandiser works: the products of a store, as a grid that is changed in place. */
export function ProductsScreen() {
  const text = useWords(words)
  const language = useLanguage()
  const may = useMay()
  const address = useGridAddress()
  const { country, filters } = address
  const paged = useProducts(address)
  const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = paged
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const [pasted, setPasted] = useState<PastedOver | 'empty'>()
  const select = useCallback(
    (sku: string) =>
      setSelection((before) => {
        const after = new Set(before)
        if (!after.delete(sku)) after.add(sku)
        return after
      }),
    [],
  )
  const products = data?.pages.flatMap((page) => page.products) ?? []
  const total = data?.pages[0]?.total ?? products.length
  return (
    <Screen
      title={text.title}
      aside={
        <>
          <LinkButton to={`/products/checks?country=${country}`} look="quiet">
            {text.checks}
          </LinkButton>
          <LinkButton to={`/products/size-tables?country=${country}`} look="quiet">
            {text.sizeTables}
          </LinkButton>
          <LinkButton to={`/products/bulks?country=${country}`} look="quiet">
            {text.bulks}
          </LinkButton>
          {may('products.edit') && (
            <>
              <Button onClick={() => setPasted('empty')}>{text.paste}</Button>
              <LinkButton to={`/products/new?country=${country}`} look="primary">
                {text.make}
              </LinkButton>
            </>
          )}
        </>
      }
    >
      <ProductViewBar />
      <GridFilterBar />
      {error && <Failure>{failureText(error)}</Failure>}
      {isPending && !error && <LoadingRows label={text.loading} />}
      {data && products.length === 0 && <Empty>{text.none}</Empty>}
      {products.length > 0 && (
        <div className="grid gap-2">
          <p role="status" className="figures text-13 text-ink-2">
            {total > maxCounted
              ? text.more(integer(maxCounted, language))
              : text.count(integer(total, language), total === 1)}
          </p>
          <ProductGrid
            key={`${country} ${JSON.stringify(filters)} ${address.sort}`}
            products={products}
            country={country}
            total={total}
            selection={selection}
            onSelect={select}
            onEnd={() => hasNextPage && !isFetchingNextPage && void fetchNextPage()}
            onPaste={setPasted}
          />
        </div>
      )}
      <MoreButton of={paged} />
      <BulkBar
        country={country}
        filters={filters}
        total={total}
        selection={selection}
        onClear={() => setSelection(new Set())}
      />
      {pasted && (
        <PasteDialog
          country={country}
          pasted={pasted === 'empty' ? undefined : pasted}
          onClose={() => setPasted(undefined)}
        />
      )}
    </Screen>
  )
}
