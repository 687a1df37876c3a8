import type { MoneyAct } from '#domain/desk/second-person.ts'
import { wordsIn } from '#desk/platform/words.ts'

/** What waits for a second person. */
export const secondPersonWords = wordsIn<{
  act: Record<MoneyAct, string>
  waits(what: string, amount: string, by: string): string
  until(at: string): string
}>({
  es: {
    act: {
      'cut-order': 'Cancelar una parte',
      'cancel-order': 'Cancelar el pedido',
      'settle-return': 'Resolver la devolución',
      'pay-withdrawal': 'Pagar el retiro',
      'pay-credit': 'Pagar el crédito',
    },
    waits: (what, amount, by) => `${what}, por ${amount}: lo pidió ${by} y espera a otra persona.`,
    until: (at) => `Vence el ${at}.`,
  },
  en: {
    act: {
      'cut-order': 'Cancel a part',
      'cancel-order': 'Cancel the order',
      'settle-return': 'Settle the return',
      'pay-withdrawal': 'Pay the withdrawal',
      'pay-credit': 'Pay the credit',
    },
    waits: (what, amount, by) => `${what}, for ${amount}: ${by} asked for it, and it waits for a second person.`,
    until: (at) => `It is over on ${at}.`,
  },
})
