import type { Checkout } from '#contract/buy/checkout.ts'
import type { Address } from '#domain/customers/addresses/address.ts'
import { defaultAddress } from '#domain/customers/addresses/default-address.ts'
import type { ShippingCode } from '#domain/buy/shipping/shipping-methods.ts'
import { isSentByMail } from '#domain/buy/cart/sent-by-mail.ts'
import type { PricedCart } from '#domain/buy/cart/price-cart.ts'
import { deliveryOptions, isTooHeavy, type DeliveryRequest } from '#domain/buy/checkout/delivery-options.ts'
import { taxPercentOf, type StoreTaxes } from '#domain/platform/country/tax-rate.ts'
import { taxRows } from '#domain/buy/orders/tax-rows.ts'
import { totalsOf, type Totals } from '#domain/buy/checkout/totals.ts'
import { dayIn } from '#domain/platform/dates.ts'
import { termsVersion } from '#domain/customers/data-rights/consents.ts'
import { writeIdentification } from '#domain/customers/account/write-identification.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { toUnits } from '#domain/platform/money.ts'
import { parentSku } from '#domain/platform/sku.ts'
import { cashRefusal, cashRefusalSentence, type CashRefusal } from '#domain/buy/payments/cash-on-delivery.ts'
import { paymentChoices, type PaymentChoice } from '#domain/buy/payments/methods.ts'
import { arrivalOf, daysOf, etaTextFor, type Arrival } from '#domain/buy/shipping/arrival.ts'
import type { Offer } from '#domain/buy/shipping/offers.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { spendable, spendableOn } from '#domain/after-sale/wallet/spend.ts'
import { availableLines, gramsOf, priceOf, type CartState } from '#server/buy/cart/state.ts'
import { wireCart } from '#server/buy/cart/wire.ts'
import type { Payments } from '#server/buy/payments/service.ts'
import { toWireAddress } from '#server/customers/addresses/address-mappers.ts'
import type { CheckoutFacts } from './checkout-facts.ts'
import { paymentOption } from './payment-option.ts'

/** What a shopper has chosen so far. */
export type Choice = {
  idAddress: number | null
  idBilling: number | null
  /** The place of an address that is not in the book. */
  typedPlace: { regionId: number; cityId: number | null; postcode: string | null } | null
  shipping: ShippingCode | undefined
  payment: PaymentChoice | undefined
  usesWallet: boolean
  /** The branch an order is picked up at. */
  idBranch: number | null
}

type Delivery = Offer & Arrival & { branches: CheckoutFacts['branches'] }

/** A checkout with everything that follows from the choice. */
export type Prepared = {
  priced: PricedCart
  /** Nothing of it travels. */
  isByMail: boolean
  /** No way to the door takes what it weighs. */
  isTooHeavy: boolean
  /** No delivery is chosen, and none can be counted. */
  isShippingUnknown: boolean
  address: Address | undefined
  billing: Address | undefined
  delivery: readonly Delivery[]
  chosenDelivery: Delivery | undefined
  /** Pickup at some branch of the store, before one is chosen. */
  pickup: Omit<Delivery, 'branches'> | undefined
  payment: PaymentChoice | undefined
  /** What is paid besides gift cards: everything that money with an end may pay. */
  goods: number
  /** Why it cannot be paid at the door. */
  cashRefusal: CashRefusal | null
  /** What the wallet can spend on this cart, and what it cannot because it has an end and the rest are gift cards. */
  balance: number
  notForGiftCards: number
  totals: Totals
}

function chosenAddress({ addresses }: CheckoutFacts, id: number | null, purpose: 'shipping' | 'billing') {
  if (id !== null) {
    const found = addresses.find((address) => address.id === id)
    if (!found) throw new RuleError('address_not_found')
    return found
  }
  const chosen = defaultAddress(addresses.map(toWireAddress), purpose)
  return addresses.find((address) => address.id === chosen?.id_customer_address)
}

/** Delivery of gift cards: today, free, to the recipient the buyer chooses. */
function byMail({ country, now }: Pick<CartState, 'country' | 'now'>): Delivery {
  const { timeZone, mailWord } = countryProfiles[country]
  const today = dayIn(timeZone, now)
  const label = `Por ${mailWord}`
  const terms = { etaText: '', minDays: null, maxDays: null, freeFrom: null, cutOff: null }
  return { ...terms, code: 'standard', label, price: 0, isFree: true, from: today, to: today, branches: [] }
}

/** Pickup as it can be offered before a place is known; absent when a seller does not offer it or no branch is open. */
function pickupAnywhere(state: CartState, facts: CheckoutFacts, amount: number) {
  const { country, now } = state
  const { methods, rates, sellers, branches, calendar } = facts
  const place = { isInFastZone: false, hasBranch: branches.length > 0 }
  const grams = gramsOf(state)
  const offer = deliveryOptions({ methods, rates, place, sellers, amount, grams, isStandardFree: false }).find(
    ({ code }) => code === 'pickup',
  )
  if (!offer) return undefined
  const days = daysOf(country, { ...offer, region: undefined })
  const { timeZone } = countryProfiles[country]
  return { ...offer, ...arrivalOf(days, { now, timeZone, calendar, cutOff: offer.cutOff }) }
}

/** Memberships belong to an account: a guest cannot buy one. */
export function assertMayBuy({ lines }: CartState, { customer, memberships }: CheckoutFacts): void {
  if (customer !== null) return
  if (lines.some(({ sku }) => memberships.includes(parentSku(sku)))) throw new RuleError('account_needed')
}

/** What can be had now, in the order of the sums that `priceOf` gives for each. */
const boughtLines = (state: CartState) => availableLines(state).filter(({ quantity }) => quantity > 0)

/** The taxes in what can be had now, each line at the rate of its category. */
function taxesOf(state: CartState, { paid, creditPaid }: PricedCart, about: { shipping: number; taxes: StoreTaxes }) {
  const lines = boughtLines(state).map(({ product }, at) => {
    return { amount: paid[at]! + creditPaid[at]!, percent: taxPercentOf(product.categories, about.taxes) }
  })
  return taxRows(lines, about.shipping, about.taxes.taxPercent)
}

export function prepare(state: CartState, facts: CheckoutFacts, choice: Choice): Prepared {
  const { country, now } = state
  const priced = priceOf(state)
  const address = choice.typedPlace ? undefined : chosenAddress(facts, choice.idAddress, 'shipping')
  const billing = choice.typedPlace ? undefined : chosenAddress(facts, choice.idBilling, 'billing')
  const office = choice.shipping === 'pickup' ? facts.branches.find(({ id }) => id === choice.idBranch) : undefined
  const place = choice.typedPlace ?? office ?? address
  const branches = facts.branches.filter(({ cityId }) => cityId === place?.cityId)
  const isInFastZone = facts.fastCities.some((cityId) => cityId === place?.cityId)
  const { timeZone } = countryProfiles[country]
  const amount = priced.subTotal - priced.discount
  const isByMail = isSentByMail(availableLines(state).map(({ product }) => product))
  const question: DeliveryRequest | undefined =
    place && !isByMail
      ? {
          methods: facts.methods,
          rates: facts.rates,
          place: { regionId: place.regionId, postcode: place.postcode, isInFastZone, hasBranch: branches.length > 0 },
          sellers: facts.sellers,
          amount,
          grams: gramsOf(state),
          isStandardFree: priced.isShippingFree,
        }
      : undefined
  const options = question ? deliveryOptions(question) : []
  const parcels = options.map((offer) => {
    const days = daysOf(country, { ...offer, region: place?.regionId })
    return {
      ...offer,
      etaText: etaTextFor(offer.etaText, days),
      ...arrivalOf(days, { now, timeZone, calendar: facts.calendar, cutOff: offer.cutOff }),
      branches: offer.code === 'pickup' ? branches : [],
    }
  })
  const pickup = isByMail ? undefined : pickupAnywhere(state, facts, amount)
  const delivery = isByMail ? [byMail({ country, now })] : parcels
  const remembered = paymentChoices.find((method) => method === facts.lastPayment)
  const payment = choice.payment ?? remembered
  // A customer who bought before and makes no other choice gets the usual delivery.
  const code = isByMail ? 'standard' : (choice.shipping ?? (remembered && address ? 'standard' : undefined))
  const chosenDelivery = delivery.find((option) => option.code === code)
  const isPickup = !isByMail && choice.shipping === 'pickup'
  // Before a choice the usual delivery is counted, at its price for the place where that is known.
  const usual = isPickup ? pickup : delivery.find((option) => option.code === 'standard')
  const isPriced = place === undefined && priced.delivery === 'priced'
  const counted = chosenDelivery?.price ?? usual?.price ?? (isByMail || isPriced ? priced.shipping : undefined)
  const shipping = counted ?? 0
  const cards = boughtLines(state).map(({ product }, line) => (product.isGiftCard ? priced.paid[line]! : 0))
  const goods = priced.subTotal - priced.discount + shipping - cards.reduce((sum, paid) => sum + paid, 0)
  const purse = facts.wallet ?? { balance: 0, bound: [] }
  const at = now.getTime()
  const all = spendable(purse.balance, purse.bound, at)
  const balance = cards.some((paid) => paid > 0) ? spendableOn(purse.balance, purse.bound, at, goods) : all
  const totals = totalsOf({
    subTotal: priced.subTotal,
    discount: priced.discount,
    shipping,
    spendable: choice.usesWallet ? balance : 0,
    taxes: taxesOf(state, priced, { shipping, taxes: facts }),
  })
  const cashQuestion = {
    regionId: place?.regionId,
    amount: totals.total,
    isPickup,
    hasPaidFirst: availableLines(state).some(
      ({ product }) => product.isGiftCard || facts.memberships.includes(parentSku(product.sku)),
    ),
  }
  return {
    priced,
    isTooHeavy: question ? isTooHeavy(question) : priced.delivery === 'too_heavy',
    isShippingUnknown: counted === undefined,
    cashRefusal: cashRefusal(facts.cashOnDelivery, cashQuestion),
    isByMail,
    address,
    billing,
    delivery,
    chosenDelivery,
    pickup,
    payment,
    goods,
    balance,
    notForGiftCards: all - balance,
    totals,
  }
}

const documentOf = ({ documentType, document }: NonNullable<CheckoutFacts['customer']>): string =>
  documentType && document ? `${documentType} ${writeIdentification(documentType, document)}` : ''

type CheckoutWireOptions = {
  choice: Choice
  payments: readonly PaymentChoice[]
  plansOf: Payments['plansOf']
}

/** The checkout as it travels, in currency units. */
export function wireCheckout(
  state: CartState,
  facts: CheckoutFacts,
  prepared: Prepared,
  { choice, payments, plansOf }: CheckoutWireOptions,
): Checkout {
  const { isByMail, address, billing, delivery, chosenDelivery, pickup, balance, notForGiftCards, totals } = prepared
  const units = (minor: number) => toUnits(minor, countryProfiles[state.country])
  const wireOffer = ({ code, label, price, isFree, etaText, from, to }: Omit<Delivery, 'branches'>) => {
    return { code, label, price: units(price), free: isFree, eta_text: etaText, from, to }
  }
  const refusalOf = (method: PaymentChoice) =>
    method === 'cash_on_delivery' && prepared.cashRefusal
      ? cashRefusalSentence(prepared.cashRefusal, state.country)
      : null
  const payment = payments.find((method) => method === prepared.payment && refusalOf(method) === null) ?? null
  const needsPayment = totals.total > 0
  return {
    cart: wireCart(state),
    customer: facts.customer && {
      email: facts.customer.email,
      first_name: facts.customer.firstName,
      last_name: facts.customer.lastName,
      document: documentOf(facts.customer),
    },
    addresses: facts.addresses.map(toWireAddress),
    id_customer_address: address?.id ?? null,
    id_billing_address: billing?.id ?? null,
    pickup: pickup ? wireOffer(pickup) : null,
    delivery: delivery.map(({ branches, ...offer }) => ({
      ...wireOffer(offer),
      branches: branches.map(({ id, name, address: street, city, postcode, openingHours }) => {
        return { id, name, address: street, city, postcode, opening_hours: openingHours }
      }),
    })),
    ...(prepared.isTooHeavy && { too_heavy: true }),
    shipping: chosenDelivery?.code ?? null,
    payments: payments.map((code) => ({
      ...paymentOption(code, { country: state.country, amount: units(totals.total), now: state.now, plansOf }),
      refusal: refusalOf(code),
    })),
    payment,
    wallet: {
      balance: units(balance),
      not_for_gift_cards: units(notForGiftCards),
      is_used: choice.usesWallet && totals.wallet > 0,
    },
    totals: {
      sub_total: units(totals.subTotal),
      discount: units(totals.discount),
      shipping: units(totals.shipping),
      ...(prepared.isShippingUnknown && { shipping_unknown: true }),
      wallet: units(totals.wallet),
      total: units(totals.total),
      tax_included: units(totals.taxIncluded),
    },
    needs_address: !isByMail,
    needs_payment: needsPayment,
    terms_version: termsVersion,
  }
}
