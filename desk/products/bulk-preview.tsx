import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { DeskInput } from '#contract/desk/desk-endpoint.ts'
import { previewBulk, startBulk } from '#contract/desk/product-bulks.ts'
import { deskCall, hasChangedMeanwhile } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { integer } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { Button } from '#desk/platform/ui/button.tsx'
import { Field } from '#desk/platform/ui/field.tsx'
import { MoreButton } from '#desk/platform/ui/more-button.tsx'
import { Empty, Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Table } from '#desk/platform/ui/table.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { refusalText } from './bulk-words.ts'
import { useFieldsText } from './change-cells.tsx'

const words = wordsIn({
  es: {
    loading: 'Calculando qué cambia',
    product: 'Producto',
    before: 'Ahora',
    after: 'Después',
    changed: (count: string, isOne: boolean) => (isOne ? 'Cambia 1 producto' : `Cambian ${count} productos`),
    same: (count: string, isOne: boolean) => (isOne ? '1 ya está así' : `${count} ya están así`),
    nothing: 'No cambia nada.',
    refused: (count: string, isOne: boolean) => (isOne ? '1 no se cambia' : `${count} no se cambian`),
    unknown: (count: string, isOne: boolean) => (isOne ? '1 no es de la tienda' : `${count} no son de la tienda`),
    and: 'entre otros',
    reason: 'Motivo (opcional)',
    run: (count: string, isOne: boolean) => (isOne ? 'Cambiar 1 producto' : `Cambiar ${count} productos`),
    back: 'Volver',
    again: 'Algo cambió desde esta vista previa. Mirala de nuevo antes de seguir.',
  },
  en: {
    loading: 'Working out what changes',
    product: 'Product',
    before: 'Now',
    after: 'After',
    changed: (count: string, isOne: boolean) => (isOne ? '1 product changes' : `${count} products change`),
    same: (count: string, isOne: boolean) => (isOne ? '1 is so already' : `${count} are so already`),
    nothing: 'Nothing changes.',
    refused: (count: string, isOne: boolean) => (isOne ? '1 is not changed' : `${count} are not changed`),
    unknown: (count: string, isOne: boolean) => (isOne ? '1 is not of the store' : `${count} are not of the store`),
    and: 'among others',
    reason: 'Reason (optional)',
    run: (count: string, isOne: boolean) => (isOne ? 'Change 1 product' : `Change ${count} products`),
    back: 'Back',
    again: 'Something changed since this preview. Look at it again before you go on.',
  },
})

export type BulkOrder = Omit<DeskInput<typeof previewBulk>['body'], 'after'>

/** Every row that changes, what does not and why, before anything is done. */
export function BulkPreviewForm({ order, onBack }: { order: BulkOrder; onBack(): void }) {
  const text = useWords(words)
  const language = useLanguage()
  const navigate = useNavigate()
  const fieldsText = useFieldsText(order.country)
  const [reason, setReason] = useState('')
  const key = useRef({ of: '', key: '' })
  const paged = useInfiniteQuery({
    queryKey: ['bulk preview', order],
    queryFn: ({ pageParam, signal }) =>
      deskCall(previewBulk, { body: { ...order, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const { data, error, refetch } = paged
  const running = useMutation({
    mutationFn: (seen: string) => {
      if (key.current.of !== seen) key.current = { of: seen, key: crypto.randomUUID() }
      const body = { ...order, seen, ...(reason.trim() && { reason: reason.trim() }) }
      return deskCall(startBulk, { body }, { idempotencyKey: key.current.key })
    },
    onSuccess: ({ bulk }) => void navigate(`/products/bulks/${bulk.idBulk}`),
    onError: (failure) => {
      if (hasChangedMeanwhile(failure)) void refetch()
    },
  })
  const first = data?.pages[0]
  const count = (value: number) => integer(value, language)
  if (error) return <Failure>{failureText(error)}</Failure>
  if (!first) return <LoadingRows label={text.loading} />
  const { changed, same, refused, unknown } = first
  const refusedCount = refused.reduce((sum, one) => sum + one.count, 0)
  return (
    <div className="grid gap-4">
      <p role="status" className="text-16 font-semibold">
        {changed > 0 ? text.changed(count(changed), changed === 1) : text.nothing}
        {same > 0 && <span className="text-14 font-normal text-ink-2"> · {text.same(count(same), same === 1)}</span>}
      </p>
      {(refusedCount > 0 || unknown.count > 0) && (
        <div className="border-l-4 border-ink bg-tile px-3 py-2 text-14">
          {refusedCount > 0 && <p className="font-semibold">{text.refused(count(refusedCount), refusedCount === 1)}</p>}
          <ul>
            {refused.map(({ why, count: many, examples }) => (
              <li key={why}>
                {count(many)}: {refusalText(why, language)}{' '}
                <span className="text-ink-2">
                  {examples.join(', ')}
                  {many > examples.length && `, ${text.and}`}
                </span>
              </li>
            ))}
          </ul>
          {unknown.count > 0 && (
            <p>
              {text.unknown(count(unknown.count), unknown.count === 1)}:{' '}
              <span className="text-ink-2">{unknown.examples.join(', ')}</span>
            </p>
          )}
        </div>
      )}
      {changed > 0 ? (
        <div className="max-h-80 overflow-y-auto">
          <Table
            label={text.changed(count(changed), changed === 1)}
            columns={[text.product, text.before, text.after]}
            isNarrow
          >
            {data.pages
              .flatMap(({ rows }) => rows)
              .map(({ sku, name, color, before, after }) => (
                <tr key={sku} className="border-b border-line align-top">
                  <td className="py-1.5 pr-3">
                    {name} <span className="block text-12 text-ink-2">{`${sku} · ${color}`}</span>
                  </td>
                  <td className="figures py-1.5 pr-3 text-ink-2">{fieldsText(before)}</td>
                  <td className="figures py-1.5 font-semibold">{fieldsText(after)}</td>
                </tr>
              ))}
          </Table>
          <div className="grid pt-2">
            <MoreButton of={paged} />
          </div>
        </div>
      ) : (
        <Empty>{text.nothing}</Empty>
      )}
      {changed > 0 && (
        <Field
          label={text.reason}
          value={reason}
          maxLength={300}
          autoComplete="off"
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      {running.error && (
        <Failure>{hasChangedMeanwhile(running.error) ? text.again : failureText(running.error)}</Failure>
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={onBack}>{text.back}</Button>
        {changed > 0 && (
          <Button
            look="primary"
            isBusy={running.isPending || paged.isFetching}
            onClick={() => running.mutate(first.seen)}
          >
            {text.run(count(changed), changed === 1)}
          </Button>
        )}
      </div>
    </div>
  )
}
