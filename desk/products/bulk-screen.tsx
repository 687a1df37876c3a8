import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router'
import { readBulk, undoBulk, type DeskBulk } from '#contract/desk/product-bulks.ts'
import type { BulkKind } from '#domain/browse/assortment/bulk-act.ts'
import { bulkRowStates, type BulkRowState } from '#domain/browse/assortment/bulk-states.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { dayOf, integer, moment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useMay } from '#desk/platform/session.tsx'
import { BackLink } from '#desk/platform/ui/back-link.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Field } from '#desk/platform/ui/field.tsx'
import { MoreButton } from '#desk/platform/ui/more-button.tsx'
import { Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen } from '#desk/platform/ui/screen.tsx'
import { Table } from '#desk/platform/ui/table.tsx'
import { Views } from '#desk/platform/ui/views.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { bulkWords, refusalText } from './bulk-words.ts'
import { useFieldsText } from './change-cells.tsx'
import { gridKey } from './products-query.ts'

const words = wordsIn({
  es: {
    title: (kind: string) => `Cambio masivo: ${kind}`,
    back: 'Cambios masivos',
    loading: 'Cargando el cambio',
    by: (who: string, at: string) => `${who}, ${at}.`,
    undone: (who: string, at: string) => `Lo deshizo ${who}, ${at}.`,
    progress: (done: string, total: string) => `${done} de ${total}`,
    goesOn: 'Sigue aunque cierres esta pestaña.',
    undo: 'Deshacer',
    undoTitle: 'Deshacer el cambio',
    undoAbout: (count: string) =>
      `${count} productos vuelven a lo que eran. Los que alguien cambió después quedan como están, y la lista dice cuáles son.`,
    until: (day: string) => `Se puede deshacer hasta el ${day}.`,
    reason: 'Motivo (opcional)',
    cancel: 'Volver',
    product: 'Producto',
    before: 'Antes',
    after: 'Después',
    state: 'Resultado',
    all: 'Todos',
    label: 'Resultados',
  },
  en: {
    title: (kind: string) => `Bulk change: ${kind}`,
    back: 'Bulk changes',
    loading: 'Loading the change',
    by: (who: string, at: string) => `${who}, ${at}.`,
    undone: (who: string, at: string) => `${who} undid it, ${at}.`,
    progress: (done: string, total: string) => `${done} of ${total}`,
    goesOn: 'It goes on though you close this tab.',
    undo: 'Undo',
    undoTitle: 'Undo the change',
    undoAbout: (count: string) =>
      `${count} products become what they were. Those that somebody changed since stay as they are, and the list says which.`,
    until: (day: string) => `It can be undone until ${day}.`,
    reason: 'Reason (optional)',
    cancel: 'Back',
    product: 'Product',
    before: 'Before',
    after: 'After',
    state: 'Outcome',
    all: 'All',
    label: 'Outcomes',
  },
})

const isUnderWay = ({ state }: DeskBulk) => state === 'waiting' || state === 'undoing'
const countOf = (bulk: DeskBulk, state: BulkRowState) => bulk[state]

function UndoDialog({ bulk, onClose }: { bulk: DeskBulk; onClose(isDone: boolean): void }) {
  const text = useWords(words)
  const language = useLanguage()
  const [reason, setReason] = useState('')
  const [key] = useState(() => crypto.randomUUID())
  const undoing = useMutation({
    mutationFn: () =>
      deskCall(
        undoBulk,
        { params: { idBulk: bulk.idBulk }, body: reason.trim() ? { reason: reason.trim() } : {} },
        { idempotencyKey: key },
      ),
    onSuccess: () => onClose(true),
  })
  return (
    <Dialog title={text.undoTitle} onClose={() => onClose(false)}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          undoing.mutate()
        }}
      >
        <p>{text.undoAbout(integer(bulk.done, language))}</p>
        <Field
          label={text.reason}
          value={reason}
          maxLength={300}
          autoComplete="off"
          onChange={({ target }) => setReason(target.value)}
        />
        {undoing.error && <Failure>{failureText(undoing.error)}</Failure>}
        <div className="flex justify-end gap-2">
          <Button onClick={() => onClose(false)}>{text.cancel}</Button>
          <Button type="submit" look="primary" isBusy={undoing.isPending}>
            {text.undo}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function Progress({ bulk }: { bulk: DeskBulk }) {
  const text = useWords(words)
  const language = useLanguage()
  const { state, total, done, undone, kept, waiting } = bulk
  const [finished, all] = state === 'undoing' ? [undone + kept, undone + kept + done] : [total - waiting, total]
  return (
    <div className="grid gap-1">
      <p role="status" className="figures text-14">
        {text.progress(integer(finished, language), integer(all, language))}
      </p>
      <progress
        aria-label={text.progress(String(finished), String(all))}
        value={finished}
        max={all}
        className="h-2 w-full accent-ink"
      />
      <p className="text-13 text-ink-2">{text.goesOn}</p>
    </div>
  )
}

/** An act on many products: how far it is, what became of each, and undoing it. */
export function BulkScreen() {
  const text = useWords(words)
  const names = useWords(bulkWords)
  const language = useLanguage()
  const may = useMay()
  const client = useQueryClient()
  const { idBulk = '' } = useParams()
  const [state, setState] = useState<BulkRowState>()
  const [isAsking, setIsAsking] = useState(false)
  const key = ['product bulk', idBulk]
  const paged = useInfiniteQuery({
    queryKey: [...key, state],
    queryFn: ({ pageParam, signal }) =>
      deskCall(
        readBulk,
        { params: { idBulk }, query: { ...(state && { state }), ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.pages[0] && isUnderWay(data.pages[0].bulk) ? 1000 : false),
  })
  const { data, error } = paged
  const bulk = data?.pages[0]?.bulk
  const fieldsText = useFieldsText(bulk?.country ?? 'ar')
  const outcome = bulk?.state
  // What was read of products before is not what is now.
  useEffect(() => {
    if (outcome !== 'done' && outcome !== 'undone') return
    void client.invalidateQueries({ queryKey: gridKey })
    void client.invalidateQueries({ queryKey: ['product'] })
  }, [client, outcome])
  if (!bulk) {
    return (
      <Screen title={text.title('')}>
        {error ? <Failure>{failureText(error)}</Failure> : <LoadingRows label={text.loading} />}
      </Screen>
    )
  }
  const { country } = bulk
  const at = (iso: string) => moment(iso, country, language)
  const states = bulkRowStates.filter((one) => countOf(bulk, one) > 0)
  const mayUndo = may('products.edit') && (bulk.kind !== 'stocks' || may('stock.edit'))
  return (
    <Screen
      title={text.title(names.kinds[bulk.kind as BulkKind])}
      aside={
        bulk.undoUntil !== null && mayUndo ? <Button onClick={() => setIsAsking(true)}>{text.undo}</Button> : undefined
      }
    >
      <BackLink to={`/products/bulks?country=${country}`}>{text.back}</BackLink>
      <p className="text-14">
        <strong>{names.states[bulk.state]}</strong> · {text.by(bulk.actor, at(bulk.createdAt))} {bulk.reason}
        {bulk.undoneBy && bulk.undoneAt && ` ${text.undone(bulk.undoneBy, at(bulk.undoneAt))}`}
        {bulk.undoUntil && (
          <span className="block text-13 text-ink-2">{text.until(dayOf(bulk.undoUntil, country, language))}</span>
        )}
      </p>
      {isUnderWay(bulk) && <Progress bulk={bulk} />}
      {states.length > 0 && (
        <Views
          label={text.label}
          views={[
            [`${text.all} ${integer(bulk.total, language)}`, 'all'],
            ...states.map((one) => [`${names.rows[one]} ${integer(countOf(bulk, one), language)}`, one] as const),
          ]}
          chosen={state ?? 'all'}
          onChoose={(value) => setState(bulkRowStates.find((one) => one === value))}
        />
      )}
      <Table label={text.product} columns={[text.product, text.before, text.after, text.state]}>
        {data.pages
          .flatMap(({ rows }) => rows)
          .map(({ sku, name, color, before, after, state: outcome, why }) => (
            <tr key={sku} className="border-b border-line align-top">
              <td className="py-1.5 pr-3">
                <Link to={`/products/${sku}?country=${country}`} className="underline-offset-4 hover:underline">
                  {name}
                </Link>{' '}
                <span className="block text-12 text-ink-2">{`${sku} · ${color}`}</span>
              </td>
              <td className="figures py-1.5 pr-3 text-ink-2">{fieldsText(before)}</td>
              <td className="figures py-1.5 pr-3">{fieldsText(after)}</td>
              <td className={`py-1.5 ${outcome === 'left' || outcome === 'kept' ? 'text-rojo' : ''}`}>
                {names.rows[outcome]}
                {why && <span className="block text-13">{refusalText(why, language)}</span>}
              </td>
            </tr>
          ))}
      </Table>
      <MoreButton of={paged} />
      {isAsking && (
        <UndoDialog
          bulk={bulk}
          onClose={(isDone) => {
            setIsAsking(false)
            if (isDone) void client.invalidateQueries({ queryKey: key })
          }}
        />
      )}
    </Screen>
  )
}
