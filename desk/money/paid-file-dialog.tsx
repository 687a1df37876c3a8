import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { payPayoutFile, type PayoutFile } from '#contract/desk/payout-files.ts'
import { bankReference, sumOfLines } from '#domain/desk/money/payout-file.ts'
import { deskCall } from '#desk/platform/call.ts'
import { money } from '#desk/platform/figures.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Checkbox } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    title: (id: number) => `Marcar el archivo ${id} como pagado`,
    what: 'Marcá lo que el banco no pudo transferir: vuelve a quedar por resolver. El resto queda como pagado, y no se puede deshacer.',
    refused: (name: string, amount: string) => `${name} · ${amount} no se pudo transferir`,
    sum: (amount: string) => `Pagado: ${amount}`,
    pay: 'Marcar como pagado',
    back: 'Volver',
  },
  en: {
    title: (id: number) => `Mark file ${id} as paid`,
    what: 'Tick what the bank could not transfer: it is to be decided again. The rest is noted as paid, which cannot be undone.',
    refused: (name: string, amount: string) => `${name} · ${amount} could not be transferred`,
    sum: (amount: string) => `Paid: ${amount}`,
    pay: 'Mark as paid',
    back: 'Back',
  },
})

export function PaidFileDialog({ file, onClose }: { file: PayoutFile; onClose(): void }) {
  const text = useWords(words)
  const { id, country, lines } = file
  const client = useQueryClient()
  const [key] = useState(() => crypto.randomUUID())
  const [back, setBack] = useState<ReadonlySet<string>>(new Set())
  const refused = lines.filter((line) => back.has(bankReference(line)))
  const sum = sumOfLines(lines.filter((line) => !back.has(bankReference(line))))
  const refresh = () => {
    for (const queryKey of [['payout-files'], ['payouts'], ['money']]) void client.invalidateQueries({ queryKey })
  }
  const paying = useMutation({
    mutationFn: () => {
      const body = { refused: refused.map(({ kind, ref }) => ({ kind, ref })), sum }
      return deskCall(payPayoutFile, { params: { id }, body }, { idempotencyKey: `${key}-${sum}` })
    },
    onSuccess: () => {
      refresh()
      onClose()
    },
    onError: refresh,
  })
  const toggle = (name: string) => {
    const changed = new Set(back)
    if (!changed.delete(name)) changed.add(name)
    setBack(changed)
  }
  return (
    <Dialog title={text.title(id)} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          paying.mutate()
        }}
      >
        <p>{text.what}</p>
        <ul className="max-h-72 overflow-y-auto border border-line px-3">
          {lines.map((line) => {
            const name = bankReference(line)
            return (
              <li key={name} className="border-b border-line py-1 last:border-b-0">
                <Checkbox
                  label={text.refused(name, money(line.amount, country))}
                  checked={back.has(name)}
                  onChange={() => toggle(name)}
                />
              </li>
            )
          })}
        </ul>
        <p className="figures font-semibold">{text.sum(money(sum, country))}</p>
        {paying.error && <ActFailure error={paying.error} country={country} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.back}</Button>
          <Button type="submit" look="primary" isBusy={paying.isPending}>
            {text.pay}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
