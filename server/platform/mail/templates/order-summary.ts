import { z } from 'zod/mini'
import { addressLines } from '#domain/buy/orders/address-lines.ts'
import { shownTotals } from '#domain/buy/orders/shown-totals.ts'
import { pickupWords } from '#domain/buy/shipping/pickup-words.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { formatPrice, toUnits } from '#domain/platform/money.ts'
import { imageAddress } from '#domain/platform/pictures/image-address.ts'
import { capitalise } from '#domain/platform/text/capitalise.ts'
import type { MailContent, TemplateContext } from './template.ts'

const text = z.string()
/** Minor units. */
const amount = z.int()

export const orderLine = z.object({
  name: text,
  brand: text,
  color: text,
  size: text,
  image: z.nullable(text),
  quantity: z.int(),
  /** Of the whole line, before coupons. */
  amount,
  isGiftCard: z.boolean(),
  /** Units of it that were cancelled since. */
  cancelled: z.optional(z.int()),
})

/** An order as its mails show it, copied when the mail is queued. Words and formats are added when it is sent. */
export const orderSummary = z.object({
  lines: z.array(orderLine),
  subTotal: amount,
  discount: amount,
  coupons: z.array(z.object({ code: text, amount, isCredit: z.boolean() })),
  shipping: amount,
  walletUsed: amount,
  total: amount,
  /** What was given back for a part that was cancelled. */
  cut: z.optional(amount),
  /** How the rest was paid and on which day; null while it is not. */
  paid: z.nullable(z.object({ label: text, detail: text, day: text })),
  /** Where it goes; null when nothing travels. */
  address: z.nullable(
    z.object({
      first_name: text,
      last_name: text,
      address1: text,
      street_number: text,
      additional_info: text,
      city: text,
      region: text,
      postcode: text,
    }),
  ),
  /** Where it is picked up instead. */
  branch: z.nullable(z.object({ name: text, hours: text })),
})
export type OrderSummary = z.output<typeof orderSummary>

/** `Talle 38`, `Talla única`. */
export function sizeIn(country: OpenCountry, size: string): string {
  const { sizeWord } = countryProfiles[country]
  if (size === 'U') return sizeWord === 'talle' ? 'Talle único' : 'Talla única'
  return `${capitalise(sizeWord)} ${size}`
}

type Shown = Pick<MailContent, 'products' | 'totals' | 'facts'>

export function productsOf(
  { lines }: Pick<OrderSummary, 'lines'>,
  { country, link }: TemplateContext,
): Shown['products'] {
  const profile = countryProfiles[country]
  return lines.map(({ name, brand, color, size, image, quantity, amount: sum, isGiftCard, cancelled = 0 }) => ({
    ...(image !== null && { picture: link(imageAddress(image, 160)) }),
    brand,
    name,
    detail: [
      ...(isGiftCard ? [] : [color, sizeIn(country, size)]),
      quantity === 1 ? '1\u00a0unidad' : `${quantity}\u00a0unidades`,
      cancelled > 0 && (cancelled === 1 ? '1\u00a0cancelada' : `${cancelled}\u00a0canceladas`),
    ]
      .filter(Boolean)
      .join(' · '),
    amount: formatPrice(toUnits(sum, profile), profile),
  }))
}

function totalsOf(summary: OrderSummary, { country }: TemplateContext): NonNullable<Shown['totals']> {
  const profile = countryProfiles[country]
  const money = (minor: number) => formatPrice(toUnits(minor, profile), profile)
  const { rows, total, paidBy } = shownTotals(summary)
  const { address, branch, paid, cut = 0 } = summary
  const names = {
    products: 'Productos',
    discount: 'Descuentos',
    shipping: branch ? pickupWords(country).way : capitalise(profile.shippingWord),
    coupon: 'Cupón',
    credit: 'Pagado con tu crédito',
    wallet: 'Pagado con tu billetera',
    rest: paid ? `Pagado con ${paid.label}` : 'Falta pagar',
  }
  return [
    ...rows
      // What goes by mail alone has no shipping.
      .filter(({ kind }) => kind !== 'shipping' || address !== null)
      .map(({ kind, code, amount: minor }) => ({
        name: [names[kind], code].filter(Boolean).join(' '),
        amount: kind === 'shipping' && minor === 0 ? 'Gratis' : money(minor),
      })),
    { name: 'Total', amount: money(total), isSum: true },
    ...paidBy.map(({ kind, code, amount: minor }) => ({
      name: [names[kind], code].filter(Boolean).join(' '),
      amount: money(minor),
    })),
    ...(cut > 0 ? [{ name: 'Cancelado, te lo devolvemos', amount: money(cut) }] : []),
  ]
}

function factsOf({ address, branch, paid }: OrderSummary, { country }: TemplateContext): Shown['facts'] {
  const isChile = country === 'cl'
  return [
    ...(address
      ? [
          {
            title: branch
              ? { ar: 'Lo retirás en', cl: 'Lo retiras en', co: 'Lo recoges en' }[country]
              : isChile
                ? 'Dirección de despacho'
                : 'Dirección de entrega',
            lines: branch
              ? [
                  branch.name,
                  ...addressLines({ ...address, additional_info: '' }, country),
                  branch.hours,
                  `A nombre de ${address.first_name} ${address.last_name}`,
                ]
              : [`${address.first_name} ${address.last_name}`, ...addressLines(address, country)],
          },
        ]
      : []),
    ...(paid
      ? [{ title: 'Pago', lines: [`${capitalise(paid.label)}, el ${paid.day}`, ...(paid.detail ? [paid.detail] : [])] }]
      : []),
  ]
}

/** What a mail shows of its order: what was bought, what it costs and how it was paid, where it goes. */
export const shownOrder = (summary: OrderSummary | undefined, context: TemplateContext): Shown =>
  summary
    ? {
        products: productsOf(summary, context) ?? [],
        totals: totalsOf(summary, context),
        facts: factsOf(summary, context) ?? [],
      }
    : {}

/** For the gallery: two lines, a coupon, the wallet and a card. */
export const sampleSummary: OrderSummary = {
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
    {
      name: 'Remera de algodón peinado con cuello redondo',
      brand: 'Alquenta',
      color: 'Azul marino',
      size: 'M',
      image: null,
      quantity: 2,
      amount: 37_980_00,
      isGiftCard: false,
    },
  ],
  subTotal: 83_970_00,
  discount: 8_397_00,
  coupons: [{ code: 'BIENVENIDA10', amount: 8_397_00, isCredit: false }],
  shipping: 5_990_00,
  walletUsed: 31_000_00,
  total: 50_563_00,
  paid: { label: 'tarjeta terminada en 4242', detail: '3 cuotas de $ 16.854,34', day: 'domingo 15 de noviembre' },
  address: {
    first_name: 'Carla',
    last_name: 'Pérez',
    address1: 'Av. Corrientes',
    street_number: '1250',
    additional_info: '3 B',
    city: 'Ciudad Autónoma de Buenos Aires',
    region: 'Ciudad Autónoma de Buenos Aires',
    postcode: '1043',
  },
  branch: null,
}

/** The same, waiting at a branch. */
export const samplePickup: OrderSummary = {
  ...sampleSummary,
  shipping: 0,
  total: 44_573_00,
  address: {
    ...sampleSummary.address!,
    address1: 'Honduras 4820',
    street_number: '',
    additional_info: 'Sucursal Palermo',
    postcode: '1414',
  },
  branch: { name: 'Palermo', hours: 'Lunes a viernes de 9 a 18 h' },
}
