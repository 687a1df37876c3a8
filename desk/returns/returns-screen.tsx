import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { listReturns } from '#contract/desk/returns.ts'
import type { DeskInput } from '#contract/desk/desk-endpoint.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { day, moment, money } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { MoreButton } from '#desk/platform/ui/more-button.tsx'
import { Empty, Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen } from '#desk/platform/ui/screen.tsx'
import { Table } from '#desk/platform/ui/table.tsx'
import { Views } from '#desk/platform/ui/views.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { returnTone, returnWords } from './return-words.ts'

const words = wordsIn({
  es: {
    title: 'Cambios y devoluciones',
    loading: 'Cargando devoluciones',
    none: 'Ninguna devolución está así.',
    views: 'Vistas',
    all: 'Todas',
    review: 'A revisar',
    coming: 'En camino',
    settle: 'A resolver',
    until: (date: string) => `hasta el ${date}`,
    columns: ['Número', 'Pedida', 'Pedido', 'Prendas', 'A cambio', 'Estado', 'Monto'],
  },
  en: {
    title: 'Exchanges and returns',
    loading: 'Loading returns',
    none: 'No return is like that.',
    views: 'Views',
    all: 'All',
    review: 'To review',
    coming: 'On their way',
    settle: 'To settle',
    until: (date: string) => `until ${date}`,
    columns: ['Number', 'Requested', 'Order', 'Units', 'In return', 'Status', 'Amount'],
  },
})

/** What came back or is about to: one queue for each thing that has to be done. */
export function ReturnsScreen() {
  const text = useWords(words)
  const names = useWords(returnWords)
  const language = useLanguage()
  const [search, setSearch] = useSearchParams()
  const filter = Object.fromEntries(search)
  const paged = useInfiniteQuery({
    queryKey: ['returns', filter],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...filter, ...(pageParam && { after: pageParam }) } as DeskInput<typeof listReturns>['query']
      return deskCall(listReturns, { query }, { signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
  const { data, error, isPending } = paged
  const rows = data?.pages.flatMap(({ returns }) => returns) ?? []
  return (
    <Screen title={text.title}>
      <Views
        label={text.views}
        views={[
          [text.all, ''],
          [text.review, 'requested'],
          [text.coming, 'approved'],
          [text.settle, 'received'],
        ]}
        chosen={filter.status ?? ''}
        onChoose={(status) => setSearch(status ? { status } : {})}
      />
      {error && <Failure>{failureText(error)}</Failure>}
      {isPending && !error && <LoadingRows label={text.loading} />}
      {data && rows.length === 0 && <Empty>{text.none}</Empty>}
      {rows.length > 0 && (
        <Table label={text.title} columns={text.columns}>
          {rows.map(({ batchnumber, createdAt, country, orderNr, units, ways, status, maxDate, amount }) => (
            <tr key={batchnumber} className="border-b border-line align-top">
              <td className="py-2 pr-3 font-semibold">
                <Link to={`/returns/${batchnumber}`} className="underline underline-offset-4">
                  {batchnumber}
                </Link>
              </td>
              <td className="figures py-2 pr-3 whitespace-nowrap text-ink-2">{moment(createdAt, country, language)}</td>
              <td className="py-2 pr-3">
                <Link to={`/orders/${orderNr}`} className="underline underline-offset-4">
                  {orderNr}
                </Link>
              </td>
              <td className="figures py-2 pr-3">{units}</td>
              <td className="py-2 pr-3">{ways.map((way) => names.way[way]).join(', ')}</td>
              <td className="py-2 pr-3">
                <Badge tone={returnTone[status]}>{names.status[status]}</Badge>
                {status === 'approved' && maxDate && (
                  <span className="block text-13 text-ink-2">{text.until(day(maxDate, language))}</span>
                )}
              </td>
              <td className="figures py-2 font-semibold whitespace-nowrap">{money(amount, country)}</td>
            </tr>
          ))}
        </Table>
      )}
      <MoreButton of={paged} />
    </Screen>
  )
}
