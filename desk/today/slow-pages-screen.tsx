import { failureText } from '#desk/platform/failure-text.ts'
import { integer } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { BackLink } from '#desk/platform/ui/back-link.tsx'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Empty, Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen } from '#desk/platform/ui/screen.tsx'
import { Table } from '#desk/platform/ui/table.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { pageName, pageWords } from './page-words.ts'
import { useSlowRoutes } from './slow-query.ts'

const words = wordsIn({
  es: {
    title: 'Páginas lentas',
    back: 'Hoy',
    about: (ms: string) =>
      `En cuánto tiempo respondió la tienda a 95 de cada cien visitas en la última hora, en todos los nodos. Más de ${ms} ms se nota.`,
    loading: 'Cargando los tiempos',
    none: 'En la última hora nada se pidió veinte veces o más.',
    columns: ['Página', '95 % en menos de', 'Visitas', 'Lentas'],
    slow: 'lenta',
  },
  en: {
    title: 'Slow pages',
    back: 'Today',
    about: (ms: string) =>
      `Within which time the shop answered 95 of a hundred visits in the last hour, over all nodes. Above ${ms} ms people notice.`,
    loading: 'Loading the times',
    none: 'Nothing was asked for twenty times or more in the last hour.',
    columns: ['Page', '95 % within', 'Visits', 'Slow'],
    slow: 'slow',
  },
})

const figure = 'figures py-2 pr-3 text-right'

/** How long visitors waited, the slowest first. */
export function SlowPagesScreen() {
  const text = useWords(words)
  const names = useWords(pageWords)
  const language = useLanguage()
  const { data, error } = useSlowRoutes()
  return (
    <Screen title={text.title}>
      <BackLink to="/">{text.back}</BackLink>
      {error && <Failure>{failureText(error)}</Failure>}
      {!data && !error && <LoadingRows label={text.loading} />}
      {data && <p className="max-w-2xl text-14 text-ink-2">{text.about(integer(data.limitMs, language))}</p>}
      {data?.routes.length === 0 && <Empty>{text.none}</Empty>}
      {data && data.routes.length > 0 && (
        <Table label={text.title} columns={text.columns} figures={3} isNarrow>
          {data.routes.map(({ route, p95Ms, count, slow }) => (
            <tr key={route} className="border-b border-line">
              <td className="py-2 pr-3 break-all">
                {pageName(names, route)} {p95Ms > data.limitMs && <Badge tone="now">{text.slow}</Badge>}
              </td>
              <td className={`${figure} whitespace-nowrap`}>{integer(p95Ms, language)} ms</td>
              <td className={figure}>{integer(count, language)}</td>
              <td className={figure}>{integer(slow, language)}</td>
            </tr>
          ))}
        </Table>
      )}
    </Screen>
  )
}
