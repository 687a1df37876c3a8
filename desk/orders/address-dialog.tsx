import { useState } from 'react'
import { changeAddress } from '#contract/desk/order-address.ts'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { deskCall } from '#desk/platform/call.ts'
import { fieldErrors } from '#desk/platform/failure-text.ts'
import { typed } from '#desk/platform/typed.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Field } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { AddressFields, addressIn } from './address-fields.tsx'
import { useOrderAct } from './order-query.ts'

const words = wordsIn({
  es: {
    title: 'Cambiar la dirección',
    what: 'Quien compró recibe un mail y lo ve en su pedido. Solo se puede si el envío cuesta lo mismo.',
    hidden: 'La dirección de ahora está oculta: lo que no completes falta. Con «Ver los datos» aparece acá.',
    reason: 'Motivo, para el equipo',
    reasonHelp: 'Queda en el registro, sin la dirección.',
    back: 'Volver',
    confirm: 'Cambiar la dirección',
  },
  en: {
    title: 'Change the address',
    what: 'The buyer gets a mail and sees it in the order. Only where delivery costs the same.',
    hidden: 'The present address is hidden: what you leave empty is missing. “Show the data” fills it in here.',
    reason: 'Reason, for the staff',
    reasonHelp: 'It is in the audit, without the address.',
    back: 'Back',
    confirm: 'Change the address',
  },
})

type AddressChange = Parameters<typeof deskCall<typeof changeAddress>>[1]['body']

/** Where the parcel goes instead. */
export function AddressDialog({ order, onClose }: { order: DeskOrder; onClose(): void }) {
  const text = useWords(words)
  const { orderNr, country, version, addressFields: now } = order
  const [key] = useState(() => crypto.randomUUID())
  const changing = useOrderAct(orderNr, (body: AddressChange, idempotencyKey) =>
    deskCall(changeAddress, { params: { orderNr }, body }, { idempotencyKey }),
  )
  const errors = fieldErrors(changing.error)
  return (
    <Dialog title={text.title} onClose={onClose}>
      <form
        className="grid gap-3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          const given = { address: addressIn(form), reason: typed(form, 'reason').trim(), version }
          changing.mutate({ given, key }, { onSuccess: onClose })
        }}
      >
        <p>{text.what}</p>
        {now === null && <p className="text-13 text-ink-2">{text.hidden}</p>}
        <AddressFields country={country} now={now} errors={errors} />
        <Field label={text.reason} name="reason" help={text.reasonHelp} autoComplete="off" error={errors.reason} />
        {changing.error && <ActFailure error={changing.error} country={country} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.back}</Button>
          <Button type="submit" look="primary" isBusy={changing.isPending}>
            {text.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
