import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { decideDispute } from '#contract/desk/disputes.ts'
import type { Dispute } from '#contract/desk/shapes.ts'
import { deskCall } from '#desk/platform/call.ts'
import { fieldErrors } from '#desk/platform/failure-text.ts'
import { money } from '#desk/platform/figures.ts'
import { typed } from '#desk/platform/typed.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { SelectField, TextField } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    title: (nr: string) => `Contracargo del pedido ${nr}`,
    outcome: 'Qué decidió el banco',
    won: 'A favor de la tienda',
    lost: 'En contra: el dinero vuelve',
    booked: (amount: string) => `Si se perdió, ${amount} quedan anotados como devueltos, una sola vez.`,
    reason: 'Cómo se supo',
    reasonHelp: 'Queda en el registro con tu nombre.',
    back: 'Volver',
    confirm: 'Anotar',
  },
  en: {
    title: (nr: string) => `Dispute of order ${nr}`,
    outcome: 'What the bank decided',
    won: 'For the shop',
    lost: 'Against it: the money goes back',
    booked: (amount: string) => `If it was lost, ${amount} are booked as given back, once.`,
    reason: 'How it is known',
    reasonHelp: 'It is in the audit with your name.',
    back: 'Back',
    confirm: 'Note it',
  },
})

/** What became of a dispute. */
export function DecideDialog({ dispute, onClose }: { dispute: Dispute; onClose(): void }) {
  const text = useWords(words)
  const client = useQueryClient()
  const { id, orderNr, country, amount } = dispute
  const [key] = useState(() => crypto.randomUUID())
  const deciding = useMutation({
    mutationFn: (body: { isLost: boolean; reason: string }) =>
      deskCall(decideDispute, { params: { id }, body }, { idempotencyKey: key }),
    onSuccess: () => {
      for (const queryKey of [['disputes'], ['order', orderNr], ['orders'], ['money']]) {
        void client.invalidateQueries({ queryKey })
      }
      onClose()
    },
  })
  return (
    <Dialog title={text.title(orderNr)} onClose={onClose}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const form = event.currentTarget
          deciding.mutate({ isLost: typed(form, 'outcome') === 'lost', reason: typed(form, 'reason').trim() })
        }}
      >
        <SelectField
          label={text.outcome}
          name="outcome"
          options={[
            { value: 'won', label: text.won },
            { value: 'lost', label: text.lost },
          ]}
        />
        <p className="text-ink-2">{text.booked(money(amount, country))}</p>
        <TextField
          label={text.reason}
          name="reason"
          rows={2}
          help={text.reasonHelp}
          error={fieldErrors(deciding.error).reason}
        />
        {deciding.error && <ActFailure error={deciding.error} country={country} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.back}</Button>
          <Button type="submit" look="primary" isBusy={deciding.isPending}>
            {text.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
