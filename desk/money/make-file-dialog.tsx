import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listPayables, makePayoutFile } from '#contract/desk/payout-files.ts'
import { bankReference, sumOfLines } from '#domain/desk/money/payout-file.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { money } from '#desk/platform/figures.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Checkbox } from '#desk/platform/ui/field.tsx'
import { Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    title: (store: string) => `Archivo para el banco: ${store}`,
    loading: 'Cargando lo que hay para pagar',
    none: 'No hay nada para transferir que no esté ya en un archivo.',
    what: 'Lo elegido queda en este archivo y en ningún otro.',
    sum: (amount: string, count: number) =>
      `Suma: ${amount} en ${count === 1 ? 'una transferencia' : `${count} transferencias`}`,
    make: 'Armar el archivo',
    back: 'Volver',
  },
  en: {
    title: (store: string) => `File for the bank: ${store}`,
    loading: 'Loading what there is to pay',
    none: 'There is nothing to transfer that is not in a file already.',
    what: 'What is chosen is in this file and in no other.',
    sum: (amount: string, count: number) => `Sum: ${amount} in ${count === 1 ? 'one transfer' : `${count} transfers`}`,
    make: 'Make the file',
    back: 'Back',
  },
})

/** What waits to be paid by bank, all of it chosen; the sum is that of what is. */
export function MakeFileDialog({ country, onClose }: { country: OpenCountry; onClose(): void }) {
  const text = useWords(words)
  const client = useQueryClient()
  const [key] = useState(() => crypto.randomUUID())
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { data, error } = useQuery({
    queryKey: ['payables', country],
    queryFn: ({ signal }) => deskCall(listPayables, { query: { country } }, { signal }),
    gcTime: 0,
  })
  const all = data?.payables ?? []
  const chosen = all.filter((one) => !left.has(bankReference(one)))
  const sum = sumOfLines(chosen)
  const making = useMutation({
    mutationFn: () => {
      const payables = chosen.map(({ kind, ref }) => ({ kind, ref }))
      return deskCall(
        makePayoutFile,
        { body: { country, payables, sum } },
        { idempotencyKey: `${key}-${payables.length}-${sum}` },
      )
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['payout-files'] })
      onClose()
    },
    onError: () => void client.invalidateQueries({ queryKey: ['payables', country] }),
  })
  const toggle = (name: string) => {
    const changed = new Set(left)
    if (!changed.delete(name)) changed.add(name)
    setLeft(changed)
  }
  return (
    <Dialog title={text.title(countryProfiles[country].name)} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          making.mutate()
        }}
      >
        {error && <Failure>{failureText(error)}</Failure>}
        {!data && !error && <LoadingRows count={3} label={text.loading} />}
        {data && all.length === 0 && <p>{text.none}</p>}
        {all.length > 0 && (
          <>
            <p>{text.what}</p>
            <ul className="max-h-72 overflow-y-auto border border-line px-3">
              {all.map((one) => {
                const name = bankReference(one)
                return (
                  <li key={name} className="border-b border-line py-1 last:border-b-0">
                    <Checkbox
                      label={`${name} · ${one.email} · …${one.last4} · ${money(one.amount, country)}`}
                      checked={!left.has(name)}
                      onChange={() => toggle(name)}
                    />
                  </li>
                )
              })}
            </ul>
            <p className="figures font-semibold">{text.sum(money(sum, country), chosen.length)}</p>
          </>
        )}
        {making.error && <ActFailure error={making.error} country={country} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.back}</Button>
          {chosen.length > 0 && (
            <Button type="submit" look="primary" isBusy={making.isPending}>
              {text.make}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
