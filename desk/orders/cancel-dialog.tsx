import { useState } from 'react'
import { cancelOrder, type DeskOrder } from '#contract/desk/orders.ts'
import { deskCall } from '#desk/platform/call.ts'
import { fieldErrors } from '#desk/platform/failure-text.ts'
import { money } from '#desk/platform/figures.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Field, TextField } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { typed } from '#desk/platform/typed.ts'
import { useOrderAct } from './order-query.ts'

const words = wordsIn({
  es: {
    title: 'Cancelar el pedido',
    units: (count: number) => `${count === 1 ? 'Vuelve 1 prenda' : `Vuelven ${count} prendas`} al stock.`,
    money: (amount: string) => `Vuelven ${amount} por el mismo medio de pago.`,
    wallet: (amount: string) => `Vuelven ${amount} a la billetera.`,
    coupons: 'Los cupones quedan disponibles otra vez.',
    mail: 'Se avisa por mail a quien compró.',
    reason: 'Motivo, para el equipo',
    reasonHelp: 'Queda en el registro. Quien compró no lo lee.',
    note: 'Nota para quien compró (opcional)',
    confirm: 'Cancelar el pedido',
    back: 'Volver',
  },
  en: {
    title: 'Cancel the order',
    units: (count: number) => `${count === 1 ? '1 piece goes' : `${count} pieces go`} back to stock.`,
    money: (amount: string) => `${amount} go back the way they came.`,
    wallet: (amount: string) => `${amount} go back to the wallet.`,
    coupons: 'The coupons can be used again.',
    mail: 'The buyer gets a mail.',
    reason: 'Reason, for the staff',
    reasonHelp: 'It is in the audit. The buyer does not read it.',
    note: 'Note for the buyer (optional)',
    confirm: 'Cancel the order',
    back: 'Back',
  },
})

/** Cancels an order, after saying what that does. */
export function CancelDialog({ order, onClose }: { order: DeskOrder; onClose(): void }) {
  const text = useWords(words)
  const { orderNr, version, country, sums, items, payments, coupons } = order
  const [key] = useState(() => crypto.randomUUID())
  const cancelling = useOrderAct(orderNr, (given: { reason: string; note: string }, idempotencyKey) => {
    const { reason, note } = given
    return deskCall(
      cancelOrder,
      { params: { orderNr }, body: { reason, version, ...(note && { note }) } },
      { idempotencyKey },
    )
  })
  const paid = payments.filter(({ status, method }) => status === 'approved' && method !== 'wallet')
  // What went back for a part before is not given twice.
  const partly = payments.filter(({ isPartBack, status }) => isPartBack && status === 'refunded')
  const sumOf = (rows: typeof payments) => rows.reduce((sum, { amount }) => sum + amount, 0)
  const isPaid = paid.length > 0
  const effects = [
    text.units(items.reduce((sum, { quantity, cancelled }) => sum + quantity - cancelled, 0)),
    isPaid && text.money(money(sumOf(paid) - sumOf(partly), country)),
    sums.walletUsed > 0 && text.wallet(money(sums.walletUsed, country)),
    coupons.length > 0 && text.coupons,
    text.mail,
  ].filter((effect) => effect !== false)
  return (
    <Dialog title={text.title} onClose={onClose}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const data = new FormData(event.currentTarget)
          const given = { reason: typed(data, 'reason'), note: typed(data, 'note').trim() }
          cancelling.mutate({ given, key }, { onSuccess: onClose })
        }}
      >
        <ul className="list-disc pl-5">
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
        <TextField
          label={text.reason}
          name="reason"
          help={text.reasonHelp}
          error={fieldErrors(cancelling.error).reason}
        />
        <Field label={text.note} name="note" maxLength={300} autoComplete="off" />
        {cancelling.error && <ActFailure error={cancelling.error} country={order.country} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.back}</Button>
          <Button type="submit" look="danger" isBusy={cancelling.isPending}>
            {text.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
