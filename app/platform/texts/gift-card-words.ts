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
    bought: {
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
