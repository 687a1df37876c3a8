import { useState } from 'react'
import type { DeskOrder } from '#contract/desk/orders.ts'
import type { OrderStatus } from '#domain/buy/orders/statuses.ts'
import { useMay } from '#desk/platform/session.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { MoveDialog, type MoveTo } from './move-dialog.tsx'

const words = wordsIn({
  es: {
    to: {
      paid: 'Marcar como pagado',
      preparing: 'Empezar a preparar',
      shipped: 'Despachar',
      delivered: 'Marcar como entregado',
    },
    cancel: 'Cancelar pedido',
  },
  en: {
    to: { paid: 'Mark as paid', preparing: 'Start packing', shipped: 'Ship', delivered: 'Mark as delivered' },
    cancel: 'Cancel order',
  },
})

const isMove = (status: OrderStatus): status is MoveTo => ['paid', 'preparing', 'shipped', 'delivered'].includes(status)

/** What can be done with an order as it is, by somebody with these permissions. */
export function OrderActs({ order }: { order: DeskOrder }) {
  const text = useWords(words)
  const may = useMay()
  const [asked, setAsked] = useState<MoveTo | 'cancel'>()
  const moves = may('orders.move') ? order.nextStatuses.filter(isMove) : []
  const isCancellable = may('orders.cancel') && order.nextStatuses.includes('cancelled')
  const close = () => setAsked(undefined)
  return (
    <>
      {moves.map((to) => (
        <Button key={to} look="primary" onClick={() => setAsked(to)}>
          {text.to[to]}
        </Button>
      ))}
      {isCancellable && (
        <Button look="danger" onClick={() => setAsked('cancel')}>
          {text.cancel}
        </Button>
      )}
      {asked === 'cancel' && <CancelDialog order={order} onClose={close} />}
      {asked && asked !== 'cancel' && <MoveDialog order={order} to={asked} onClose={close} />}
    </>
  )
}
