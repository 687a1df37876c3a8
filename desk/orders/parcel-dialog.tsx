import { useState } from 'react'
import { sendParcel } from '#contract/desk/order-parcels.ts'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { deskCall } from '#desk/platform/call.ts'
import { fieldErrors } from '#desk/platform/failure-text.ts'
import { typed } from '#desk/platform/typed.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Field, SelectField } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { useOrderAct } from './order-query.ts'

const words = wordsIn({
  es: {
    title: 'Despachar una parte',
    choose: 'Elegí cuántas unidades de cada prenda van en este paquete.',
    carrier: 'Transportista (opcional)',
    tracking: 'Seguimiento (opcional)',
    part: 'Quien compró recibe un mail con lo que va en el paquete y lo que falta.',
    last: 'Con este paquete sale todo: el pedido queda despachado, y se avisa por mail.',
    back: 'Volver',
    confirm: 'Despachar el paquete',
  },
  en: {
    title: 'Ship a part',
    choose: 'Choose how many units of each piece go in this parcel.',
    carrier: 'Carrier (optional)',
    tracking: 'Tracking (optional)',
    part: 'The buyer gets a mail with what is in the parcel and what is still to come.',
    last: 'With this parcel everything is sent: the order is shipped, and a mail says so.',
    back: 'Back',
    confirm: 'Ship the parcel',
  },
})

/** Sends units of an order in a parcel of their own. */
export function ParcelDialog({ order, onClose }: { order: DeskOrder; onClose(): void }) {
  const text = useWords(words)
  const { orderNr, country, version, items } = order
  const [key] = useState(() => crypto.randomUUID())
  const [units, setUnits] = useState<Readonly<Record<number, number>>>({})
  const wishes = items.flatMap(({ id }) => (units[id] ? [{ id, quantity: units[id] }] : []))
  const isLast = items.every(({ id, sendable }) => sendable === (units[id] ?? 0))
  const sending = useOrderAct(orderNr, (given: { carrier: string; tracking: string }, idempotencyKey) =>
    deskCall(sendParcel, { params: { orderNr }, body: { items: wishes, version, ...given } }, { idempotencyKey }),
  )
  const errors = fieldErrors(sending.error)
  return (
    <Dialog title={text.title} onClose={onClose}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const form = event.currentTarget
          const given = { carrier: typed(form, 'carrier').trim(), tracking: typed(form, 'tracking').trim() }
          if (wishes.length > 0) sending.mutate({ given, key }, { onSuccess: onClose })
        }}
      >
        <p>{text.choose}</p>
        {items
          .filter(({ sendable }) => sendable > 0)
          .map(({ id, name, color, size, sendable }) => (
            <SelectField
              key={id}
              label={`${name} · ${color} · ${size}`}
              value={String(units[id] ?? 0)}
              options={Array.from({ length: sendable + 1 }, (_, count) => ({
                value: String(count),
                label: `${count} / ${sendable}`,
              }))}
              onChange={(event) => setUnits({ ...units, [id]: Number(event.target.value) })}
            />
          ))}
        <div className="grid gap-4 tablet:grid-cols-2">
          <Field label={text.carrier} name="carrier" maxLength={60} autoComplete="off" error={errors.carrier} />
          <Field label={text.tracking} name="tracking" maxLength={80} autoComplete="off" error={errors.tracking} />
        </div>
        <p role="status" className="text-ink-2">
          {wishes.length > 0 && (isLast ? text.last : text.part)}
        </p>
        {sending.error && <ActFailure error={sending.error} country={country} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.back}</Button>
          <Button type="submit" look="primary" isBusy={sending.isPending} disabled={wishes.length === 0}>
            {text.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
