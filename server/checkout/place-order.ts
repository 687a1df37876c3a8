import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { Handle } from '#db/open.ts'
import { inTransaction, onConnection, type Queries } from '#db/transaction.ts'
import type { Address } from '#domain/addresses/address-fields.ts'
import { placeAddress } from '#domain/addresses/place-of-address.ts'
import type { AppliedCoupon } from '#domain/cart/price-cart.ts'
import { changesInWords } from '#domain/checkout/changes.ts'
import { termsVersion } from '#domain/data-rights/consents.ts'
import { RuleError } from '#domain/errors.ts'
import { formatPrice, toUnits } from '#domain/money.ts'
import type { AddressCopy } from '#domain/orders/address-copy.ts'
import { orderLabels } from '#domain/orders/statuses.ts'
import { providerOf, type PaymentChoice } from '#domain/payments/methods.ts'
import { mostUnpaidOrders, reservedUntil } from '#domain/payments/reservation.ts'
import { voucherCode } from '#domain/payments/voucher-code.ts'
import { categoryStrings } from '#domain/product/categories.ts'
import type { OpenCountry } from '#domain/store/country.ts'
import { arrivalDays } from '#domain/shipping/arrival-text.ts'
import { storeProfiles } from '#domain/store/settings.ts'
import { cartRepository, type CartRow, type IdempotencyRecord } from '#server/cart/repository.ts'
import { availableLines, type AvailableLine, type CartState, type cartStates } from '#server/cart/state.ts'
import { couponError } from '#server/cart/wire.ts'
import { accessTo, type Visitor } from '#server/cart/visitor.ts'
import { issueGiftCards } from '#server/gift-cards/gift-cards.ts'
import { countAttempt, TooManyAttempts } from '#server/http/attempts.ts'
import { replay, storedRefusal, type Intent, type StoredResponse } from '#server/http/idempotency.ts'
import { startMemberships } from '#server/memberships/start-memberships.ts'
import { mailRow } from '#server/mail/outbox.ts'
import { bookStock } from '#server/operator/stock/book-stock.ts'
import { orderKeyOf, orderNumber } from '#server/orders/order-number.ts'
import type { Payments } from '#server/payments/service.ts'
import type { Secrets } from '#server/secrets.ts'
import { prepare, wireCheckout, type Choice, type Prepared } from './prepare.ts'
import { checkoutRepository, type CheckoutFacts } from './repository.ts'
import { payFromWallet, useCoupons } from './spend-tenders.ts'

/** Who buys and where to, checked; null where a customer's account and address book say it. */
export type Guest = { email: string; documentType: string; document: string }

export type PlaceOrderCommand = {
  version: number
  /** What the shopper saw, in currency units. */
  total: number
  choice: Choice
  idBranch: number | null
  guest: Guest | null
  /** Who a guest is, where nothing is sent. */
  contact: { firstName: string; lastName: string } | null
  /** An address that was typed; its places are looked up with everything else. */
  typedAddress: Address | null
}

type Parts = {
  pool: pg.Pool
  secrets: Secrets
  states: ReturnType<typeof cartStates>
  payments: Pick<Payments, 'choices'>
  /** From one address in ten minutes. */
  mostOrders: number
}

const tenMinutes = 600_000

/** What is stored as the answer: nothing in it opens anything. */
export type Placed = { orderNr: string; needsPayment: boolean }

const copyOf = (address: CheckoutFacts['addresses'][number]): AddressCopy => ({
  first_name: address.firstName,
  last_name: address.lastName,
  prefix: address.prefix,
  phone: address.phone,
  address1: address.address1,
  street_number: address.streetNumber,
  additional_info: address.additionalInfo,
  postcode: address.postcode,
  region_id: address.regionId,
  region: address.region,
  city_id: address.cityId,
  city: address.city,
})

/** Who bought what is not sent: a name, and no place. */
const contactCopy = (who: { firstName: string; lastName: string } | null): AddressCopy | undefined =>
  who
    ? {
        first_name: who.firstName,
        last_name: who.lastName,
        prefix: '',
        phone: '',
        address1: '',
        street_number: '',
        additional_info: '',
        postcode: '',
        region_id: 0,
        region: '',
        city_id: null,
        city: '',
      }
    : undefined

/** Where the goods go: home, or to the branch under the shopper's name. */
function destination(home: AddressCopy, { chosenDelivery }: Prepared, idBranch: number | null): AddressCopy {
  if (chosenDelivery?.code !== 'pickup') return home
  const branch = chosenDelivery.branches.find(({ id }) => id === idBranch)
  if (!branch) throw new RuleError('delivery_unavailable', { id_branch: 'Elija una sucursal.' })
  return {
    ...home,
    address1: branch.address,
    street_number: '',
    additional_info: `Sucursal ${branch.name}`,
    postcode: branch.postcode,
    region_id: branch.regionId,
    region: branch.region,
    city_id: branch.cityId,
    city: branch.city,
  }
}

/** Places an order in one transaction, once per cart and once per key (INV-01, INV-16, INV-18). */
export function orderPlacing({ pool, secrets, states, payments, mostOrders }: Parts) {
  async function placeIn(tx: Handle, queries: Queries, asked: Asked, around: Around): Promise<Attempt> {
    const { visitor, command, intent, ip } = asked
    const { store, now, idCustomer } = visitor
    const checkout = checkoutRepository(queries)
    const hash = await checkout.lockCart(store, visitor.hash, idCustomer)
    const question = { store, now, idCustomer, hash: hash ?? visitor.hash, intent }
    const cartFacts = await cartRepository(queries).read(question)
    if (intent && cartFacts.record) return { replayed: recordedAnswer(cartFacts.record, intent) }
    const access = accessTo(cartFacts.cart, { ...visitor, isFromCookie: false })
    if (access === 'bought') throw new RuleError('cart_outdated', undefined, { changes: [] })
    if (access === 'none' || !cartFacts.cart) throw new RuleError('cart_not_found')
    const cart: CartRow = cartFacts.cart
    const state = await states.inTransaction({ ...cartFacts, cart }, { store, now }, around.terms, queries)
    const lines = availableLines(state)
    if (lines.length === 0) throw new RuleError('cart_empty')
    const facts = await checkout.facts({
      store,
      idCustomer,
      email: command.guest?.email ?? null,
      region: command.typedAddress?.regionId ?? null,
      city: command.choice.typedPlace?.cityId ?? null,
      postcode: command.typedAddress?.postcode ?? null,
      isOrdering: true,
      skus: lines.map(({ product }) => product.sku),
    })
    if (facts.needsAccount) throw new RuleError('account_needed')
    const prepared = prepare(state, facts, command.choice)
    const refuse = refusalFor({ state, facts, prepared, command, lines })
    assertUnchanged({ state, prepared, command, lines }, refuse)
    if (facts.unpaidOrders >= mostUnpaidOrders) throw new RuleError('too_many_unpaid')

    const { chosenDelivery, totals } = prepared
    if (!chosenDelivery) throw new RuleError('delivery_unavailable')
    const home = command.typedAddress
      ? typedCopy(command.typedAddress, facts)
      : prepared.isByMail
        ? contactCopy(command.contact ?? facts.customer)
        : prepared.address && copyOf(prepared.address)
    if (!home) throw new RuleError('address_not_found')
    const shippingAddress = destination(home, prepared, command.idBranch)
    const billingAddress = prepared.billing && !prepared.isByMail ? copyOf(prepared.billing) : home
    const method = totals.total > 0 ? prepared.payment : undefined
    if (totals.total > 0 && (!method || !payments.choices(store).includes(method))) {
      throw new RuleError('payment_unavailable')
    }

    const orderNr = orderNumber(facts.count!, around.numberSecret)
    const missing = await bookStock(
      tx,
      store,
      lines.map(({ product, quantity }) => ({ skuSimple: product.sku, delta: -quantity })),
      { reason: 'order', ref: orderNr, now },
    )
    if (missing.length > 0) {
      throw refuse('out_of_stock', Object.fromEntries(missing.map((sku) => [sku, 'out_of_stock'])), missing)
    }
    await takeCoupons(
      tx,
      { coupons: prepared.priced.coupons, store, email: emailOf(facts, command) },
      checkout,
      now,
      refuse,
    )
    if (totals.wallet > 0) {
      const isPaid =
        idCustomer !== null && (await payFromWallet(tx, { idCustomer, orderNr, amount: totals.wallet }, now))
      if (!isPaid) throw refuse('cart_outdated')
    }

    // The last lock that is taken: shoppers behind one address wait for each other no longer than they must.
    await countAttempt(tx, 'order', ip, { most: mostOrders, everyMs: tenMinutes, now })
    const voucher = method === 'cash_voucher' ? voucherCode(randomBytes(8).readBigUInt64BE()) : null
    const status = method ? 'payment_pending' : 'paid'
    const placed: Placed = { orderNr, needsPayment: method !== undefined }
    const isWritten = await checkout.write({
      order: {
        orderNr,
        country: store,
        idCustomer,
        guestEmail: command.guest?.email ?? null,
        guestDocumentType: command.guest?.documentType ?? null,
        guestDocument: command.guest?.document ?? null,
        secondaryNr: randomBytes(8).toString('hex'),
        cartHash: cart.hash,
        status,
        subTotal: totals.subTotal,
        discount: totals.discount,
        shipping: totals.shipping,
        walletUsed: totals.wallet,
        total: totals.total,
        taxIncluded: totals.taxIncluded,
        currency: storeProfiles[store].currency,
        shippingAddress,
        billingAddress,
        shippingMethod: chosenDelivery.code,
        placedAt: now,
        deliveryFrom: chosenDelivery.from,
        deliveryTo: chosenDelivery.to,
        termsVersion,
      },
      items: lines.map((line, at) => itemOf(store, orderNr, line, prepared.priced.paid[at]!)),
      payments: paymentsOf({ orderNr, method, voucher, totals, now }),
      status,
      label: orderLabels[status],
      uses: prepared.priced.coupons.map(({ rule, discount }) => ({ idSalesRule: rule.id, amount: discount })),
      mail: mailRow({
        template: 'order-placed',
        to: emailOf(facts, command),
        store,
        now,
        data: letterOf({ orderNr, store, lines, prepared, isPaid: !method, voucher, home, facts, ...around }),
      }),
      record: intent && {
        key: intent.key,
        route: intent.route,
        owner: intent.owner,
        requestHash: intent.requestHash,
        response: { reply: placed },
      },
    })
    if (!isWritten) throw new RuleError('cart_outdated')
    if (status === 'paid') {
      await issueGiftCards(tx, { orderNr, country: store }, now)
      await startMemberships(tx, { orderNr, country: store, idCustomer }, now)
    }
    return { placed }
  }

  /** One attempt in a transaction of its own; what it refuses is undone and then recorded as the answer to its key. */
  async function attempt(handle: Handle, queries: Queries, asked: Asked, around: Around): Promise<Attempt> {
    const { intent, visitor } = asked
    try {
      return await inTransaction(handle, (tx) => placeIn(tx, queries, asked, around))
    } catch (error) {
      const carts = cartRepository(queries)
      const readRecord = async () => (await carts.read({ ...visitor, intent })).record
      if (!intent || error instanceof TooManyAttempts) throw error
      if (error instanceof RuleError && error.code !== 'idempotency_conflict') {
        if (await carts.record({ intent, response: storedRefusal(error) })) throw error
      } else if ((error as { code?: unknown }).code !== '23505') throw error
      // The same key was faster.
      const record = await readRecord()
      if (!record) throw error
      return { replayed: recordedAnswer(record, intent) }
    }
  }

  return async (asked: Asked): Promise<Placed> => {
    const { store, now } = asked.visitor
    const around = {
      terms: await states.termsOf(store, now),
      numberSecret: await secrets('order number'),
      linkSecret: await secrets('order link'),
    }
    const done = await onConnection(pool, (handle, queries) => attempt(handle, queries, asked, around))
    return 'placed' in done ? done.placed : (replay(done.replayed) as Placed)
  }

  /** A refusal that tells the checkout as it is now, and what changed, in words. */
  function refusalFor({ state, facts, prepared, command, lines }: Looked & { facts: CheckoutFacts }): Refuse {
    return (code, errors, missing = []) => {
      const { store } = state
      const profile = storeProfiles[store]
      const short = lines.filter(
        ({ product, held, quantity }) => quantity < held.quantity || missing.includes(product.sku),
      )
      const changes = changesInWords(
        {
          lines: short.map(({ product, held, quantity }) => {
            const left = missing.includes(product.sku) ? 0 : quantity
            return { name: `${product.name} ${product.size}`, wanted: held.quantity, left }
          }),
          droppedCoupons: prepared.priced.dropped.map(({ rule }) => rule.code),
          totalSeen: command.total,
          totalNow: toUnits(prepared.totals.total, profile),
          hasOtherVersion: command.version !== state.version,
        },
        profile,
      )
      const around = { choice: command.choice, payments: payments.choices(store) }
      return new RuleError(code, errors, { checkout: wireCheckout(state, facts, prepared, around), changes })
    }
  }
}

type Asked = { visitor: Visitor; command: PlaceOrderCommand; intent: Intent | undefined; ip: string }
type Attempt = { placed: Placed } | { replayed: StoredResponse }

/** The first answer to a key, for the same call alone (R6). Answers older than a day are deleted by a job. */
function recordedAnswer({ requestHash, response }: IdempotencyRecord, intent: Intent): StoredResponse {
  if (requestHash !== intent.requestHash || 'quantitySet' in response) throw new RuleError('idempotency_conflict')
  return response
}

/** The address that was typed, with the places it names; refuses a city of another region and the like (INV-22). */
function typedCopy(typed: Address, { places }: CheckoutFacts): AddressCopy {
  const known = {
    region: places.region ?? undefined,
    city: places.city ?? undefined,
    regionOfPostcode: places.regionOfPostcode ?? undefined,
    type: places.type ?? undefined,
  }
  const address = placeAddress(typed, known)
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    prefix: address.prefix,
    phone: address.phone,
    address1: address.address1,
    street_number: address.streetNumber,
    additional_info: address.additionalInfo,
    postcode: address.postcode,
    region_id: address.regionId,
    region: places.region?.name ?? '',
    city_id: address.cityId,
    city: address.city,
  }
}

type Around = { terms: Awaited<ReturnType<Parts['states']['termsOf']>>; numberSecret: string; linkSecret: string }
type Looked = { state: CartState; prepared: Prepared; command: PlaceOrderCommand; lines: readonly AvailableLine[] }
type Refuse = (
  code: 'cart_outdated' | 'out_of_stock',
  errors?: Record<string, string>,
  missing?: readonly string[],
) => RuleError

/** What the shopper agreed to is what there is: lines, coupons, version and total (OP-057, R24). */
function assertUnchanged({ state, prepared, command, lines }: Looked, refuse: Refuse): void {
  const short = lines.filter(({ held, quantity }) => quantity < held.quantity)
  if (short.length > 0) {
    throw refuse(
      'out_of_stock',
      Object.fromEntries(
        short.map(({ held, quantity }) => [held.sku, quantity === 0 ? 'out_of_stock' : 'quantity_reduced']),
      ),
    )
  }
  const { dropped } = prepared.priced
  if (dropped.length > 0) {
    throw refuse(
      'cart_outdated',
      Object.fromEntries(dropped.map((refusal) => [refusal.rule.code, couponError(refusal, state.store)])),
    )
  }
  const isSameTotal = command.total === toUnits(prepared.totals.total, storeProfiles[state.store])
  if (command.version !== state.version || !isSameTotal) throw refuse('cart_outdated')
}

const emailOf = ({ customer }: CheckoutFacts, { guest }: PlaceOrderCommand) => guest?.email ?? customer!.email

/** The uses of coupons, in all and by this person, whoever else buys at the same moment (INV-09). */
async function takeCoupons(
  tx: Handle,
  { coupons, store, email }: { coupons: readonly AppliedCoupon[]; store: OpenCountry; email: string },
  checkout: ReturnType<typeof checkoutRepository>,
  now: Date,
  refuse: Refuse,
): Promise<void> {
  if (coupons.length === 0) return
  const gone = await useCoupons(tx, coupons, now)
  const limited = coupons.filter(({ rule }) => rule.maxUsesPerCustomer !== null)
  if (limited.length > 0) {
    const uses = await checkout.usesOfGuest(
      limited.map(({ rule }) => rule.id),
      store,
      email,
    )
    for (const { rule } of limited) if ((uses.get(rule.id) ?? 0) >= rule.maxUsesPerCustomer!) gone.push(rule.code)
  }
  if (gone.length > 0) throw refuse('cart_outdated', Object.fromEntries(gone.map((code) => [code, 'coupon.invalid'])))
}

const itemOf = (country: string, orderNr: string, { product, quantity }: AvailableLine, paidPrice: number) => ({
  orderNr,
  country,
  skuSimple: product.sku,
  name: product.name,
  brandName: product.brand,
  supplierName: product.seller,
  color: product.color,
  size: product.size,
  imageUrl: product.image,
  quantity,
  unitPrice: product.inForce,
  paidPrice,
  categories: categoryStrings(product.categories).categories,
  isGiftCard: product.isGiftCard,
  exchangeable: product.exchangeable,
})

type Paying = {
  orderNr: string
  method: PaymentChoice | undefined
  voucher: string | null
  totals: Prepared['totals']
  now: Date
}

function paymentsOf({ orderNr, method, voucher, totals, now }: Paying) {
  const common = { orderNr, createdAt: now }
  const byWallet = {
    ...common,
    method: 'wallet' as const,
    status: 'approved' as const,
    amount: totals.wallet,
    provider: null,
    providerRef: null,
    reference: null,
    expiresAt: null,
  }
  return [
    ...(method
      ? [
          {
            ...common,
            method,
            status: 'pending' as const,
            amount: totals.total,
            provider: providerOf[method],
            providerRef: voucher,
            reference: randomBytes(16).toString('hex'),
            expiresAt: reservedUntil(method, now),
          },
        ]
      : []),
    ...(totals.wallet > 0 ? [byWallet] : []),
  ]
}

type Told = {
  orderNr: string
  store: OpenCountry
  lines: readonly AvailableLine[]
  prepared: Prepared
  isPaid: boolean
  voucher: string | null
  home: AddressCopy
  facts: CheckoutFacts
  linkSecret: string
}

/** The confirmation: what was bought, what it costs, when it comes. */
function letterOf({ orderNr, store, lines, prepared, isPaid, voucher, home, facts, linkSecret }: Told) {
  const profile = storeProfiles[store]
  const money = (minor: number) => formatPrice(toUnits(minor, profile), profile)
  const { totals, chosenDelivery } = prepared
  const sum = (name: string, amount: string) => ({ name, detail: '', amount })
  const { from, to } = chosenDelivery!
  return {
    orderNr,
    name: facts.customer?.firstName ?? home.first_name,
    key: facts.customer ? null : orderKeyOf(orderNr, linkSecret),
    lines: lines.map(({ product, quantity }, at) => ({
      name: product.name,
      detail: product.isGiftCard ? `${quantity} × Gift Card` : `${quantity} × ${profile.sizeWord} ${product.size}`,
      amount: money(prepared.priced.paid[at]!),
    })),
    totals: [
      ...(totals.discount > 0 ? [sum('Descuentos incluidos', `-${money(totals.discount)}`)] : []),
      ...(prepared.isByMail ? [] : [sum('Envío', totals.shipping === 0 ? 'Gratis' : money(totals.shipping))]),
      ...(totals.wallet > 0 ? [sum('Saldo de la billetera', `-${money(totals.wallet)}`)] : []),
      sum('Total', money(totals.total)),
    ],
    isPaid,
    voucher,
    arrival: prepared.isByMail
      ? `por ${profile.mailWord}, a quien elijas y el día que elijas`
      : arrivalDays({ from, to }),
  }
}
