import type { GiftCardState } from '#domain/buy/gift-cards/gift-card.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { capitalise } from '#domain/platform/text/capitalise.ts'
import { youIn } from '#domain/platform/text/voice.ts'

/** Texts of gift cards: redeeming a code, and sending a bought one. */
export function giftCardWords(country: OpenCountry) {
  const you = youIn(country)
  const { mailWord } = countryProfiles[country]
  return {
    redeem: {
      title: 'Canjear una Gift Card',
      link: 'Canjear una Gift Card',
      text: you(
        `Escribí el código que te llegó por ${mailWord}. El saldo queda en tu billetera para tus compras y no vence.`,
        `Escribe el código que te llegó por ${mailWord}. El saldo queda en tu billetera para tus compras y no vence.`,
      ),
      code: 'Código',
      hint: 'ABCD-EFGH-JKMN-PQRS',
      wrong: you('Revisá el código: tiene 16 letras y números.', 'Revisa el código: tiene 16 letras y números.'),
      send: 'Sumar a mi billetera',
      sending: 'Canjeando…',
    },
    step: {
      now: 'Enviarla a alguien',
      later: 'Lo decido después de pagar',
      laterText: you(
        'Te lo preguntamos apenas se acredite el pago. Podés enviarla a quien quieras, también a vos.',
        'Te lo preguntamos apenas se acredite el pago. Puedes enviarla a quien quieras, también a ti.',
      ),
      legend: you('¿A quién se la regalás?', '¿A quién se la regalas?'),
      all: you(
        'Todas le llegan a la misma persona. Después de pagar podés cambiarlo, mientras no salgan.',
        'Todas le llegan a la misma persona. Después de pagar puedes cambiarlo, mientras no salgan.',
      ),
      choose: you('Elegí una de las dos.', 'Elige una de las dos.'),
      preview: 'Así le llega',
      to: (name: string) => `Para ${name}`,
      sends: (day: string, email: string) => `Sale el ${day} para ${email}`,
      expiry: 'Se usa en toda la tienda y no vence.',
      next: 'Continuar al pago',
      answer: (name: string, day: string) => `Para ${name}, sale el ${day}`,
    },
    bought: {
      missing: 'Falta un paso',
      title: 'Gift Cards de este pedido',
      text: you(
        'Elegí a quién le llega cada una y qué día. Mientras no salga, podés cambiarlo.',
        'Elige a quién le llega cada una y qué día. Mientras no salga, puedes cambiarlo.',
      ),
      of: (amount: string) => `Gift Card de ${amount}`,
      states: {
        waiting: () => 'Falta elegir a quién enviarla',
        scheduled: ({ name, day }) => `Sale el ${day} para ${name}`,
        sent: ({ name }) => `Enviada a ${name}`,
        redeemed: ({ name }) => (name ? `${name} ya la canjeó` : 'Canjeada'),
        voided: () => 'Anulada con el pedido',
      } satisfies Record<GiftCardState, (to: { name: string; day: string }) => string>,
      choose: 'Enviar',
      change: 'Cambiar',
      name: 'Nombre de quien la recibe',
      email: `${capitalise(mailWord)} de quien la recibe`,
      message: 'Mensaje (opcional)',
      day: 'Día de envío',
      send: 'Guardar el envío',
      sending: 'Guardando…',
    },
  } as const
}
