import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { listSearches, searchPeriods } from '#contract/desk/searches.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { day, dayOf, integer } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useStore } from '#desk/platform/use-store.ts'
import { Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen, Section } from '#desk/platform/ui/screen.tsx'
import { StoreViews } from '#desk/platform/ui/store-views.tsx'
import { Table } from '#desk/platform/ui/table.tsx'
import { Views } from '#desk/platform/ui/views.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { SearchTabs } from './search-tabs.tsx'

const words = wordsIn({
  es: {
    title: 'Búsquedas',
    about: 'Solo lo que buscaron dos visitantes o más: lo que escribió una persona sola es de ella.',
    period: 'Período',
    days: (many: number) => `${many} días`,
    loading: 'Cargando las búsquedas',
    missed: 'Sin resultado',
    noMissed: 'En estos días, nada de lo que buscaron dos o más quedó sin resultado.',
    missedColumns: ['Buscaron', 'La última vez', 'Visitantes'],
    found: 'Con resultado',
    noFound: 'En estos días nadie buscó, o nada dos veces.',
    foundColumns: ['Buscaron', 'La última vez', 'Resultados', 'Visitantes desde siempre'],
    tryIt: (term: string) => `Probar «${term}»`,
  },
  en: {
    title: 'Searches',
    about: 'Only what two or more visitors searched for: what one person alone typed is theirs.',
    period: 'Period',
    days: (many: number) => `${many} days`,
    loading: 'Loading the searches',
    missed: 'Without results',
    noMissed: 'In these days nothing that two or more searched for found no product.',
    missedColumns: ['Searched for', 'Last', 'Visitors'],
    found: 'With results',
    noFound: 'In these days nobody searched, or nothing twice.',
    foundColumns: ['Searched for', 'Last', 'Results', 'Visitors ever'],
    tryIt: (term: string) => `Try "${term}"`,
  },
})

const cell = 'py-2 pr-3'

/** What visitors of a store searched for, and what they did not find. */
export function SearchesScreen() {
  const text = useWords(words)
  const language = useLanguage()
  const [store, setStore] = useStore()
  const [search, setSearch] = useSearchParams()
  const days = searchPeriods.find((many) => String(many) === search.get('days')) ?? 28
  const { data, error } = useQuery({
    queryKey: ['searches', store, days],
    queryFn: ({ signal }) => deskCall(listSearches, { query: { country: store, days: String(days) } }, { signal }),
  })
  const tryLink = (term: string) => (
    <Link
      to={`/searches/try?${new URLSearchParams({ country: store, where: term }).toString()}`}
      aria-label={text.tryIt(term)}
      className="font-semibold underline underline-offset-4"
    >
      {term}
    </Link>
  )
  return (
    <Screen title={text.title}>
      <SearchTabs store={store} />
      <StoreViews store={store} onChoose={setStore} />
      <Views
        label={text.period}
        views={searchPeriods.map((many) => [text.days(many), String(many)] as const)}
        chosen={String(days)}
        onChoose={(many) =>
          setSearch((before) => {
            before.set('days', many)
            return before
          })
        }
      />
      <p className="text-14 text-ink-2">{text.about}</p>
      {error && <Failure>{failureText(error)}</Failure>}
      {!data && !error && <LoadingRows label={text.loading} />}
      {data && (
        <div className="grid gap-6 wide:grid-cols-2">
          <Section title={text.missed}>
            {data.missed.length === 0 ? (
              <p className="text-ink-2">{text.noMissed}</p>
            ) : (
              <Table label={text.missed} columns={text.missedColumns} figures={1} isNarrow>
                {data.missed.map(({ term, visitors, lastDay }) => (
                  <tr key={term} className="border-b border-line">
                    <td className={cell}>{tryLink(term)}</td>
                    <td className={`figures ${cell} text-ink-2`}>{day(lastDay, language)}</td>
                    <td className={`figures ${cell} text-right`}>{integer(visitors, language)}</td>
                  </tr>
                ))}
              </Table>
            )}
          </Section>
          <Section title={text.found}>
            {data.found.length === 0 ? (
              <p className="text-ink-2">{text.noFound}</p>
            ) : (
              <Table label={text.found} columns={text.foundColumns} figures={2} isNarrow>
                {data.found.map(({ term, visitors, results, lastAt }) => (
                  <tr key={term} className="border-b border-line">
                    <td className={cell}>{tryLink(term)}</td>
                    <td className={`figures ${cell} text-ink-2`}>{dayOf(lastAt, store, language)}</td>
                    <td className={`figures ${cell} text-right`}>{integer(results, language)}</td>
                    <td className={`figures ${cell} text-right`}>{integer(visitors, language)}</td>
                  </tr>
                ))}
              </Table>
            )}
          </Section>
        </div>
      )}
    </Screen>
  )
}
