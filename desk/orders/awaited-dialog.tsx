import { useState } from 'react'
import { confirmPayment, refuseParcel, type DeskOrder } from '#contract/desk/orders.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { toUnits } from '#domain/platform/money.ts'
import { deskCall } from '#desk/platform/call.ts'
import { fieldErrors } from '#desk/platform/failure-text.ts'
import { money } from '#desk/platform/figures.ts'
import { typed } from '#desk/platform/typed.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Field } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { useOrderAct } from './order-query.ts'

const words = wordsIn({
  es: {
    title: { transfer: 'Confirmar la transferencia', cash: 'Entregado y cobrado', refused: 'El paquete volvió' },
    what: {
      transfer: 'El pedido queda pagado, se puede preparar y se avisa por mail.',
      cash: 'Queda entregado y pagado, y se avisa por mail.',
      refused: 'El pedido se cancela, las prendas vuelven al stock y no se cobró nada.',
    },
    amount: (asked: string) => `Monto que viste (se esperan ${asked})`,
    amountMissing: 'Escribí el monto con números.',
    reason: { transfer: 'Dónde lo viste', cash: 'Quién cobró', refused: 'Por qué volvió' },
    reasonHelp: 'Queda en el registro.',
    back: 'Volver',
    confirm: 'Confirmar',
  },
  en: {
    title: { transfer: 'Confirm the transfer', cash: 'Delivered and paid', refused: 'The parcel came back' },
    what: {
      transfer: 'The order can be packed, and a mail is sent.',
      cash: 'It is delivered and paid, and a mail is sent.',
      refused: 'The order is cancelled, the goods go back to stock, and nothing was paid.',
    },
    amount: (asked: string) => `Amount you saw (${asked} expected)`,
    amountMissing: 'Type the amount in figures.',
    reason: { transfer: 'Where you saw it', cash: 'Who took it', refused: 'Why it came back' },
    reasonHelp: 'It is recorded.',
    back: 'Back',
    confirm: 'Confirm',
  },
})

type AwaitedProps = { order: DeskOrder; what: 'transfer' | 'cash' | 'refused'; onClose(): void }
type Seen = { amount: number; reason: string }

/** `128.990,50` and `128990.5` are the same sum. */
const amountIn = (text: string) =>
  Number(
    text
      .replaceAll(/[^\d.,]/g, '')
      .replaceAll(/[.,](?=\d{3}(\D|$))/g, '')
      .replace(',', '.'),
  )

/** Money that a person has to see: what was counted is typed, so that nobody confirms by habit. */
export function AwaitedDialog({ order, what, onClose }: AwaitedProps) {
  const text = useWords(words)
  const { orderNr, country, version, payments } = order
  const [key] = useState(() => crypto.randomUUID())
  const [isMissing, setIsMissing] = useState(false)
  const asked = payments.findLast(({ status }) => status === 'pending')?.amount ?? 0
  const confirming = useOrderAct(orderNr, ({ amount, reason }: Seen, idempotencyKey) =>
    what === 'refused'
      ? deskCall(refuseParcel, { params: { orderNr }, body: { reason, version } }, { idempotencyKey })
      : deskCall(confirmPayment, { params: { orderNr }, body: { amount, reason, version } }, { idempotencyKey }),
  )
  const errors = fieldErrors(confirming.error)
  return (
    <Dialog title={text.title[what]} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const data = new FormData(event.currentTarget)
          const amount = what === 'refused' ? toUnits(asked, countryProfiles[country]) : amountIn(typed(data, 'amount'))
          setIsMissing(!(amount > 0))
          if (amount > 0)
            confirming.mutate({ given: { amount, reason: typed(data, 'reason').trim() }, key }, { onSuccess: onClose })
        }}
      >
        <p>{text.what[what]}</p>
        {what !== 'refused' && (
          <Field
            label={text.amount(money(asked, country))}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            error={isMissing ? text.amountMissing : errors.amount}
          />
        )}
        <Field
          label={text.reason[what]}
          name="reason"
          help={text.reasonHelp}
          autoComplete="off"
          error={errors.reason}
        />
        {confirming.error && <ActFailure error={confirming.error} country={country} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.back}</Button>
          <Button type="submit" look={what === 'refused' ? 'danger' : 'primary'} isBusy={confirming.isPending}>
            {text.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
