import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CustomerCare } from '#contract/desk/customer-care.ts'
import { noteDataRequest } from '#contract/desk/data-requests.ts'
import { dataRequestKinds, type DataRequestKind } from '#domain/desk/customers/data-requests.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText, fieldErrors } from '#desk/platform/failure-text.ts'
import { todayOf } from '#desk/platform/today.ts'
import { typed } from '#desk/platform/typed.ts'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Field, SelectField } from '#desk/platform/ui/field.tsx'
import { Failure } from '#desk/platform/ui/notice.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { requestWords } from './request-words.ts'

const words = wordsIn({
  es: {
    title: 'Anotar un pedido por ley',
    kind: 'Qué pide',
    receivedOn: 'Qué día llegó',
    receivedHelp: 'El plazo corre desde ese día.',
    reason: 'Cómo llegó',
    reasonHelp: 'Por ejemplo: “Mail del 12, número C-7KQ2”. Queda en el registro.',
    note: 'Anotar',
    back: 'Volver',
  },
  en: {
    title: 'Note a request by law',
    kind: 'What is asked',
    receivedOn: 'The day it came',
    receivedHelp: 'The time runs from that day.',
    reason: 'How it came',
    reasonHelp: 'For example: “Mail of the 12th, number C-7KQ2”. It is recorded.',
    note: 'Note it',
    back: 'Back',
  },
})

type RequestDialogProps = { of: Pick<CustomerCare, 'idCustomer' | 'country'>; onClose(): void }

export function RequestDialog({ of: { idCustomer, country }, onClose }: RequestDialogProps) {
  const text = useWords(words)
  const names = useWords(requestWords)
  const client = useQueryClient()
  const [key] = useState(() => crypto.randomUUID())
  const noting = useMutation({
    mutationFn: (body: { kind: DataRequestKind; receivedOn: string; reason: string }) =>
      deskCall(
        noteDataRequest,
        { body: { idCustomer, ...body } },
        { idempotencyKey: `${key}-${body.kind}-${body.receivedOn}` },
      ),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['data-requests'] })
      onClose()
    },
  })
  const errors = fieldErrors(noting.error)
  return (
    <Dialog title={text.title} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const data = new FormData(event.currentTarget)
          const kind = typed(data, 'kind') as DataRequestKind
          noting.mutate({ kind, receivedOn: typed(data, 'receivedOn'), reason: typed(data, 'reason').trim() })
        }}
      >
        <SelectField
          label={text.kind}
          name="kind"
          options={dataRequestKinds.map((kind) => ({ value: kind, label: names.kind[kind] }))}
        />
        <Field
          label={text.receivedOn}
          name="receivedOn"
          type="date"
          defaultValue={todayOf(country)}
          help={text.receivedHelp}
          error={errors.receivedOn}
        />
        <Field label={text.reason} name="reason" help={text.reasonHelp} autoComplete="off" error={errors.reason} />
        {noting.error && <Failure>{failureText(noting.error)}</Failure>}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.back}</Button>
          <Button type="submit" look="primary" isBusy={noting.isPending}>
            {text.note}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
