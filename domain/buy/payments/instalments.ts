import { dayIn } from '#domain/platform/dates.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import type { InstalmentOffer } from '#domain/platform/country/terms.ts'
import { formatPrice, toUnits } from '#domain/platform/money.ts'
import { dayInWords, weekdays } from '#domain/platform/text/day-names.ts'
import type { PaymentMethod } from './methods.ts'

/** Cards by the names a provider and a bank use. */
export const cardSchemes = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  cabal: 'Cabal',
  naranja: 'Naranja',
  diners: 'Diners',
  magna: 'Magna',
  codensa: 'Codensa',
} as const
export type CardScheme = keyof typeof cardSchemes

const inOneGo = { count: 1, surcharge: 0, cft: 0, bank: null, cards: [] }
const anyTime = { method: 'card_test', bank: null, cards: [], days: [], from: null, until: null, minAmount: 0 } as const

/** The sandbox's figures, invented, until the store has offers of its own. */
const trialOffers: readonly InstalmentOffer[] = [
  { ...anyTime, count: 3, surcharge: 0, cft: 0 },
  { ...anyTime, count: 6, surcharge: 1800, cft: 7840 },
  { ...anyTime, count: 12, surcharge: 3900, cft: 9270 },
]

/** One way to pay an amount in parts, in minor units; interest in percent. */
export type InstalmentPlan = {
  count: number
  surcharge: number
  cft: number
  amount: number
  total: number
  bank: string | null
  cards: readonly string[]
}

/** Monday is 1, as in the calendars of stores. */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** Whether an offer is of a method. An offer of a store that names none is of its providers of cards. */
export const isOfferOf = (offer: InstalmentOffer, method: PaymentMethod) =>
  offer.method === null
    ? method === 'card_test' || method === 'mercadopago' || method === 'webpay'
    : offer.method === method

/** Whether its dates hold on a day; its days of the week are another question. */
export const isOfferCurrent = ({ from, until }: InstalmentOffer, day: string) =>
  (from === null || from <= day) && (until === null || day <= until)

/** What a store offers for a method: its own, or the sandbox's where it has none. */
const offersFor = (offers: readonly InstalmentOffer[], method: PaymentMethod) =>
  (offers.length === 0 ? trialOffers : offers).filter((offer) => isOfferOf(offer, method))

function planOf({ count, surcharge, cft, bank, cards }: InstalmentOffer, price: number): InstalmentPlan {
  const financed = price + Math.round((price * surcharge) / 10_000)
  const amount = Math.ceil(financed / count)
  return {
    count,
    bank,
    cards,
    amount,
    surcharge: surcharge / 100,
    cft: (cft ?? 0) / 100,
    total: surcharge > 0 ? amount * count : price,
  }
}

/**
 * The plans of a method for an amount on a day, from one payment on. Each instalment is rounded up, as a smaller figure would
 * be a false promise; with interest the total is exactly what the instalments sum to, without interest it is the amount itself.
 */
export function instalmentPlans(
  offers: readonly InstalmentOffer[],
  { method, amount, country, now }: { method: PaymentMethod; amount: number; country: OpenCountry; now: Date },
): InstalmentPlan[] {
  const day = dayIn(countryProfiles[country].timeZone, now)
  const inForce = offersFor(offers, method).filter(
    (offer) =>
      isOfferCurrent(offer, day) &&
      (offer.days.length === 0 || offer.days.includes(weekdayOf(day))) &&
      amount >= offer.minAmount,
  )
  if (inForce.length === 0) return method === 'card_test' ? [{ ...inOneGo, amount, total: amount }] : []
  const plans = inForce.map((offer) => planOf(offer, amount))
  const sorted = plans.toSorted((a, b) => a.count - b.count || a.surcharge - b.surcharge)
  return [{ ...inOneGo, amount, total: amount }, ...sorted]
}

/** Whether a method gives that many cuotas without interest to everybody, every day: what lists may promise. */
export const isInterestFree = (offers: readonly InstalmentOffer[], method: PaymentMethod, count: number): boolean =>
  offersFor(offers, method).some(
    (offer) =>
      offer.count === count &&
      offer.surcharge === 0 &&
      offer.bank === null &&
      offer.cards.length === 0 &&
      offer.days.length === 0 &&
      offer.from === null &&
      offer.until === null &&
      offer.minAmount === 0,
  )

const joinInWords = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' y ')

/** With whose cards: `con Visa y Mastercard de Banco Galicia`, nothing for all. */
export function cardsInWords({ bank, cards }: Pick<InstalmentOffer, 'bank' | 'cards'>): string {
  const names = cards.map((card) => cardSchemes[card as CardScheme] ?? card)
  if (bank === null) return names.length === 0 ? '' : `con ${joinInWords(names)}`
  return names.length === 0 ? `con tarjetas de ${bank}` : `con ${joinInWords(names)} de ${bank}`
}

/** An offer with all its conditions, as pages say it that are read on any day. */
export function offerInWords(offer: InstalmentOffer, country: OpenCountry): string {
  const profile = countryProfiles[country]
  const { count, surcharge, cft, days, from, until, minAmount } = offer
  // Argentine law has the whole cost stand wherever cuotas with interest are offered.
  const cost = country === 'ar' && cft ? ` (CFT ${String(cft / 100).replace('.', ',')} %)` : ''
  const interest = surcharge === 0 ? 'sin interés' : `con interés${cost}`
  const names = days.toSorted((a, b) => a - b).map((day) => weekdays[day % 7]!)
  const conditions = [
    cardsInWords(offer),
    names.length === 0 ? '' : `los ${joinInWords(names.map((name) => (name.endsWith('s') ? name : `${name}s`)))}`,
    minAmount === 0 ? '' : `desde ${formatPrice(toUnits(minAmount, profile), profile)}`,
    from === null ? '' : `del ${dayInWords(from)}`,
    until === null ? '' : `hasta el ${dayInWords(until)}`,
  ]
  const [cards, ...others] = conditions
  return [[`${count} cuotas ${interest}`, cards].filter(Boolean).join(' '), ...others.filter(Boolean)].join(', ')
}
