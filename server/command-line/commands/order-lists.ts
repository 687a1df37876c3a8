import { orderStatuses } from '#domain/buy/orders/statuses.ts'
import { paymentStatuses } from '#domain/buy/payments/lifecycle.ts'
import { paymentMethods } from '#domain/buy/payments/methods.ts'
import { maskEmail, maskName } from '#domain/platform/text/mask-person.ts'
import { listOrders } from '#server/buy/orders/list-orders.ts'
import { showOrder, type ShownOrder } from '#server/buy/orders/show-order.ts'
import { choiceOf, choicesOf, countryOf, dayOf, numberOf, textOf } from '#server/command-line/arguments.ts'
import type { Command } from '#server/command-line/command.ts'
import {
  actingFor,
  defaultPage,
  jsonOption,
  maxPage,
  moment,
  money,
  pageOptions,
  reasonOption,
  print,
} from '#server/command-line/output.ts'

export const ordersListCommand: Command = {
  name: 'orders-list',
  usage:
    '[--country C] [--status S,…] [--from DAY] [--to DAY] [--method M] [--payment S] [--text TEXT] [--limit N] [--after ORDER_NR] [--json]',
  summary: 'List orders, the latest first',
  details: [
    `--status    ${orderStatuses.join(', ')}`,
    '--from, --to  days of each store, both included',
    `--method    ${paymentMethods.join(', ')}`,
    `--payment   ${paymentStatuses.join(', ')}: an order with such a payment; with --method, by that method`,
    '--text      a whole order number, e-mail, document or product number (with or without its size)',
    `--limit     how many, ${defaultPage} unless said, ${maxPage} at most; --after begins behind an order`,
    'E-mails and names are masked; order show --reveal has them.',
  ],
  examples: ['orders list --status paid,preparing', 'orders list --country cl --from 2026-11-01 --payment held'],
  takes: [],
  options: {
    country: { type: 'string' },
    status: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
    method: { type: 'string' },
    payment: { type: 'string' },
    text: { type: 'string' },
    ...pageOptions,
    ...jsonOption,
  },
  async run({ db, say }, _given, values) {
    const country = countryOf(values)
    const filter = {
      countries: country && [country],
      statuses: choicesOf(values, 'status', orderStatuses),
      from: dayOf(values, 'from'),
      to: dayOf(values, 'to'),
      method: choiceOf(values, 'method', paymentMethods),
      payment: choiceOf(values, 'payment', paymentStatuses),
      text: textOf(values, 'text'),
    }
    const limit = numberOf(values, 'limit', { from: 1, to: maxPage }) ?? defaultPage
    const page = await listOrders(db, filter, { limit, after: textOf(values, 'after') })
    const orders = page.orders.map((order) => ({ ...order, email: maskEmail(order.email), name: maskName(order.name) }))
    print({ say }, values, { orders, next: page.next }, () => {
      for (const { orderNr, country, status, placedAt, total, units, email, payments } of orders) {
        const paid = payments.map(({ method, status }) => `${method} ${status}`).join(', ')
        say(
          `${orderNr}  ${country}  ${moment(placedAt, country)}  ${status}  ${money(total, country)}  ${units} units  ${email}  ${paid}`,
        )
      }
      if (orders.length === 0) say('No order is like that.')
      if (page.next !== null) say(`… and more: --after ${page.next}`)
    })
  },
}

function* linesOf(order: ShownOrder): Generator<string> {
  const { country } = order
  const price = (minor: number) => money(minor, country)
  yield `Order ${order.orderNr} (${country}): ${order.status}, placed ${moment(order.placedAt, country)}`
  yield `Buyer: ${order.buyer.email}, ${order.buyer.documentType} ${order.buyer.document}${order.buyer.idCustomer === null ? ', a guest' : `, customer #${order.buyer.idCustomer}`}`
  const to = order.shippingAddress
  const street = [to.address1, to.street_number, to.additional_info].filter(Boolean).join(' ')
  yield `To: ${to.first_name} ${to.last_name}, ${street}, ${to.city}, ${to.region} ${to.postcode}, ${to.prefix} ${to.phone}`.replaceAll(
    / +/g,
    ' ',
  )
  yield `By: ${order.shippingMethod}${order.deliveryFrom === null ? '' : `, promised ${order.deliveryFrom} to ${order.deliveryTo}`}`
  for (const { id, quantity, skuSimple, name, brand, color, size, paidPrice, seller } of order.items)
    yield `  ${id}: ${quantity} × ${skuSimple}  ${name}, ${brand}, ${color}, ${size}  ${price(paidPrice)}  from ${seller}`
  yield `Goods ${price(order.subTotal)}, discount ${price(order.discount)}, shipping ${price(order.shipping)}, wallet ${price(order.walletUsed)}, total ${price(order.total)}`
  for (const { percent, paid, amount } of order.taxes) yield `  tax of ${percent} % in ${price(paid)}: ${price(amount)}`
  for (const { code, amount } of order.coupons) yield `  coupon ${code}: ${price(amount)}`
  for (const { cutAt, orderItemId, quantity, amount } of order.cuts)
    yield `  cancelled ${moment(cutAt, country)}: ${quantity} of ${orderItemId}, ${price(amount)} given back`
  for (const { id, method, status, situation, amount, providerRef, details } of order.payments)
    yield `  payment ${id}, ${method}: ${status}${situation === null ? '' : ` (${situation})`} ${price(amount)}${providerRef === null ? '' : `, ${providerRef}`}${details === null ? '' : `, ${JSON.stringify(details)}`}`
  if (order.transferProof) {
    const { kind, bytes, sentAt } = order.transferProof
    yield `  proof of the transfer: a ${kind} of ${Math.ceil(bytes / 1024)} KB, sent ${moment(sentAt, country)}; payment proof ${order.orderNr} writes it to a file`
  }
  for (const { status, at, note } of order.timeline)
    yield `  ${moment(at, country)}  ${status}${note === null ? '' : `: ${note}`}`
  for (const { batchnumber, status, units, createdAt } of order.returns)
    yield `  return ${batchnumber}: ${status}, ${units} units, ${moment(createdAt, country)}`
  for (const { code, createdAt } of order.revocations)
    yield `  revoked by its buyer, ${code}, ${moment(createdAt, country)}`
  for (const { amount, redeemedAt, voidedAt } of order.giftCards)
    yield `  gift card ${price(amount)}: ${voidedAt ? 'void' : redeemedAt ? 'redeemed' : 'open'}`
  for (const { id, template, state, createdAt, isRepeatable } of order.mails)
    yield `  mail ${id}: ${template}, ${state}, ${moment(createdAt, country)}${isRepeatable ? '; order-mail-again sends it once more' : ''}`
  for (const { author, text, createdAt } of order.notes)
    yield `  note of ${author}, ${moment(createdAt, country)}: ${text}`
  for (const { at, actor, action, subject, reason } of order.acts)
    yield `  ${moment(at, country)}  ${actor}: ${action} ${subject}${reason === null ? '' : `, because: ${reason}`}`
}

export const orderShowCommand: Command = {
  name: 'order-show',
  usage: 'ORDER_NR [--reveal --reason TEXT] [--json]',
  summary: 'Everything about one order: goods, payments, steps, returns, mails, notes, what the staff did',
  details: ['Personal data is masked. --reveal shows it for a reason, which is recorded.'],
  examples: ['order show R107', 'order show R107 --reveal --reason "Llama por su dirección"'],
  takes: ['ORDER_NR'],
  options: { reveal: { type: 'boolean' }, ...reasonOption, ...jsonOption },
  async run(context, [orderNr], values) {
    const wanted = { orderNr: orderNr!.toUpperCase(), isRevealed: values.reveal === true }
    const order = await showOrder(context.db, wanted, actingFor(context, values))
    print(context, values, order, () => {
      for (const line of linesOf(order)) context.say(line)
    })
  },
}
