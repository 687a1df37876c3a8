import { z } from 'zod/mini'
import { cashPlaces } from '#domain/buy/payments/cash-places.ts'
import { common, inGroups, orderAction, orderReason, payAction, sampleOrder, transferFacts } from './order-parts.ts'
import { samplePickup, sampleSummary, shownOrder } from './order-summary.ts'
import { template } from './template.ts'

const data = z.object(common)
const sample = { ...sampleOrder, summary: sampleSummary }
/** How mails of older versions listed what was bought. */
const listed = z.optional(z.array(z.object({ name: z.string(), detail: z.string(), amount: z.string() })))

/** After placing an order; says whether the payment is pending. */
export const orderPlaced = template({
  data: z.object({
    ...common,
    isPaid: z.boolean(),
    voucher: z.nullable(z.string()),
    /** Waits for a transfer to the account of the store. */
    isTransfer: z.optional(z.boolean()),
    /** Is paid at the door. */
    isCollected: z.optional(z.boolean()),
    /** What is still to be paid. */
    amount: z.optional(z.string()),
    /** `el jueves 19 de noviembre a las 10:20`: how long the goods wait for the payment. */
    until: z.optional(z.string()),
    /** `Llega entre el miércoles 18 y el sábado 21 de noviembre`: promised once it is paid. */
    promise: z.optional(z.string()),
    lines: listed,
    totals: listed,
    /** In older mails: what follows 'Llega'. */
    arrival: z.optional(z.string()),
  }),
  write(order, context) {
    const {
      orderNr,
      name,
      lines = [],
      totals = [],
      isPaid,
      voucher,
      isTransfer = false,
      isCollected = false,
      arrival,
      until,
      amount = '',
    } = order
    const { you, country } = context
    const isReserved = `está reservado${until === undefined ? '' : ` hasta ${until}`}`
    const promise = order.promise ?? (arrival === undefined ? undefined : `Llega ${arrival}`)
    const pay = `${amount} en ${cashPlaces[country]}`.trim()
    const paid = [
      `Tu pedido ${orderNr} está pagado y ya lo estamos preparando. Te avisamos cuando esté listo.`,
      ...(promise === undefined ? [] : [`${promise}.`]),
    ]
    const collected = [
      you(
        `Tu pedido ${orderNr} está confirmado y lo estamos preparando. Pagás ${amount} en efectivo cuando te llegue.`,
        `Tu pedido ${orderNr} está confirmado y lo estamos preparando. Pagas ${amount} en efectivo cuando te llegue.`,
      ),
      ...(promise === undefined ? [] : [`${promise}.`]),
    ]
    const transfer = you(
      `Tu pedido ${orderNr} ${isReserved}. Transferí ${amount} a esta cuenta y poné el número de pedido como referencia. Te avisamos cuando la veamos.`,
      `Tu pedido ${orderNr} ${isReserved}. Transfiere ${amount} a esta cuenta y pon el número de pedido como referencia. Te avisamos cuando la veamos.`,
    )
    const waiting =
      voucher === null
        ? you(
            `Tu pedido ${orderNr} ${isReserved}. Si todavía no lo pagaste, hacelo desde acá: está todo listo. Si ya lo pagaste, te avisamos apenas nos lo confirmen.`,
            `Tu pedido ${orderNr} ${isReserved}. Si todavía no lo pagaste, hazlo desde aquí: está todo listo. Si ya lo pagaste, te avisamos apenas nos lo confirmen.`,
          )
        : you(
            `Tu pedido ${orderNr} ${isReserved}. Pagá ${pay} con este código:`,
            `Tu pedido ${orderNr} ${isReserved}. Paga ${pay} con este código:`,
          )
    const shown = shownOrder(order.summary, context)
    const payLabel = amount ? `Pagar ${amount}` : 'Pagar el pedido'
    return {
      subject: `Recibimos tu pedido ${orderNr}`,
      preheader: isPaid || isCollected ? 'Ya lo estamos preparando.' : `Tu pedido ${isReserved}.`,
      title: `¡Gracias, ${name}!`,
      paragraphs: isPaid ? paid : isCollected ? collected : [isTransfer ? transfer : waiting],
      ...(voucher !== null && { code: inGroups(voucher) }),
      ...(lines.length > 0 && { lines: [...lines, ...totals] }),
      ...shown,
      ...(isTransfer && { facts: [...transferFacts(order, context), ...(shown.facts ?? [])] }),
      action:
        isPaid || isCollected || isTransfer || voucher !== null
          ? orderAction(order, context)
          : payAction(order, context, payLabel),
      reason: orderReason,
    }
  },
  sample: {
    ...sampleOrder,
    summary: { ...sampleSummary, paid: null },
    isPaid: false,
    voucher: null,
    amount: '$ 50.563',
    until: 'el jueves 19 de noviembre a las 10:20',
  },
})

export const orderPaid = template({
  data: z.object({
    ...common,
    /** `Llega entre el martes 24 y el jueves 26 de noviembre`: counted from the payment. */
    arrival: z.optional(z.string()),
  }),
  write: (order, context) => ({
    subject: `Pago aprobado: pedido ${order.orderNr}`,
    preheader: order.arrival ?? 'Ya empezamos a prepararlo.',
    title: 'Tu pago está aprobado',
    paragraphs: [
      `${order.name}, ya empezamos a preparar tu pedido ${order.orderNr}. Te avisamos ${order.summary?.branch ? 'cuando esté listo' : 'cuando salga'}.`,
      ...(order.arrival === undefined ? [] : [`${order.arrival}.`]),
    ],
    ...shownOrder(order.summary, context),
    action: orderAction(order, context),
    reason: orderReason,
  }),
  sample: { ...sampleOrder, summary: samplePickup, arrival: 'Listo para retirar desde el viernes 20 de noviembre' },
})

export const orderRejected = template({
  data,
  write: (order, context) => ({
    subject: `El pago de tu pedido ${order.orderNr} no se aprobó`,
    preheader: 'No te cobramos nada.',
    title: 'El pago no se aprobó',
    paragraphs: [
      `No te cobramos nada por el pedido ${order.orderNr}, y lo que elegiste volvió a estar a la venta.`,
      context.you(
        'Desde el pedido podés volver a comprarlo con otro medio de pago.',
        'Desde el pedido puedes volver a comprarlo con otro medio de pago.',
      ),
    ],
    ...withoutTotals(shownOrder(order.summary, context)),
    action: orderAction(order, context),
    reason: orderReason,
  }),
  sample,
})

/** What was not bought in the end has nothing to add up. */
function withoutTotals({ products = [] }: ReturnType<typeof shownOrder>) {
  return { products: products.map((one) => ({ ...one, amount: '' })) }
}

export const orderCancelled = template({
  data: z.object({
    ...common,
    note: z.nullable(z.string()),
    isRefunded: z.boolean(),
    /** Its reservation ended without a payment. */
    isUnpaid: z.optional(z.boolean()),
    usedWallet: z.optional(z.boolean()),
  }),
  write: (order, context) => ({
    subject: order.isUnpaid
      ? `Tu pedido ${order.orderNr} se canceló: no se pagó a tiempo`
      : `Cancelamos tu pedido ${order.orderNr}`,
    preheader: order.isRefunded ? 'Te devolvemos lo que pagaste.' : 'No te cobramos nada.',
    title: 'Pedido cancelado',
    paragraphs: [
      ...(order.isUnpaid
        ? [`La reserva de tu pedido ${order.orderNr} terminó sin el pago, y lo que elegiste volvió a estar a la venta.`]
        : [[`Tu pedido ${order.orderNr} quedó cancelado.`, order.note ?? ''].join(' ').trim()]),
      order.isRefunded
        ? 'Ya pedimos la devolución de lo que pagaste, por el mismo medio de pago.'
        : 'No te cobramos nada.',
      ...(order.usedWallet ? ['El saldo que habías usado ya está de nuevo en tu billetera.'] : []),
      ...(order.isUnpaid
        ? [
            context.you(
              'Si lo seguís queriendo, desde el pedido podés volver a comprarlo.',
              'Si lo sigues queriendo, desde el pedido puedes volver a comprarlo.',
            ),
          ]
        : []),
    ],
    ...withoutTotals(shownOrder(order.summary, context)),
    action: orderAction(order, context),
    reason: orderReason,
  }),
  sample: { ...sample, note: null, isRefunded: false, isUnpaid: true },
})

export const orderAddressChanged = template({
  data: z.object({
    ...common,
    /** When it arrives there, counted from its payment. */
    arrival: z.optional(z.string()),
  }),
  write: (order, context) => ({
    subject: `Cambiamos la dirección de tu pedido ${order.orderNr}`,
    preheader: context.you('Mirá a dónde va ahora.', 'Mira a dónde va ahora.'),
    title: 'Otra dirección de entrega',
    paragraphs: [
      `${order.name}, cambiamos la dirección de tu pedido ${order.orderNr}. Va a la que está más abajo, y cuesta lo mismo.`,
      ...(order.arrival === undefined ? [] : [`${order.arrival}.`]),
      context.you(
        'Si no nos pediste este cambio, escribinos cuanto antes.',
        'Si no nos pediste este cambio, escríbenos cuanto antes.',
      ),
    ],
    ...shownOrder(order.summary, context),
    action: orderAction(order, context),
    reason: orderReason,
  }),
  sample: { ...sample, arrival: 'Llega entre el martes 24 y el jueves 26 de noviembre' },
})

export const orderPartCancelled = template({
  data: z.object({
    ...common,
    /** `1 × Remera (M)` */
    cancelled: z.array(z.string()),
    /** What goes back to the means of payment, to the wallet, and as a credit; null where nothing does. */
    money: z.nullable(z.string()),
    wallet: z.nullable(z.string()),
    credit: z.nullable(z.string()),
  }),
  write(order, context) {
    const { money, wallet, credit } = order
    const given = [
      ...(money === null ? [] : [`Ya pedimos la devolución de ${money}, por el mismo medio de pago.`]),
      ...(wallet === null ? [] : [`${wallet} ya están de nuevo en tu billetera.`]),
      ...(credit === null ? [] : [`${credit} quedaron como crédito en tu cuenta.`]),
    ]
    return {
      subject: `Cancelamos una parte de tu pedido ${order.orderNr}`,
      preheader: 'El resto del pedido sigue igual.',
      title: 'Cancelamos una parte',
      paragraphs: [
        `${order.name}, de tu pedido ${order.orderNr} cancelamos ${order.cancelled.join(', ')}. El resto sigue igual.`,
        ...(given.length > 0 ? [given.join(' ')] : []),
      ],
      ...shownOrder(order.summary, context),
      action: orderAction(order, context),
      reason: orderReason,
    }
  },
  sample: { ...sample, cancelled: ['1 × Remera de algodón (M)'], money: '$ 11.000', wallet: '$ 5.990', credit: null },
})
