import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { bookCount, previewCount } from '#contract/desk/stock.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText, fieldErrors } from '#desk/platform/failure-text.ts'
import { integer } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useStore } from '#desk/platform/use-store.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Field, TextField } from '#desk/platform/ui/field.tsx'
import { Failure } from '#desk/platform/ui/notice.tsx'
import { Screen, Section } from '#desk/platform/ui/screen.tsx'
import { StoreViews } from '#desk/platform/ui/store-views.tsx'
import { Table } from '#desk/platform/ui/table.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { StockTabs } from './stock-tabs.tsx'

const words = wordsIn({
  es: {
    title: 'Recuento',
    about:
      'Lo que queda para vender, sin lo que ya es de un pedido que no salió. Lo que no está en la lista no cambia.',
    list: 'Lista pegada',
    listHelp: 'Un talle por línea: sku;cantidad',
    look: 'Ver diferencias',
    changes: 'Diferencias',
    columns: ['Talle', 'SKU', 'Hay', 'Contado', 'Cambio'],
    noChanges: 'Todo está como en la lista: no hay nada que anotar.',
    even: (count: string) => `${count} talles están como en la lista.`,
    faults: (count: string) => `${count} líneas no se pueden leer y no se anotan:`,
    fault: (line: number, text: string, reason: string) => `Línea ${line}, «${text}»: ${reason}.`,
    reason: 'Motivo',
    reasonHelp: 'Queda en el registro con tu nombre.',
    book: (count: string) => `Anotar ${count} diferencias`,
    booked: (count: string) => `Listo: se anotaron ${count} diferencias.`,
  },
  en: {
    title: 'Count',
    about:
      'What is left to sell, without what belongs to an order that has not left. What is not in the list does not change.',
    list: 'Pasted list',
    listHelp: 'A size in each line: sku;quantity',
    look: 'See the differences',
    changes: 'Differences',
    columns: ['Size', 'SKU', 'There', 'Counted', 'Change'],
    noChanges: 'All is as in the list: there is nothing to book.',
    even: (count: string) => `${count} sizes are as in the list.`,
    faults: (count: string) => `${count} lines cannot be read and are not booked:`,
    fault: (line: number, text: string, reason: string) => `Line ${line}, "${text}": ${reason}.`,
    reason: 'Reason',
    reasonHelp: 'It is recorded with your name.',
    book: (count: string) => `Book ${count} differences`,
    booked: (count: string) => `Done: ${count} differences are booked.`,
  },
})

const cell = 'py-2 pr-3'

/** A count by a pasted list: seen as differences before anything is booked. */
export function CountScreen() {
  const text = useWords(words)
  const language = useLanguage()
  const client = useQueryClient()
  const [store, setStore] = useStore()
  const [list, setList] = useState('')
  const [reason, setReason] = useState('')
  const [key, setKey] = useState(() => crypto.randomUUID())
  const looking = useMutation({
    mutationFn: () => deskCall(previewCount, { body: { country: store, text: list } }),
    onSuccess: () => setKey(crypto.randomUUID()),
  })
  const seen = looking.data
  const booking = useMutation({
    mutationFn: () => {
      const lines = seen!.changes.map(({ skuSimple, before, counted }) => ({ skuSimple, seen: before, counted }))
      return deskCall(
        bookCount,
        { body: { country: store, lines, reason } },
        { idempotencyKey: `${key}-${reason.length}` },
      )
    },
    onSuccess: () => {
      looking.reset()
      setList('')
      for (const queryKey of [['low-stock'], ['size-stock']]) void client.invalidateQueries({ queryKey })
    },
    // What moved meanwhile is seen before it is decided again.
    onError: () => looking.mutate(),
  })
  const count = (value: number) => integer(value, language)
  return (
    <Screen title={text.title}>
      <StockTabs store={store} />
      <StoreViews
        store={store}
        onChoose={(next) => {
          looking.reset()
          booking.reset()
          setStore(next)
        }}
      />
      <p className="text-14 text-ink-2">{text.about}</p>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          booking.reset()
          looking.mutate()
        }}
      >
        <TextField
          label={text.list}
          help={text.listHelp}
          rows={8}
          value={list}
          onChange={({ currentTarget: { value } }) => setList(value)}
          error={fieldErrors(looking.error).text}
        />
        {looking.error && <Failure>{failureText(looking.error)}</Failure>}
        <Button type="submit" isBusy={looking.isPending} className="justify-self-start">
          {text.look}
        </Button>
      </form>
      {booking.data && <p role="status">{text.booked(count(booking.data.booked))}</p>}
      {booking.error && <ActFailure error={booking.error} country={store} />}
      {seen && (
        <Section title={text.changes}>
          {seen.faults.length > 0 && (
            <Failure>
              {text.faults(count(seen.faults.length))}
              <ul>
                {seen.faults.slice(0, 50).map(({ line, text: typedLine, reason: why }) => (
                  <li key={line}>{text.fault(line, typedLine, why)}</li>
                ))}
              </ul>
            </Failure>
          )}
          {seen.even > 0 && <p className="text-ink-2">{text.even(count(seen.even))}</p>}
          {seen.changes.length === 0 ? (
            <p>{text.noChanges}</p>
          ) : (
            <>
              <Table label={text.changes} columns={text.columns} figures={3}>
                {seen.changes.map(({ skuSimple, name, before, counted }) => (
                  <tr key={skuSimple} className="border-b border-line">
                    <td className={cell}>{name}</td>
                    <td className={`${cell} font-mono text-13`}>{skuSimple}</td>
                    <td className={`figures ${cell} text-right`}>{count(before)}</td>
                    <td className={`figures ${cell} text-right`}>{count(counted)}</td>
                    <td className={`figures ${cell} text-right font-semibold`}>
                      {counted > before && '+'}
                      {count(counted - before)}
                    </td>
                  </tr>
                ))}
              </Table>
              <form
                noValidate
                className="grid max-w-md gap-3"
                onSubmit={(event) => {
                  event.preventDefault()
                  booking.mutate()
                }}
              >
                <Field
                  label={text.reason}
                  help={text.reasonHelp}
                  value={reason}
                  autoComplete="off"
                  onChange={({ currentTarget: { value } }) => setReason(value)}
                  error={fieldErrors(booking.error).reason}
                />
                <Button type="submit" look="primary" isBusy={booking.isPending} className="justify-self-start">
                  {text.book(count(seen.changes.length))}
                </Button>
              </form>
            </>
          )}
        </Section>
      )}
    </Screen>
  )
}
