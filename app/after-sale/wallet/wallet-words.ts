import type { MoneyRequestStatus } from '#domain/after-sale/credits/credits.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { youIn } from '#domain/platform/text/voice.ts'

/** Texts of the wallet: balance, movements and one movement. */
export function walletWords(country: OpenCountry) {
  const you = youIn(country)
  return {
    title: 'Billetera',
    one: 'Detalle del movimiento',
    balance: 'Tu saldo',
    balanceText: 'Para pagar tus compras en la tienda.',
    withdrawable: 'Se puede retirar a un banco',
    withdrawableText: 'El saldo de promociones y gift cards es para comprar: no se retira.',
    withdraw: {
      title: 'Retirar dinero',
      link: 'Retirar a un banco',
      amount: 'Importe',
      amountHelp: (min: string, max: string) => `Entre ${min} y ${max}.`,
      amountFault: (min: string, max: string) => `${you('Ingresá', 'Ingresa')} un importe entre ${min} y ${max}.`,
      terms: 'Acepto las condiciones de la billetera',
      termsNeeded: you('Aceptá las condiciones para seguir.', 'Acepta las condiciones para seguir.'),
      readTerms: 'Leer las condiciones',
      send: 'Pedir el retiro',
      sending: 'Enviando…',
      nothing: 'No hay dinero para retirar',
      nothingText: 'El saldo de promociones y gift cards es para comprar, y hay un mínimo para transferir.',
    },
    expiring: (amount: string, date: string) => `Vencen ${amount} el ${date}`,
    off: 'La billetera no está disponible',
    offText: 'Esta tienda no la usa por ahora.',
    movements: 'Movimientos',
    none: you(
      'Todavía no hay movimientos. Cuando entre o salga dinero, acá vas a ver cada paso.',
      'Todavía no hay movimientos. Cuando entre o salga dinero, aquí verás cada paso.',
    ),
    detailsOf: (description: string, date: string) => `Ver detalle de ${description}, ${date}`,
    after: (amount: string) => `Saldo ${amount}`,
    terms: 'Condiciones de la billetera',
    all: 'Ver la billetera',
    gone: 'No encontramos ese movimiento',
    goneText: you('Buscalo en los movimientos de tu billetera.', 'Búscalo en los movimientos de tu billetera.'),
    facts: 'Datos',
    type: 'Tipo',
    description: 'Descripción',
    date: 'Fecha',
    balanceAfter: 'Saldo después',
    expires: 'Vencimiento',
    remaining: 'Queda por usar',
    belongsTo: 'Corresponde a',
    order: (nr: string) => `Pedido ${nr}`,
    exchange: (nr: string) => `Cambio o devolución ${nr}`,
    credit: 'Ver el crédito',
    movement: 'Ver el saldo que venció',
    giftCard: 'Una Gift Card',
    withdrawal: 'Retiro a tu cuenta bancaria',
    withdrawalOf: 'Ver el retiro',
    withdrawalStatuses: {
      requested: 'En proceso',
      paid: 'Pagado',
      rejected: 'Rechazado: el dinero volvió a tu billetera',
    } satisfies Record<MoneyRequestStatus, string>,
  } as const
}

export type WalletWords = ReturnType<typeof walletWords>
