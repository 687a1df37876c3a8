import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cutOrder, previewCut, type CutRefund } from '#contract/desk/order-cuts.ts'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText, fieldErrors } from '#desk/platform/failure-text.ts'
import { money } from '#desk/platform/figures.ts'
import { typed } from '#desk/platform/typed.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { SelectField, TextField } from '#desk/platform/ui/field.tsx'
import { Failure } from '#desk/platform/ui/notice.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { useOrderAct } from './order-query.ts'

const words = wordsIn({
  es: {
    title: 'Cancelar una parte',
    choose: 'Elegí cuántas unidades de cada prenda se cancelan.',
    units: (count: number) => `${count === 1 ? 'Vuelve 1 prenda' : `Vuelven ${count} prendas`} al stock.`,
    money: (amount: string) => `Vuelven ${amount} por el mismo medio de pago.`,
    wallet: (amount: string) => `Vuelven ${amount} a la billetera.`,
    credit: (amount: string) => `Vuelven ${amount} como crédito.`,
    shipping: 'El envío no cambia: el resto del pedido se manda igual.',
    mail: 'Se avisa por mail a quien compró.',
    reason: 'Motivo, para el equipo',
    reasonHelp: 'Queda en el registro. Quien compró no lo lee.',
    back: 'Volver',
    confirm: 'Cancelar estas prendas',
  },
  en: {
    title: 'Cancel a part',
    choose: 'Choose how many units of each piece are cancelled.',
    units: (count: number) => `${count === 1 ? '1 piece goes' : `${count} pieces go`} back to stock.`,
    money: (amount: string) => `${amount} go back the way they came.`,
    wallet: (amount: string) => `${amount} go back to the wallet.`,
    credit: (amount: string) => `${amount} go back as a credit.`,
    shipping: 'Delivery stays: the rest of the order is sent.',
    mail: 'The buyer gets a mail.',
    reason: 'Reason, for the staff',
    reasonHelp: 'It is in the audit. The buyer does not read it.',
    back: 'Back',
    confirm: 'Cancel these pieces',
  },
})

type Wish = { id: number; quantity: number }

function Effects({ given, country }: { given: CutRefund; country: DeskOrder['country'] }) {
  const text = useWords(words)
  const price = (minor: number) => money(minor, country)
  const effects = [
    text.units(given.units),
    given.money > 0 && text.money(price(given.money)),
    given.wallet > 0 && text.wallet(price(given.wallet)),
    given.credit > 0 && text.credit(price(given.credit)),
    text.shipping,
    text.mail,
  ].filter((effect) => effect !== false)
  return (
    <ul className="list-disc pl-5">
      {effects.map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
    </ul>
  )
}

/** Cancels units of an order, after saying what goes back where: the server counts it, as it will when it is done. */
export function CutDialog({ order, onClose }: { order: DeskOrder; onClose(): void }) {
  const text = useWords(words)
  const { orderNr, country, version, items } = order
  const [key] = useState(() => crypto.randomUUID())
  const [units, setUnits] = useState<Readonly<Record<number, number>>>({})
  const wishes: Wish[] = items.flatMap(({ id }) => (units[id] ? [{ id, quantity: units[id] }] : []))
  const { data, error } = useQuery({
    queryKey: ['cut', orderNr, version, wishes],
    queryFn: ({ signal }) => deskCall(previewCut, { params: { orderNr }, body: { items: wishes } }, { signal }),
    enabled: wishes.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const cutting = useOrderAct(orderNr, (reason: string, idempotencyKey) =>
    deskCall(cutOrder, { params: { orderNr }, body: { items: wishes, reason, version } }, { idempotencyKey }),
  )
  const isCounted = wishes.length > 0 && data !== undefined && !error
  return (
    <Dialog title={text.title} onClose={onClose}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const given = typed(event.currentTarget, 'reason').trim()
          if (isCounted) cutting.mutate({ given, key }, { onSuccess: onClose })
        }}
      >
        <p>{text.choose}</p>
        {items
          .filter(({ cuttable }) => cuttable > 0)
          .map(({ id, name, color, size, cuttable }) => (
            <SelectField
              key={id}
              label={`${name} · ${color} · ${size}`}
              value={String(units[id] ?? 0)}
              options={Array.from({ length: cuttable + 1 }, (_, count) => ({
                value: String(count),
                label: `${count} / ${cuttable}`,
              }))}
              onChange={(event) => setUnits({ ...units, [id]: Number(event.target.value) })}
            />
          ))}
        {wishes.length > 0 && error && <Failure>{failureText(error)}</Failure>}
        {isCounted && <Effects given={data.given} country={country} />}
        <TextField
          label={text.reason}
          name="reason"
          rows={2}
          help={text.reasonHelp}
          error={fieldErrors(cutting.error).reason}
        />
        {cutting.error && <ActFailure error={cutting.error} country={country} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.back}</Button>
          <Button type="submit" look="danger" isBusy={cutting.isPending} disabled={!isCounted}>
            {text.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
