import { z } from 'zod/mini'
import { cashPlaces } from '#domain/buy/payments/cash-places.ts'
import { common, inGroups, orderReason, payAction, sampleOrder, transferFacts } from './order-parts.ts'
import { sampleSummary, shownOrder } from './order-summary.ts'
import { template } from './template.ts'

const unpaid = { ...sampleSummary, paid: null }

/** A bank refused: the order waits, and everything is filled in already. Once for an order. */
export const paymentRefused = template({
  data: z.object({ ...common, amount: z.string(), until: z.string() }),
  write: (order, context) => ({
    subject: `Falta pagar tu pedido ${order.orderNr}`,
    preheader: `Está reservado hasta ${order.until}.`,
    title: 'Falta pagar tu pedido',
    paragraphs: [
      `Tu banco no aprobó el pago y no se te cobró nada. Tu pedido ${order.orderNr} está reservado hasta ${order.until}.`,
      context.you(
        'Probá de nuevo o con otro medio de pago: lo demás ya está completo.',
        'Prueba de nuevo o con otro medio de pago: lo demás ya está completo.',
      ),
    ],
    ...shownOrder(order.summary, context),
    action: payAction(order, context, `Pagar ${order.amount}`),
    reason: orderReason,
  }),
  sample: { ...sampleOrder, summary: unpaid, amount: '$ 50.563', until: 'el jueves 19 de noviembre a las 10:20' },
})

/** The code for a counter, when it was chosen after ordering. */
export const paymentCode = template({
  data: z.object({ ...common, code: z.string(), amount: z.string(), until: z.string() }),
  write: (order, context) => {
    const places = cashPlaces[context.country]
    return {
      subject: `Código para pagar tu pedido ${order.orderNr}`,
      preheader: `${order.amount} en ${places}, hasta ${order.until}.`,
      title: 'Tu código de pago',
      paragraphs: [
        context.you(
          `Pagá ${order.amount} en ${places} hasta ${order.until}. Te guardamos los productos del pedido ${order.orderNr} hasta entonces. Este es el código:`,
          `Paga ${order.amount} en ${places} hasta ${order.until}. Te guardamos los productos del pedido ${order.orderNr} hasta entonces. Este es el código:`,
        ),
      ],
      code: inGroups(order.code),
      ...shownOrder(order.summary, context),
      action: payAction(order, context, 'Ver cómo pagar'),
      reason: orderReason,
    }
  },
  sample: {
    ...sampleOrder,
    summary: unpaid,
    code: '1234567890123452',
    amount: '$ 50.563',
    until: 'el sábado 21 de noviembre a las 10:20',
  },
})

/** The account of the store, when a transfer was chosen after ordering. */
export const paymentTransfer = template({
  data: z.object({ ...common, amount: z.string(), until: z.string() }),
  write: (order, context) => {
    const { orderNr, amount, until } = order
    const shown = shownOrder(order.summary, context)
    return {
      subject: `Datos para transferir: pedido ${orderNr}`,
      preheader: `${amount}, hasta ${until}.`,
      title: 'Los datos de la cuenta',
      paragraphs: [
        context.you(
          `Transferí ${amount} a esta cuenta hasta ${until}, con el número de pedido como referencia. Te guardamos los productos hasta entonces y te avisamos cuando la veamos.`,
          `Transfiere ${amount} a esta cuenta hasta ${until}, con el número de pedido como referencia. Te guardamos los productos hasta entonces y te avisamos cuando la veamos.`,
        ),
      ],
      ...shown,
      facts: [...transferFacts(order, context), ...(shown.facts ?? [])],
      action: payAction(order, context, 'Ver el pedido'),
      reason: orderReason,
    }
  },
  sample: { ...sampleOrder, summary: unpaid, amount: '$ 50.563', until: 'el sábado 21 de noviembre a las 10:20' },
})
