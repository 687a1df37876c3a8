import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router'
import { readReconciliation, type Reconciliation, type ReconciliationRow } from '#contract/desk/reconcile.ts'
import { reconcileStates } from '#domain/desk/money/reconcile.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { day, integer, money } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { BackLink } from '#desk/platform/ui/back-link.tsx'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { MoreButton } from '#desk/platform/ui/more-button.tsx'
import { Empty, Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen } from '#desk/platform/ui/screen.tsx'
import { onlyWide, Table } from '#desk/platform/ui/table.tsx'
import { Views } from '#desk/platform/ui/views.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { reconcileWords, toneOfState } from './reconcile-words.ts'

const words = wordsIn({
  es: {
    back: 'Conciliaciones',
    loading: 'Cargando la conciliación',
    matched: 'Coinciden',
    differing: 'Con otra suma',
    onlyUs: 'Solo en la tienda',
    onlyThem: 'Solo en el informe',
    taken: 'Cobrado según la tienda',
    theirs: 'Cobrado según el informe',
    fees: 'Comisiones del informe',
    skipped: (count: string) =>
      count === '1'
        ? 'Una línea del archivo no es venta ni devolución.'
        : `${count} líneas del archivo no son ventas ni devoluciones.`,
    views: 'Qué mostrar',
    all: 'Todo lo que no coincide',
    none: 'No hay nada así: todo coincide.',
    table: 'Lo que no coincide',
    columns: ['Pedido o nombre', 'Qué pasa', 'Tienda', 'Informe', 'Devuelto, tienda', 'Devuelto, informe'],
  },
  en: {
    back: 'Reconciliations',
    loading: 'Loading the reconciliation',
    matched: 'Even',
    differing: 'With another sum',
    onlyUs: 'Only in the shop',
    onlyThem: 'Only in the report',
    taken: 'Taken, by the shop',
    theirs: 'Taken, by the report',
    fees: 'Fees of the report',
    skipped: (count: string) =>
      count === '1'
        ? 'One line of the file is neither a sale nor a refund.'
        : `${count} lines of the file are neither sales nor refunds.`,
    views: 'What to show',
    all: 'All that is not even',
    none: 'Nothing is like that: all is even.',
    table: 'What is not even',
    columns: ['Order or name', 'What is wrong', 'Shop', 'Report', 'Given back, shop', 'Given back, report'],
  },
})

function Sums({ run }: { run: Reconciliation }) {
  const text = useWords(words)
  const language = useLanguage()
  const count = (value: number) => integer(value, language)
  const sums = [
    [text.matched, count(run.matched)],
    [text.differing, count(run.differing)],
    [text.onlyUs, count(run.onlyUs)],
    [text.onlyThem, count(run.onlyThem)],
    [text.taken, money(run.takenUs, run.country)],
    [text.theirs, money(run.takenThem, run.country)],
    [text.fees, money(run.fees, run.country)],
  ] as const
  return (
    <dl className="flex flex-wrap gap-px bg-line outline outline-line">
      {sums.map(([name, value]) => (
        <div key={name} className="grid grow basis-40 content-start gap-0.5 bg-paper px-3 py-2.5">
          <dt className="text-13 text-ink-2">{name}</dt>
          <dd className="figures font-display text-20 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Row({ row, country }: { row: ReconciliationRow; country: OpenCountry }) {
  const names = useWords(reconcileWords)
  const { name, orderNr, state, taken, returned } = row
  const figure = 'figures py-2 pr-3 text-right whitespace-nowrap'
  const amount = (value: number) => (value === 0 ? '–' : money(value, country))
  return (
    <tr className="border-b border-line align-top">
      <td className="py-2 pr-3">
        {orderNr ? (
          <Link to={`/orders/${orderNr}`} className="font-semibold underline underline-offset-4">
            {orderNr}
          </Link>
        ) : (
          <span className="font-mono text-13 break-all">{name}</span>
        )}
      </td>
      <td className="py-2 pr-3">
        <Badge tone={toneOfState[state]}>{names.state[state]}</Badge>
      </td>
      <td className={figure}>
        {amount(taken.us)}
        {returned.us > 0 && <span className="block tablet:hidden">−{amount(returned.us)}</span>}
      </td>
      <td className={figure}>
        {amount(taken.them)}
        {returned.them > 0 && <span className="block tablet:hidden">−{amount(returned.them)}</span>}
      </td>
      <td className={`${figure} ${onlyWide}`}>{amount(returned.us)}</td>
      <td className={`${figure} ${onlyWide}`}>{amount(returned.them)}</td>
    </tr>
  )
}

/** What came out of one report: the sums, and each payment that is not even, which opens its order. */
export function ReconciliationScreen() {
  const text = useWords(words)
  const names = useWords(reconcileWords)
  const language = useLanguage()
  const { id = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const state = reconcileStates.find((one) => one === search.get('state'))
  const paged = useInfiniteQuery({
    queryKey: ['reconciliation', id, state],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...(state && { state }), ...(pageParam !== null && { after: pageParam }) }
      return deskCall(readReconciliation, { params: { id }, query }, { signal })
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  })
  const { data, error, isPending } = paged
  const run = data?.pages[0]?.run
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  const title = run && `${names.provider[run.provider]}, ${countryProfiles[run.country].name}`
  return (
    <Screen title={title ?? text.back}>
      <BackLink to="/money/reconciliations">{text.back}</BackLink>
      {error && <Failure>{failureText(error)}</Failure>}
      {isPending && !error && <LoadingRows label={text.loading} />}
      {run && (
        <>
          <p className="figures text-14 text-ink-2">
            {day(run.firstDay, language)} – {day(run.lastDay, language)} · {run.fileName}
            {run.skipped > 0 && ` · ${text.skipped(integer(run.skipped, language))}`}
          </p>
          <Sums run={run} />
          <Views
            label={text.views}
            views={[
              [text.all, ''],
              ...reconcileStates.filter((one) => one !== 'matched').map((one) => [names.state[one], one] as const),
            ]}
            chosen={state ?? ''}
            onChoose={(value) => setSearch(value ? { state: value } : {}, { replace: true })}
          />
          {rows.length === 0 && <Empty>{text.none}</Empty>}
          {rows.length > 0 && (
            <Table label={text.table} columns={text.columns} figures={4} leftOut={[4, 5]}>
              {rows.map((row) => (
                <Row key={row.id} row={row} country={run.country} />
              ))}
            </Table>
          )}
          <MoreButton of={paged} />
        </>
      )}
    </Screen>
  )
}
