import { useState } from 'react'
import { moveOrder, type DeskOrder } from '#contract/desk/orders.ts'
import { deskCall } from '#desk/platform/call.ts'
import { money } from '#desk/platform/figures.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Field } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { typed } from '#desk/platform/typed.ts'
import { useOrderAct } from './order-query.ts'

export type MoveTo = 'paid' | 'preparing' | 'shipped' | 'delivered'

const words = wordsIn({
  es: {
    title: {
      paid: 'Marcar como pagado',
      preparing: 'Empezar a preparar',
      shipped: 'Despachar',
      ready: 'Listo para retirar',
      delivered: 'Marcar como entregado',
    },
    what: {
      paid: (amount: string) =>
        `Decís que viste ${amount} en la cuenta. Se avisa por mail, y el pedido se puede preparar.`,
      preparing: () => 'Desde acá el pedido está en manos del depósito. No se manda ningún mail.',
      shipped: () => 'Se avisa por mail que está en camino, con el seguimiento si lo escribís.',
      ready: () => 'Se avisa por mail que se puede retirar en la sucursal.',
      delivered: () => 'Se avisa por mail, y empieza a correr el plazo para cambios.',
    },
    note: { shipped: 'Seguimiento (opcional)', other: 'Nota para quien compró (opcional)' },
    confirm: 'Confirmar',
    back: 'Volver',
  },
  en: {
    title: {
      paid: 'Mark as paid',
      preparing: 'Start packing',
      shipped: 'Ship',
      ready: 'Ready for pickup',
      delivered: 'Mark as delivered',
    },
    what: {
      paid: (amount: string) =>
        `You say that you saw ${amount} on the account. A mail is sent, and the order can be packed.`,
      preparing: () => 'From here the order is with the warehouse. No mail is sent.',
      shipped: () => 'A mail says that it is on its way, with the tracking if you type it.',
      ready: () => 'A mail says that it can be picked up at the branch.',
      delivered: () => 'A mail is sent, and the time for exchanges begins.',
    },
    note: { shipped: 'Tracking (optional)', other: 'Note for the buyer (optional)' },
    confirm: 'Confirm',
    back: 'Back',
  },
})

/** One step of an order, with what it brings about. */
export function MoveDialog({ order, to, onClose }: { order: DeskOrder; to: MoveTo; onClose(): void }) {
  const text = useWords(words)
  const { orderNr, version, country, sums, delivery } = order
  const isReady = to === 'shipped' && delivery.method === 'pickup'
  const [key] = useState(() => crypto.randomUUID())
  const moving = useOrderAct(orderNr, (note: string, idempotencyKey) =>
    deskCall(moveOrder, { params: { orderNr }, body: { to, version, ...(note && { note }) } }, { idempotencyKey }),
  )
  return (
    <Dialog title={text.title[isReady ? 'ready' : to]} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const given = typed(event.currentTarget, 'note').trim()
          moving.mutate({ given, key }, { onSuccess: onClose })
        }}
      >
        <p>{text.what[isReady ? 'ready' : to](money(sums.total, country))}</p>
        <Field
          label={to === 'shipped' && !isReady ? text.note.shipped : text.note.other}
          name="note"
          maxLength={300}
          autoComplete="off"
        />
        {moving.error && <ActFailure error={moving.error} country={order.country} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.back}</Button>
          <Button type="submit" look="primary" isBusy={moving.isPending}>
            {text.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
