import { useState } from 'react'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { useMay } from '#desk/platform/session.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { AwaitedDialog } from './awaited-dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { CutDialog } from './cut-dialog.tsx'
import { ParcelDialog } from './parcel-dialog.tsx'
import { MoveDialog, type MoveTo } from './move-dialog.tsx'

const words = wordsIn({
  es: {
    to: {
      paid: 'Marcar como pagado',
      preparing: 'Empezar a preparar',
      shipped: 'Despachar',
      ready: 'Listo para retirar',
      delivered: 'Marcar como entregado',
    },
    cancel: 'Cancelar pedido',
    cut: 'Cancelar una parte',
    parcel: 'Despachar una parte',
    rest: 'Despachar el resto',
    awaits: { transfer: 'Confirmar transferencia', cash: 'Entregado y cobrado', refused: 'Volvió el paquete' },
  },
  en: {
    to: {
      paid: 'Mark as paid',
      preparing: 'Start packing',
      shipped: 'Ship',
      ready: 'Ready for pickup',
      delivered: 'Mark as delivered',
    },
    cancel: 'Cancel order',
    cut: 'Cancel a part',
    parcel: 'Ship a part',
    rest: 'Ship the rest',
    awaits: { transfer: 'Confirm transfer', cash: 'Delivered and paid', refused: 'Parcel came back' },
  },
})

type Awaited = 'transfer' | 'cash' | 'refused'
const awaitedOf = { transfer: ['transfer'], cash: ['cash', 'refused'] } as const
const isAwaited = (asked: string | undefined): asked is Awaited =>
  asked === 'transfer' || asked === 'cash' || asked === 'refused'
const moves: readonly string[] = ['paid', 'preparing', 'shipped', 'delivered'] satisfies MoveTo[]
const isMove = (asked: string | undefined): asked is MoveTo => asked !== undefined && moves.includes(asked)

/** Of one unit there is no part. */
const isOneUnit = ({ items }: DeskOrder) =>
  items.reduce((sum, { quantity, cancelled }) => sum + quantity - cancelled, 0) <= 1

/** What can be done with an order as it is, by somebody with these permissions. */
export function OrderActs({ order }: { order: DeskOrder }) {
  const text = useWords(words)
  const may = useMay()
  const [asked, setAsked] = useState<MoveTo | Awaited | 'cancel' | 'cut' | 'parcel'>()
  const steps = may('orders.move') ? order.nextStatuses.filter((to) => isMove(to)) : []
  const isCancellable = may('orders.cancel') && order.nextStatuses.includes('cancelled')
  const units = order.items.reduce((sum, { cuttable }) => sum + cuttable, 0)
  const isCuttable = may('orders.cancel') && order.cutObstacle === null && units > 0 && !isOneUnit(order)
  const isSendable = may('orders.move') && order.items.reduce((sum, { sendable }) => sum + sendable, 0) > 1
  const awaited = may('orders.move') && order.awaits ? awaitedOf[order.awaits] : []
  const close = () => setAsked(undefined)
  return (
    <>
      {awaited.map((what) => (
        <Button key={what} look={what === 'refused' ? 'danger' : 'primary'} onClick={() => setAsked(what)}>
          {text.awaits[what]}
        </Button>
      ))}
      {steps.map((to) => (
        <Button key={to} look="primary" onClick={() => setAsked(to)}>
          {order.status === 'partly_shipped'
            ? text.rest
            : text.to[to === 'shipped' && order.delivery.method === 'pickup' ? 'ready' : to]}
        </Button>
      ))}
      {isSendable && <Button onClick={() => setAsked('parcel')}>{text.parcel}</Button>}
      {isCuttable && <Button onClick={() => setAsked('cut')}>{text.cut}</Button>}
      {isCancellable && (
        <Button look="danger" onClick={() => setAsked('cancel')}>
          {text.cancel}
        </Button>
      )}
      {asked === 'parcel' && <ParcelDialog order={order} onClose={close} />}
      {asked === 'cut' && <CutDialog order={order} onClose={close} />}
      {asked === 'cancel' && <CancelDialog order={order} onClose={close} />}
      {isAwaited(asked) && <AwaitedDialog order={order} what={asked} onClose={close} />}
      {isMove(asked) && <MoveDialog order={order} to={asked} onClose={close} />}
    </>
  )
}
