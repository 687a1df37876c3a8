import { z } from 'zod/mini'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { formatPrice, toUnits } from '#domain/platform/money.ts'
import { orderLine, productsOf, sizeIn } from './order-summary.ts'
import type { MailContent, TemplateContext } from './template.ts'

/** Minor units. */
const amount = z.int()

/** What a request is about and what it gives, copied when the mail is queued. */
export const exchangeOutcome = z.object({
  /** What goes back. */
  lines: z.array(orderLine),
  /** What is sent instead. */
  replacements: z.array(z.object({ name: z.string(), size: z.string(), quantity: z.int() })),
  /** The order that brings it, once it is written. */
  newOrder: z.nullable(z.string()),
  bank: amount,
  wallet: amount,
  credit: amount,
  /** Money with an end that had passed already: it came back, and is over. */
  ended: amount,
  /** The last digits of the account. */
  last4: z.nullable(z.string()),
})
export type ExchangeOutcome = z.output<typeof exchangeOutcome>

const moneyIn = ({ country }: TemplateContext) => {
  const profile = countryProfiles[country]
  return (minor: number) => formatPrice(toUnits(minor, profile), profile)
}

const replacementLines = ({ replacements }: ExchangeOutcome, { country }: TemplateContext) =>
  replacements.map(
    ({ name, size, quantity }) =>
      `${quantity > 1 ? `${quantity} × ` : ''}${name}, ${sizeIn(country, size).toLowerCase()}`,
  )

const accountOf = ({ last4 }: ExchangeOutcome) =>
  last4 === null ? 'tu cuenta bancaria' : `tu cuenta terminada en ${last4}`

/** `Zapatilla Brisa, talle 39`, `$ 18.990 por transferencia…`: what is to come. */
function promised(outcome: ExchangeOutcome, context: TemplateContext): string[] {
  const money = moneyIn(context)
  const { bank, wallet, credit } = outcome
  return [
    ...replacementLines(outcome, context),
    ...(bank > 0 ? [`${money(bank)} por transferencia a ${accountOf(outcome)}`] : []),
    ...(wallet > 0 ? [`${money(wallet)} en tu billetera`] : []),
    ...(credit > 0 ? [`${money(credit)} en crédito`] : []),
  ]
}

/** The goods that go back, and what is given for them. */
export function shownOutcome(
  outcome: ExchangeOutcome | undefined,
  context: TemplateContext,
): Pick<MailContent, 'products' | 'facts'> {
  if (!outcome) return {}
  const gives = promised(outcome, context)
  const { you, country, terms } = context
  const when = `Hasta ${terms.refundDays} días hábiles después de que lleguen a ${country === 'ar' ? 'nuestro depósito' : 'nuestra bodega'}.`
  return {
    ...goodsOf(outcome, context),
    ...(gives.length > 0 && { facts: [{ title: you('Qué recibís', 'Qué recibes'), lines: [...gives, when] }] }),
  }
}

/** Their prices are not what comes back, so none is shown. */
export const goodsOf = (outcome: ExchangeOutcome, context: TemplateContext): Pick<MailContent, 'products'> => ({
  products: (productsOf(outcome, context) ?? []).map((one) => ({ ...one, amount: '' })),
})

/** `Listo tu cambio, y ya te devolvimos $ 18.990`. */
export function doneTitle({ replacements, bank, wallet, credit }: ExchangeOutcome, context: TemplateContext): string {
  const given = bank + wallet + credit
  const sum = moneyIn(context)(given)
  if (replacements.length === 0) return given > 0 ? `Ya te devolvimos ${sum}` : 'Terminamos tu devolución'
  return given > 0 ? `Listo tu cambio, y ya te devolvimos ${sum}` : 'Listo tu cambio'
}

/** A sentence for each way in which something was given. */
export function doneSentences(outcome: ExchangeOutcome, context: TemplateContext): string[] {
  const money = moneyIn(context)
  const { you, terms } = context
  const { bank, wallet, credit, ended, newOrder } = outcome
  const sent = replacementLines(outcome, context).join(' y ')
  const isNothing = sent === '' && bank + wallet + credit + ended === 0
  return [
    ...(sent === ''
      ? []
      : [`Preparamos ${sent}${newOrder === null ? '' : ` en tu pedido ${newOrder}`}. Te avisamos cuando salga.`]),
    ...(bank > 0
      ? [
          `Transferimos ${money(bank)} a ${accountOf(outcome)}. El banco puede tardar hasta ${terms.refundDays} días hábiles.`,
        ]
      : []),
    ...(wallet > 0
      ? [you(`Ya tenés ${money(wallet)} en tu billetera.`, `Ya tienes ${money(wallet)} en tu billetera.`)]
      : []),
    ...(credit > 0
      ? [
          you(
            `Ya tenés ${money(credit)} en crédito para tu próxima compra.`,
            `Ya tienes ${money(credit)} en crédito para tu próxima compra.`,
          ),
        ]
      : []),
    ...(ended > 0 ? [`Otros ${money(ended)} eran de saldo o crédito con fecha, y esa fecha ya pasó.`] : []),
    ...(isNothing ? ['No habías pagado nada por estos productos, así que no hay dinero para devolver.'] : []),
  ]
}

/** For the gallery: a return by transfer, with a part to the wallet. */
export const sampleOutcome: ExchangeOutcome = {
  lines: [
    {
      name: 'Zapatilla Brisa',
      brand: 'Nortada',
      color: 'Blanco',
      size: '38',
      image: null,
      quantity: 1,
      amount: 45_990_00,
      isGiftCard: false,
    },
  ],
  replacements: [],
  newOrder: null,
  bank: 18_990_00,
  wallet: 5_000_00,
  credit: 0,
  ended: 0,
  last4: '7891',
}
