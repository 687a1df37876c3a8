import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { listMissedSearches, listStockOuts } from '#contract/desk/today.ts'
import { isOpenCountry, type OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { day, hour, integer } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { BackLink } from '#desk/platform/ui/back-link.tsx'
import { Empty, Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen } from '#desk/platform/ui/screen.tsx'
import { Table } from '#desk/platform/ui/table.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    back: 'Hoy',
    loading: 'Cargando la lista',
    stockOuts: 'Talles agotados hoy',
    stockColumns: ['A las', 'Tienda', 'Producto', 'Color', 'Talle', 'SKU'],
    noStockOuts: 'Hoy no se agotó ningún talle.',
    searches: 'Búsquedas sin resultado',
    searchColumns: ['Buscaron', 'Tienda', 'La última vez', 'Visitantes'],
    noSearches: 'En los últimos siete días nada que buscaran dos o más visitantes quedó sin resultado.',
  },
  en: {
    back: 'Today',
    loading: 'Loading the list',
    stockOuts: 'Sizes sold out today',
    stockColumns: ['At', 'Store', 'Product', 'Colour', 'Size', 'SKU'],
    noStockOuts: 'No size was sold out today.',
    searches: 'Searches without results',
    searchColumns: ['Searched for', 'Store', 'Last', 'Visitors'],
    noSearches: 'In the last seven days nothing that two or more visitors searched for found no product.',
  },
})

type ListProps = { title: string; error: Error | null; isEmpty: boolean | undefined; none: string; children: ReactNode }

/** A list behind a figure of today. */
function TodayList({ title, error, isEmpty, none, children }: ListProps) {
  const text = useWords(words)
  return (
    <Screen title={title}>
      <BackLink to="/">{text.back}</BackLink>
      {error && <Failure>{failureText(error)}</Failure>}
      {isEmpty === undefined && !error && <LoadingRows label={text.loading} />}
      {isEmpty === true && <Empty>{none}</Empty>}
      {isEmpty === false && children}
    </Screen>
  )
}

function useCountry(): OpenCountry | undefined {
  const [search] = useSearchParams()
  const named = search.get('country') ?? ''
  return isOpenCountry(named) ? named : undefined
}

const cell = 'py-2 pr-3'

export function StockOutsScreen() {
  const text = useWords(words)
  const language = useLanguage()
  const country = useCountry()
  const { data, error } = useQuery({
    queryKey: ['stock-outs', country],
    queryFn: ({ signal }) => deskCall(listStockOuts, { query: { country } }, { signal }),
  })
  return (
    <TodayList title={text.stockOuts} error={error} isEmpty={data && data.sizes.length === 0} none={text.noStockOuts}>
      <Table label={text.stockOuts} columns={text.stockColumns}>
        {data?.sizes.map(({ country: store, skuSimple, name, color, size, at }) => (
          <tr key={`${store}${skuSimple}`} className="border-b border-line">
            <td className={`figures ${cell} text-ink-2`}>{hour(at, store, language)}</td>
            <td className={cell}>{countryProfiles[store].name}</td>
            <td className={cell}>{name}</td>
            <td className={cell}>{color}</td>
            <td className={`${cell} font-semibold`}>{size}</td>
            <td className={`${cell} font-mono text-13`}>{skuSimple}</td>
          </tr>
        ))}
      </Table>
    </TodayList>
  )
}

export function MissedSearchesScreen() {
  const text = useWords(words)
  const language = useLanguage()
  const country = useCountry()
  const { data, error } = useQuery({
    queryKey: ['missed-searches', country],
    queryFn: ({ signal }) => deskCall(listMissedSearches, { query: { country } }, { signal }),
  })
  return (
    <TodayList title={text.searches} error={error} isEmpty={data && data.searches.length === 0} none={text.noSearches}>
      <Table label={text.searches} columns={text.searchColumns} figures={1}>
        {data?.searches.map(({ country: store, term, visitors, lastDay }) => (
          <tr key={`${store}${term}`} className="border-b border-line">
            <td className={`${cell} font-semibold`}>{term}</td>
            <td className={cell}>{countryProfiles[store].name}</td>
            <td className={`figures ${cell} text-ink-2`}>{day(lastDay, language)}</td>
            <td className={`figures ${cell} text-right`}>{integer(visitors, language)}</td>
          </tr>
        ))}
      </Table>
    </TodayList>
  )
}
