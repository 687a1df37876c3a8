import type { placeHandOrder, quoteHandOrder } from '#contract/desk/hand-orders.ts'
import type { DeskParsed, DeskReply } from '#contract/desk/desk-endpoint.ts'
import { couponSentence } from '#contract/platform/cart-messages.ts'
import { termsVersion } from '#domain/customers/data-rights/consents.ts'
import { kindOf } from '#domain/buy/payments/methods.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { addCoupon, removeCoupon, setItems } from '#server/buy/cart/commands.ts'
import type { cartService } from '#server/buy/cart/service.ts'
import type { Visitor } from '#server/buy/cart/visitor.ts'
import type { CheckoutService } from '#server/buy/checkout/open-checkout.ts'
import { readChoice, readCommand, readTypedPostcode } from '#server/buy/checkout/read-command.ts'
import type { Payments } from '#server/buy/payments/service.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'
import { orderKeyOf } from '#server/ledger/orders/order-number.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'

type Services = {
  carts: ReturnType<typeof cartService>
  checkout: CheckoutService
  payments: Payments
  secrets: Secrets
  originOf: Readonly<Partial<Record<OpenCountry, string>>>
}
type Quote = DeskParsed<typeof quoteHandOrder>['body']
type Order = DeskParsed<typeof placeHandOrder>['body']

/** The customer on the telephone, as a guest of the shop with a cart of their own. */
const guestWith = (country: OpenCountry, hash: string | null, now: Date): Visitor => ({
  country,
  now,
  idCustomer: null,
  hash,
  isFromCookie: false,
  cookieHash: null,
  fingerprint: undefined,
})

/** What the shop's own forms send besides. */
const notAsked = {
  id_customer_address: '',
  id_billing_address: '',
  wallet: '0',
  by_mail: '0',
  recipient_name: '',
  recipient_email: '',
  message: '',
  send_on: '',
} as const

function withoutPostcode(error: unknown): undefined {
  if (error instanceof RuleError && error.code === 'postcode_outside_region') return undefined
  throw error
}

/** Orders by hand: a cart and a checkout like a shopper's, in the name of somebody who is on the telephone. */
export function handOrders({ carts, checkout, payments, secrets, originOf }: Services) {
  /** The cart holds what was asked for, and nothing else. */
  async function fill(visitor: Visitor, { items }: Quote) {
    const { cart } = await carts.read(visitor)
    const held = [...cart.items, ...cart.unavailable].map(({ id }) => id)
    const wanted = items.map(({ sku, quantity }) => ({ sku: sku.toUpperCase(), quantity }))
    const gone = held.filter((id) => !wanted.some(({ sku }) => sku === id)).map((sku) => ({ sku, quantity: 0 }))
    return carts.change(visitor, undefined, setItems({ items: [...gone, ...wanted], isList: true }))
  }

  /** At most one coupon, the one that was named; why it does not act. */
  async function applyCoupon(visitor: Visitor, held: readonly string[], coupon: string): Promise<string | null> {
    const code = coupon.trim().toUpperCase()
    for (const other of held.filter((one) => one !== code)) await carts.change(visitor, undefined, removeCoupon(other))
    if (code === '' || held.includes(code)) return null
    try {
      await carts.change(visitor, undefined, addCoupon(code))
      return null
    } catch (error) {
      if (!(error instanceof RuleError) || error.code !== 'coupon_refused') throw error
      return couponSentence(Object.values(error.errors ?? {})[0])
    }
  }

  return {
    async quote(body: Quote, { now }: Pick<StaffCall, 'now'>): Promise<DeskReply<typeof quoteHandOrder>> {
      const { country, coupon } = body
      const hash = body.hash ?? (await carts.hashFor(guestWith(country, null, now)))
      const visitor = guestWith(country, hash, now)
      const { cart, errors } = await fill(visitor, body)
      const couponFault = await applyCoupon(visitor, Object.keys(cart.coupon.coupons), coupon)
      const fields = { ...notAsked, ...body }
      const typed = readTypedPostcode(fields, country)
      const choice = readChoice(fields, country)
      const state = await checkout.stateOf(visitor, choice, typed).catch(withoutPostcode)
      const isPostcodeRight = state !== undefined
      // A postcode that is still being typed keeps nobody from reading the price of the goods.
      const shown = state ?? (await checkout.stateOf(visitor, { ...choice, typedPlace: null }, null))
      return { hash, checkout: shown, faults: { ...errors }, couponFault, isPostcodeRight }
    },

    /** The order, and what it waits for. A voucher or a transfer is begun at once; other payments by the link of its mail. */
    async place(body: Order, { now, intent, caller, acting }: StaffCall): Promise<{ orderNr: string }> {
      const { country, agreed, version, total } = body
      const fields = {
        ...notAsked,
        ...body,
        version: String(version),
        total: String(total),
        terms_version: agreed ? termsVersion : '',
        region: body.fk_customer_address_region,
      }
      const command = readCommand({ country, isCustomer: false, now }, fields)
      const visitor = guestWith(country, body.hash, now)
      const request = { visitor, command, intent, ip: caller.ip, placedBy: acting() }
      const { placed, payment } = await checkout.place(request)
      const { orderNr } = placed
      if (payment && body.payment && kindOf(body.payment) !== 'redirect') {
        const returnPath = `/checkout/success/${orderNr}?key=${orderKeyOf(orderNr, await secrets('order link'))}`
        const origin = originOf[country] ?? caller.origin
        // A provider that does not answer costs no order: the link in the mail pays it.
        await payments.start({ orderNr, payment, origin, returnPath, now }).catch(() => undefined)
      }
      return { orderNr }
    },
  }
}

export type HandOrders = ReturnType<typeof handOrders>
