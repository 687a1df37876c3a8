import type { ReturnMethod, ReturnWay } from '#domain/after-sale/exchanges/choices.ts'
import type { ReturnCondition } from '#domain/after-sale/exchanges/conditions.ts'
import type { ExchangeStatus } from '#domain/after-sale/exchanges/states.ts'
import type { Tone } from '#desk/platform/ui/badge.tsx'
import { wordsIn } from '#desk/platform/words.ts'

/** What the staff calls the states of exchanges and returns, and what they are about. */
export const returnWords = wordsIn<{
  status: Record<ExchangeStatus, string>
  way: Record<ReturnWay, string>
  method: Record<ReturnMethod, string>
  condition: Record<ReturnCondition, string>
}>({
  es: {
    status: {
      requested: 'A revisar',
      approved: 'Aprobada',
      received: 'Recibida',
      finished: 'Finalizada',
      rejected: 'Rechazada',
      annulled: 'Anulada',
    },
    way: {
      refund: 'devolución del dinero',
      exchange: 'otro talle',
      credit_coupon: 'crédito',
      credit_wallet: 'billetera',
    },
    method: { home_pickup: 'retiro a domicilio', branch_dropoff: 'entrega en sucursal' },
    condition: {
      sound: 'Sana: vuelve al stock',
      worn: 'Usada: no vuelve',
      faulty: 'Con falla: no vuelve',
      incomplete: 'Incompleta: no vuelve',
    },
  },
  en: {
    status: {
      requested: 'To review',
      approved: 'Approved',
      received: 'Received',
      finished: 'Finished',
      rejected: 'Rejected',
      annulled: 'Called off',
    },
    way: { refund: 'money back', exchange: 'another size', credit_coupon: 'credit', credit_wallet: 'wallet' },
    method: { home_pickup: 'pickup at home', branch_dropoff: 'brought to a branch' },
    condition: {
      sound: 'Sound: back to stock',
      worn: 'Worn: not to stock',
      faulty: 'Faulty: not to stock',
      incomplete: 'Incomplete: not to stock',
    },
  },
})

export const returnTone: Readonly<Record<ExchangeStatus, Tone>> = {
  requested: 'now',
  approved: 'plain',
  received: 'now',
  finished: 'done',
  rejected: 'bad',
  annulled: 'plain',
}
