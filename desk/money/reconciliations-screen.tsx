import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { listReconciliations, type Reconciliation } from '#contract/desk/reconcile.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { day, integer, ownMoment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { BackLink } from '#desk/platform/ui/back-link.tsx'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { MoreButton } from '#desk/platform/ui/more-button.tsx'
import { Empty, Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { NewReconciliation } from './new-reconciliation.tsx'
import { reconcileWords } from './reconcile-words.ts'

const words = wordsIn({
  es: {
    title: 'Conciliaciones',
    back: 'Dinero',
    make: 'Conciliar un informe',
    about: 'El informe de un proveedor al lado de los pagos de la tienda: lo que coincide y lo que no.',
    loading: 'Cargando las conciliaciones',
    none: 'Todavía no se comparó ningún informe.',
    even: (count: string) => `${count} coinciden`,
    uneven: (count: string) => `${count} por mirar`,
    allEven: 'todo coincide',
    by: (who: string, at: string) => `${who}, ${at}`,
  },
  en: {
    title: 'Reconciliations',
    back: 'Money',
    make: 'Reconcile a report',
    about: 'The report of a provider beside the payments of the shop: what is even and what is not.',
    loading: 'Loading the reconciliations',
    none: 'No report has been compared yet.',
    even: (count: string) => `${count} even`,
    uneven: (count: string) => `${count} to look at`,
    allEven: 'all even',
    by: (who: string, at: string) => `${who}, ${at}`,
  },
})

function Row({ run }: { run: Reconciliation }) {
  const text = useWords(words)
  const names = useWords(reconcileWords)
  const language = useLanguage()
  const uneven = run.differing + run.onlyUs + run.onlyThem
  return (
    <li className="border-b border-line">
      <Link
        to={`/money/reconciliations/${run.id}`}
        className="grid gap-x-4 gap-y-0.5 px-2 py-2.5 hover:bg-tile tablet:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_auto]"
      >
        <span>
          <strong className="font-semibold">{names.provider[run.provider]}</strong> ·{' '}
          {countryProfiles[run.country].name}
          <span className="figures block text-13 text-ink-2">
            {day(run.firstDay, language)} – {day(run.lastDay, language)}
          </span>
        </span>
        <span className="text-13 text-ink-2">
          <span className="block truncate">{run.fileName}</span>
          <span className="figures">{text.by(run.createdBy, ownMoment(run.createdAt, language))}</span>
        </span>
        <span className="figures text-right text-13 max-tablet:text-left">
          <Badge tone={uneven === 0 ? 'done' : 'now'}>
            {uneven === 0 ? text.allEven : text.uneven(integer(uneven, language))}
          </Badge>
          <span className="block text-ink-2">{text.even(integer(run.matched, language))}</span>
        </span>
      </Link>
    </li>
  )
}

/** Reports that were compared, the latest first. */
export function ReconciliationsScreen() {
  const text = useWords(words)
  const [isOpen, setIsOpen] = useState(false)
  const paged = useInfiniteQuery({
    queryKey: ['reconciliations'],
    queryFn: ({ pageParam, signal }) =>
      deskCall(listReconciliations, { query: pageParam === null ? {} : { before: pageParam } }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  })
  const { data, error, isPending } = paged
  const runs = data?.pages.flatMap((page) => page.runs) ?? []
  return (
    <Screen
      title={text.title}
      aside={
        <Button look="primary" onClick={() => setIsOpen(true)}>
          {text.make}
        </Button>
      }
    >
      <BackLink to="/money">{text.back}</BackLink>
      <p className="text-14 text-ink-2">{text.about}</p>
      {error && <Failure>{failureText(error)}</Failure>}
      {isPending && !error && <LoadingRows label={text.loading} />}
      {data && runs.length === 0 && <Empty>{text.none}</Empty>}
      {runs.length > 0 && (
        <ul className="border-t border-line">
          {runs.map((run) => (
            <Row key={run.id} run={run} />
          ))}
        </ul>
      )}
      <MoreButton of={paged} />
      {isOpen && <NewReconciliation onClose={() => setIsOpen(false)} />}
    </Screen>
  )
}
