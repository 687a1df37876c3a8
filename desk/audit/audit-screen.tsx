import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { listActs, type Act } from '#contract/desk/audit.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { ownMoment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { Button } from '#desk/platform/ui/button.tsx'
import { Field } from '#desk/platform/ui/field.tsx'
import { MoreButton } from '#desk/platform/ui/more-button.tsx'
import { Empty, Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen } from '#desk/platform/ui/screen.tsx'
import { Table } from '#desk/platform/ui/table.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    title: 'Registro',
    actor: 'Quién',
    action: 'Qué',
    subject: 'Sobre qué',
    find: 'Buscar',
    loading: 'Cargando el registro',
    none: 'Nada de eso está en el registro.',
    table: 'Lo que se hizo, lo último primero',
    columns: ['Cuándo', 'Quién', 'Qué', 'Sobre qué', 'Motivo y cambio'],
  },
  en: {
    title: 'Audit',
    actor: 'Who',
    action: 'What',
    subject: 'On what',
    find: 'Search',
    loading: 'Loading the audit',
    none: 'Nothing of that is in the audit.',
    table: 'What was done, the latest first',
    columns: ['When', 'Who', 'What', 'On what', 'Reason and change'],
  },
})

const shownValue = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** The fields that are different since. */
function Change({ before, after }: Pick<Act, 'before' | 'after'>) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changed = fields.filter((field) => shownValue(before?.[field]) !== shownValue(after?.[field]))
  return changed.map((field) => (
    <span key={field} className="block font-mono text-12">
      {field}: {before && <s>{shownValue(before[field])}</s>} {shownValue(after?.[field])}
    </span>
  ))
}

/** Who did what and why. */
export function AuditScreen() {
  const text = useWords(words)
  const language = useLanguage()
  const [search, setSearch] = useSearchParams()
  const given = {
    actor: search.get('actor') ?? '',
    action: search.get('action') ?? '',
    subject: search.get('subject') ?? '',
  }
  const paged = useInfiniteQuery({
    queryKey: ['audit', given],
    queryFn: ({ pageParam, signal }) => {
      const filter = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
      return deskCall(listActs, { query: { ...filter, ...(pageParam !== null && { before: pageParam }) } }, { signal })
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  })
  const { data, error, isPending } = paged
  const acts = data?.pages.flatMap((page) => page.acts) ?? []
  return (
    <Screen title={text.title}>
      <form
        role="search"
        className="grid items-end gap-2 tablet:grid-cols-[1fr_1fr_1fr_auto]"
        onSubmit={(event) => {
          event.preventDefault()
          const data = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '')
          setSearch(new URLSearchParams(data as [string, string][]))
        }}
      >
        <Field label={text.actor} name="actor" defaultValue={given.actor} />
        <Field label={text.action} name="action" defaultValue={given.action} />
        <Field label={text.subject} name="subject" defaultValue={given.subject} />
        <Button type="submit">{text.find}</Button>
      </form>
      {error && <Failure>{failureText(error)}</Failure>}
      {isPending && !error && <LoadingRows label={text.loading} />}
      {data && acts.length === 0 && <Empty>{text.none}</Empty>}
      {acts.length > 0 && (
        <Table label={text.table} columns={text.columns}>
          {acts.map(({ id, at, actor, action, subject, reason, before, after }) => (
            <tr key={id} className="border-b border-line align-top">
              <td className="figures py-2 pr-3 whitespace-nowrap text-ink-2">{ownMoment(at, language)}</td>
              <td className="py-2 pr-3">{actor}</td>
              <td className="py-2 pr-3 font-mono text-13">{action}</td>
              <td className="py-2 pr-3">{subject}</td>
              <td className="py-2 text-13 text-ink-2">
                {reason}
                <Change before={before} after={after} />
              </td>
            </tr>
          ))}
        </Table>
      )}
      <MoreButton of={paged} />
    </Screen>
  )
}
