import type { ErasureObstacles } from '#contract/desk/data-requests.ts'
import type { DataRequestKind, DataRequestStatus } from '#domain/desk/customers/data-requests.ts'
import { wordsIn } from '#desk/platform/words.ts'

export const requestWords = wordsIn<{
  kind: Record<DataRequestKind, string>
  status: Record<DataRequestStatus, string>
  obstacles: Record<ErasureObstacles['obstacles'][number]['kind'], string>
}>({
  es: {
    kind: { export: 'Sus datos', erasure: 'Borrar su cuenta' },
    status: { open: 'Abierto', done: 'Cumplido', refused: 'Rechazado' },
    obstacles: {
      unpaid_order: 'Pedido sin pagar',
      order: 'Pedido en camino',
      return_window: 'Todavía puede devolver el pedido',
      refund: 'Falta devolverle dinero del pedido',
      exchange: 'Cambio o devolución en curso',
      requested_money: 'Pidió dinero que no se pagó todavía',
      wallet: 'Tiene saldo que se puede retirar',
      credit: 'Tiene un crédito que se puede pasar a dinero',
    },
  },
  en: {
    kind: { export: 'Their data', erasure: 'Erase the account' },
    status: { open: 'Open', done: 'Done', refused: 'Refused' },
    obstacles: {
      unpaid_order: 'Order not paid',
      order: 'Order on its way',
      return_window: 'The order can still be returned',
      refund: 'Money of the order has to go back',
      exchange: 'Exchange or return under way',
      requested_money: 'Requested money that is not paid yet',
      wallet: 'Has a balance that can be withdrawn',
      credit: 'Has a credit that can become money',
    },
  },
})
