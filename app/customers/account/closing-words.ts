import type { Obstacle } from '#contract/customers/data-rights.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { youIn } from '#domain/platform/text/voice.ts'

type ObstacleWords = (facts: { ref: string; sum: string; day: string }) => { text: string; link: string; to: string }

/** Texts of closing an account. */
export function closingWords(country: OpenCountry) {
  const you = youIn(country)
  const order = (ref: string) => ({ link: 'Ver el pedido', to: `/account/orders/${ref}` })
  return {
    open: you(
      'Antes de cerrar la cuenta, resolvé lo que queda pendiente:',
      'Antes de cerrar la cuenta, resuelve lo que queda pendiente:',
    ),
    obstacles: {
      unpaid_order: ({ ref }) => ({
        text: `El pedido ${ref} espera su pago. ${you('Pagalo o cancelalo.', 'Págalo o cancélalo.')}`,
        ...order(ref),
      }),
      order: ({ ref }) => ({ text: `El pedido ${ref} todavía no llegó.`, ...order(ref) }),
      return_window: ({ ref, day }) => ({
        text: `El pedido ${ref} se puede cambiar o devolver hasta el ${day}.`,
        ...order(ref),
      }),
      refund: ({ ref }) => ({ text: `El pago del pedido ${ref} se está devolviendo.`, ...order(ref) }),
      exchange: ({ ref }) => ({
        text: `El cambio o la devolución ${ref} está en curso.`,
        link: 'Ver la solicitud',
        to: `/account/exchange/finish/${ref}/`,
      }),
      requested_money: ({ sum }) => ({
        text: `Pediste ${sum} y todavía no te los pagamos.`,
        link: 'Ver la billetera',
        to: '/account/wallet',
      }),
      wallet: ({ sum }) => ({
        text: `${you('Tenés', 'Tienes')} ${sum} en la billetera.`,
        link: 'Retirar el saldo',
        to: '/account/wallet/withdraw',
      }),
      credit: ({ ref, sum }) => ({
        text: `${you('Tenés', 'Tienes')} un crédito de ${sum} que se puede cambiar por dinero.`,
        link: 'Ver el crédito',
        to: `/account/credits/${ref}`,
      }),
    } satisfies Record<Obstacle['kind'], ObstacleWords>,
    givesUp: (sum: string) => `Acepto perder ${sum} de saldo y créditos que no se pueden retirar.`,
    givesUpMissing: (sum: string) => `${you('Marcá', 'Marca')} que ${you('aceptás', 'aceptas')} perder ${sum}.`,
  }
}
