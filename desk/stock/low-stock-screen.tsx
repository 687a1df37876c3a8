import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { listLowStock } from '#contract/desk/stock.ts'
import { coverWindow, lowDays } from '#domain/desk/stock/cover.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { integer } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useStore } from '#desk/platform/use-store.ts'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Empty, Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen } from '#desk/platform/ui/screen.tsx'
import { StoreViews } from '#desk/platform/ui/store-views.tsx'
import { onlyWide, Table } from '#desk/platform/ui/table.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { StockTabs } from './stock-tabs.tsx'

const words = wordsIn({
  es: {
    title: 'Stock',
    about: `Talles que duran menos de ${lowDays} días si se venden como en los últimos ${coverWindow}.`,
    loading: 'Cargando el stock',
    none: 'Ningún talle que se venda está por agotarse.',
    table: 'Talles por agotarse',
    columns: ['Producto', 'SKU', 'Sin pagar', 'Vendidos', 'Quedan', 'Duran'],
    days: (days: string) => (days === '1' ? '1 día' : `${days} días`),
    out: 'agotado',
  },
  en: {
    title: 'Stock',
    about: `Sizes that last less than ${lowDays} days if they sell as in the last ${coverWindow}.`,
    loading: 'Loading the stock',
    none: 'No size that sells is running out.',
    table: 'Sizes that run out',
    columns: ['Product', 'SKU', 'Unpaid', 'Sold', 'Left', 'Lasts'],
    days: (days: string) => (days === '1' ? '1 day' : `${days} days`),
    out: 'sold out',
  },
})

const cell = 'py-2 pr-3'

/** What runs out soon, the scarcest first. */
export function LowStockScreen() {
  const text = useWords(words)
  const language = useLanguage()
  const [store, setStore] = useStore()
  const { data, error } = useQuery({
    queryKey: ['low-stock', store],
    queryFn: ({ signal }) => deskCall(listLowStock, { query: { country: store } }, { signal }),
  })
  return (
    <Screen title={text.title}>
      <StockTabs store={store} />
      <StoreViews store={store} onChoose={setStore} />
      <p className="text-14 text-ink-2">{text.about}</p>
      {error && <Failure>{failureText(error)}</Failure>}
      {!data && !error && <LoadingRows label={text.loading} />}
      {data?.sizes.length === 0 && <Empty>{text.none}</Empty>}
      {data && data.sizes.length > 0 && (
        <Table label={text.table} columns={text.columns} figures={4} leftOut={[1, 2, 3]}>
          {data.sizes.map(({ skuSimple, name, color, size, stock, sold, days, reserved }) => (
            <tr key={skuSimple} className="border-b border-line">
              <td className={cell}>
                {name} · {color} · {size}
              </td>
              <td className={`${cell} ${onlyWide}`}>
                <Link
                  to={`/stock/size?${new URLSearchParams({ country: store, sku: skuSimple }).toString()}`}
                  className="font-mono text-13 underline underline-offset-4"
                >
                  {skuSimple}
                </Link>
              </td>
              <td className={`figures ${cell} text-right ${onlyWide}`}>{integer(reserved, language)}</td>
              <td className={`figures ${cell} text-right ${onlyWide}`}>{integer(sold, language)}</td>
              <td className={`figures ${cell} text-right`}>{integer(stock, language)}</td>
              <td className={`figures ${cell} text-right`}>
                {stock === 0 ? (
                  <Badge tone="bad">{text.out}</Badge>
                ) : (
                  days !== null && text.days(integer(days, language))
                )}
              </td>
            </tr>
          ))}
        </Table>
      )}
    </Screen>
  )
}
