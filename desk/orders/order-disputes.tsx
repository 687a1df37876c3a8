import { useState } from 'react'
import { noteDispute } from '#contract/desk/disputes.ts'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { toMinor, toUnits } from '#domain/platform/money.ts'
import { DisputeRow } from '#desk/disputes/dispute-row.tsx'
import { deskCall } from '#desk/platform/call.ts'
import { fieldErrors } from '#desk/platform/failure-text.ts'
import { money } from '#desk/platform/figures.ts'
import { orderWords } from '#desk/platform/order-words.ts'
import { useMay } from '#desk/platform/session.tsx'
import { typed } from '#desk/platform/typed.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Field, SelectField, TextField } from '#desk/platform/ui/field.tsx'
import { Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { useOrderAct } from './order-query.ts'

const words = wordsIn({
  es: {
    title: 'Contracargos',
    none: 'Nadie pidió a su banco este dinero.',
    note: 'Anotar un contracargo',
    payment: 'Pago',
    amount: 'Importe reclamado',
    due: 'El banco espera los papeles hasta (opcional)',
    reason: 'Motivo que da el banco',
    reasonHelp: 'Queda en el registro. Quien compró no lo lee.',
    back: 'Volver',
    confirm: 'Anotar',
  },
  en: {
    title: 'Disputes',
    none: 'Nobody asked their bank for this money.',
    note: 'Note a dispute',
    payment: 'Payment',
    amount: 'Amount claimed',
    due: 'The bank waits for papers until (optional)',
    reason: 'Reason the bank gives',
    reasonHelp: 'It is in the audit. The buyer does not read it.',
    back: 'Back',
    confirm: 'Note it',
  },
})

/** Payments that a bank could take back: taken, and not disputed already. */
const disputable = ({ payments, disputes }: DeskOrder) =>
  payments.filter(
    ({ id, method, status, isPartBack }) =>
      status === 'approved' &&
      !isPartBack &&
      method !== 'wallet' &&
      !disputes.some((one) => one.status === 'open' && one.payment === id),
  )

function NoteDialog({ order, onClose }: { order: DeskOrder; onClose(): void }) {
  const text = useWords(words)
  const names = useWords(orderWords)
  const { orderNr, country, version } = order
  const profile = countryProfiles[country]
  const payments = disputable(order)
  const [key] = useState(() => crypto.randomUUID())
  type Typed = { payment: number; amount: number; reason: string; dueOn?: string }
  const noting = useOrderAct(orderNr, (given: Typed, idempotencyKey) =>
    deskCall(noteDispute, { params: { orderNr }, body: { ...given, version } }, { idempotencyKey }),
  )
  const errors = fieldErrors(noting.error)
  return (
    <Dialog title={text.note} onClose={onClose}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const form = event.currentTarget
          const dueOn = typed(form, 'dueOn')
          const given = {
            payment: Number(typed(form, 'payment')),
            amount: Math.round(toMinor(Number(typed(form, 'amount')), profile)),
            reason: typed(form, 'reason').trim(),
            ...(dueOn && { dueOn }),
          }
          noting.mutate({ given, key }, { onSuccess: onClose })
        }}
      >
        <SelectField
          label={text.payment}
          name="payment"
          options={payments.map(({ id, method, amount }) => ({
            value: String(id),
            label: `${names.method[method] ?? method}, ${money(amount, country)}`,
          }))}
        />
        <Field
          label={text.amount}
          name="amount"
          type="number"
          inputMode="decimal"
          min={0}
          step="any"
          defaultValue={toUnits(payments[0]?.amount ?? 0, profile)}
          error={errors.amount}
        />
        <Field label={text.due} name="dueOn" type="date" error={errors.dueOn} />
        <TextField label={text.reason} name="reason" rows={2} help={text.reasonHelp} error={errors.reason} />
        {noting.error && <ActFailure error={noting.error} country={country} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.back}</Button>
          <Button type="submit" look="primary" isBusy={noting.isPending}>
            {text.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Money that the buyer asked a bank to take back. */
export function OrderDisputes({ order }: { order: DeskOrder }) {
  const text = useWords(words)
  const may = useMay()
  const [isNoting, setIsNoting] = useState(false)
  const isNotable = may('payouts.settle') && disputable(order).length > 0
  if (order.disputes.length === 0 && !isNotable) return null
  return (
    <Section title={text.title}>
      {order.disputes.length === 0 && <p className="text-14 text-ink-2">{text.none}</p>}
      <ul>
        {order.disputes.map((dispute) => (
          <DisputeRow key={dispute.id} dispute={dispute} />
        ))}
      </ul>
      {isNotable && (
        <div>
          <Button onClick={() => setIsNoting(true)}>{text.note}</Button>
        </div>
      )}
      {isNoting && <NoteDialog order={order} onClose={() => setIsNoting(false)} />}
    </Section>
  )
}
