import type { DeskOrder, ListedOrder } from '#contract/desk/orders.ts'
import { isToCollect } from '#domain/buy/payments/cash-on-delivery.ts'
import { addressObstacle } from '#domain/buy/orders/change-address.ts'
import { orderTransitions } from '#domain/buy/orders/statuses.ts'
import { parcelObstacle, unsentUnits } from '#domain/buy/orders/parcels.ts'
import { readTracking } from '#domain/buy/shipping/tracking.ts'
import { sentUnits } from '#server/ledger/orders/order-parcels.ts'
import { cutUnits } from '#server/ledger/orders/order-cuts.ts'
import { maskEmail, maskName } from '#domain/platform/text/mask-person.ts'
import type { OrderPage } from '#server/buy/orders/list-orders.ts'
import type { ShownOrder } from '#server/buy/orders/show-order.ts'

export const wireListedOrder = ({
  placedAt,
  email,
  name,
  currency: _currency,
  walletUsed: _wallet,
  ...order
}: OrderPage['orders'][number]): ListedOrder => ({
  ...order,
  placedAt: placedAt.toISOString(),
  email: maskEmail(email),
  name: maskName(name),
})

type Address = ShownOrder['shippingAddress']

const wireAddress = (address: Address): DeskOrder['shippingAddress'] => ({
  firstName: address.first_name,
  lastName: address.last_name,
  street: [address.address1, address.street_number, address.additional_info].filter(Boolean).join(' '),
  city: address.city,
  region: address.region,
  postcode: address.postcode,
  phone: `${address.prefix} ${address.phone}`.trim(),
})

const fieldsOf = (address: Address): NonNullable<DeskOrder['addressFields']> => {
  const { region_id: region, city_id: city, city: cityName, region: _region, ...fields } = address
  return { ...fields, region, city, cityName }
}

const iso = (at: Date | null) => at?.toISOString() ?? null

/** What a person has to see before the order goes on. */
function awaitedBy({ status, payments }: ShownOrder): DeskOrder['awaits'] {
  if (status === 'shipped' && isToCollect(payments)) return 'cash'
  const last = payments.at(-1)
  const isTransfer = last?.method === 'bank_transfer' && last.status === 'pending'
  return status === 'payment_pending' && isTransfer ? 'transfer' : null
}

/** What the buttons offer: returns have a screen of their own, and money that is awaited buttons of its own. */
function nextOf(order: ShownOrder): DeskOrder['nextStatuses'] {
  const awaits = awaitedBy(order)
  return orderTransitions[order.status].filter((to) => {
    if (to === 'returned' || to === 'partly_returned' || to === 'partly_shipped') return false
    if (awaits === 'cash') return to !== 'delivered' && to !== 'cancelled'
    return !(awaits === 'transfer' && to === 'paid')
  })
}

/** What of an order can still be cancelled, what is unusual about it and was asked, and what waits for a second person. */
type OpenActs = {
  cuttable: { obstacle: DeskOrder['cutObstacle']; unitsOf(item: number): number }
  hints: DeskOrder['hints']
  disputes: DeskOrder['disputes']
  questions: DeskOrder['questions']
  waiting: DeskOrder['waiting']
}

/** An order as the desk shows it. */
export function wireOrder(
  order: ShownOrder,
  isRevealed: boolean,
  { cuttable, hints, disputes, questions, waiting }: OpenActs,
): DeskOrder {
  const { orderNr, country, version, status, buyer } = order
  const { subTotal, discount, shipping, walletUsed, total, taxIncluded } = order
  const obstacle = parcelObstacle({ status, method: order.shippingMethod, isToCollect: isToCollect(order.payments) })
  return {
    orderNr,
    country,
    version,
    status,
    buyer,
    isRevealed,
    awaits: awaitedBy(order),
    proofSentAt: iso(order.transferProof?.sentAt ?? null),
    nextStatuses: nextOf(order),
    placedAt: order.placedAt.toISOString(),
    deliveredAt: iso(order.deliveredAt),
    delivery: { method: order.shippingMethod, from: order.deliveryFrom, to: order.deliveryTo },
    shippingAddress: wireAddress(order.shippingAddress),
    billingAddress: wireAddress(order.billingAddress),
    addressObstacle: addressObstacle({
      status,
      method: order.shippingMethod,
      isByMail: order.items.every(({ isGiftCard }) => isGiftCard),
    }),
    addressFields: isRevealed ? fieldsOf(order.shippingAddress) : null,
    items: order.items.map(({ imageUrl, creditPaid: _credit, taxPercent: _tax, isGiftCard, ...item }) => {
      const cancelled = cutUnits(order.cuts, item.id)
      const sent = sentUnits(order.parcels, item.id)
      return {
        ...item,
        picture: imageUrl,
        cancelled,
        cuttable: cuttable.unitsOf(item.id),
        sent,
        sendable: obstacle ? 0 : unsentUnits({ ...item, cancelled, sent, isGiftCard }),
      }
    }),
    parcelObstacle: obstacle,
    parcels: order.parcels.map(({ id, carrier, tracking, sentAt, items }) => ({
      id,
      carrier,
      tracking,
      url: readTracking(country, [carrier, tracking].filter(Boolean).join(' '))?.url ?? null,
      sentAt: sentAt.toISOString(),
      items: items.map(({ orderItemId, quantity }) => ({ id: orderItemId, quantity })),
    })),
    cutObstacle: cuttable.obstacle,
    sums: {
      subTotal,
      discount,
      shipping,
      walletUsed,
      total,
      taxIncluded,
      taxes: order.taxes,
      cut: order.cuts.reduce((sum, { amount }) => sum + amount, 0),
    },
    coupons: order.coupons.map(({ code, amount }) => ({ code, amount })),
    payments: order.payments.map(
      ({ createdAt, expiresAt, reference: _ours, details: _details, movedAt: _moved, refundOf, ...payment }) => ({
        ...payment,
        isPartBack: refundOf !== null,
        createdAt: createdAt.toISOString(),
        expiresAt: iso(expiresAt),
      }),
    ),
    hints,
    disputes,
    questions,
    waiting,
    timeline: order.timeline.map(({ status, label, at, note }) => ({ status, label, at: at.toISOString(), note })),
    returns: order.returns.map(({ createdAt, ...one }) => ({ ...one, createdAt: createdAt.toISOString() })),
    notes: order.notes.map(({ createdAt, ...note }) => ({ ...note, at: createdAt.toISOString() })),
    mails: order.mails.map(({ id, template, recipient, createdAt, state, isRepeatable }) => {
      return { id, template, to: recipient, at: createdAt.toISOString(), state, isRepeatable }
    }),
    acts: order.acts.map(({ at, ...act }) => ({ ...act, at: at.toISOString() })),
  }
}
