import { z } from 'zod/mini'
import { pickupWords } from '#domain/buy/shipping/pickup-words.ts'
import { readTracking } from '#domain/buy/shipping/tracking.ts'
import { common, orderAction, orderReason, sampleOrder } from './order-parts.ts'
import { sampleSummary, shownOrder } from './order-summary.ts'
import { template, type MailContent, type TemplateContext } from './template.ts'

const data = z.object(common)
const sample = { ...sampleOrder, summary: sampleSummary }

export const orderShipped = template({
  data: z.object({
    ...common,
    tracking: z.nullable(z.string()),
    /** What is paid at the door. */
    collect: z.optional(z.string()),
  }),
  write: (order, context) => {
    const { facts = [], ...shown } = shownOrder(order.summary, context)
    const branch = order.summary?.branch
    if (branch) return readyAtBranch(order, branch.name, context)
    const where = order.tracking ? trackingFact(context.country, order.tracking) : undefined
    return {
      subject: `Tu pedido ${order.orderNr} está en camino`,
      preheader: `Salió de ${warehouseOf(context.country)}.`,
      title: 'Está en camino',
      paragraphs: [
        `${order.name}, tu pedido ${order.orderNr} salió de ${warehouseOf(context.country)}.`,
        ...(order.collect === undefined
          ? []
          : [
              context.you(
                `Pagás ${order.collect} en efectivo al recibirlo: tené el importe a mano.`,
                `Pagas ${order.collect} en efectivo al recibirlo: ten el importe a mano.`,
              ),
            ]),
      ],
      ...shown,
      facts: [...(where ? [where] : []), ...facts],
      action: orderAction(order, context),
      reason: orderReason,
    }
  },
  sample: { ...sample, tracking: 'Andreani 360000123456' },
})

/** `Andreani 360000123456` as a fact with the carrier's page, where there is one. */
function trackingFact(country: TemplateContext['country'], noted: string) {
  const tracking = readTracking(country, noted)
  if (!tracking) return { title: 'Seguimiento', lines: [noted] }
  const { carrier, code, url } = tracking
  const link = url && { link: { label: 'Ver el seguimiento', url } }
  return { title: 'Seguimiento', lines: [[carrier, code].filter(Boolean).join(' · ')], ...link }
}

export const orderParcel = template({
  data: z.object({
    ...common,
    /** What is in the parcel, and what is still to come: `1 × Remera (M)`. */
    sent: z.array(z.string()),
    left: z.array(z.string()),
    tracking: z.nullable(z.string()),
  }),
  write: (order, context) => {
    const { facts = [], ...shown } = shownOrder(order.summary, context)
    const { orderNr, sent, left } = order
    const isLast = left.length === 0
    return {
      subject: isLast ? `Salió lo que faltaba de tu pedido ${orderNr}` : `Salió una parte de tu pedido ${orderNr}`,
      preheader: isLast ? 'Ya está todo en camino.' : 'El resto sale en otro paquete.',
      title: isLast ? 'Está todo en camino' : 'Salió una parte',
      paragraphs: [
        isLast
          ? `${order.name}, salió de ${warehouseOf(context.country)} lo que faltaba de tu pedido ${orderNr}.`
          : `${order.name}, salió de ${warehouseOf(context.country)} una parte de tu pedido ${orderNr}. El resto sale en otro paquete y te avisamos.`,
      ],
      ...shown,
      facts: [
        { title: 'En este paquete', lines: [...sent] },
        ...(order.tracking ? [trackingFact(context.country, order.tracking)] : []),
        ...(isLast ? [] : [{ title: 'Falta enviar', lines: [...left] }]),
        ...facts,
      ],
      action: orderAction(order, context),
      reason: orderReason,
    }
  },
  sample: {
    ...sample,
    sent: ['1 × Remera de algodón (M)'],
    left: ['1 × Zapatilla urbana (37)'],
    tracking: 'Andreani 360000123456',
  },
})

type Shipped = Parameters<typeof orderAction>[0] & { tracking: string | null }

/** What is collected waits for its buyer. */
function readyAtBranch(order: Shipped, branch: string, context: TemplateContext): MailContent {
  const { facts = [], ...shown } = shownOrder(order.summary, context)
  const { collect } = pickupWords(context.country)
  return {
    subject: `Tu pedido ${order.orderNr} está listo para ${collect}`,
    preheader: `Te espera en la sucursal ${branch}.`,
    title: `Listo para ${collect}`,
    paragraphs: [`${order.name}, tu pedido ${order.orderNr} te espera en la sucursal ${branch}.`],
    ...shown,
    facts: [...(order.tracking ? [{ title: 'Nota', lines: [order.tracking] }] : []), ...facts],
    action: orderAction(order, context),
    reason: orderReason,
  }
}

const warehouseOf = (country: string) => (country === 'ar' ? 'nuestro depósito' : 'nuestra bodega')

export const orderDelivered = template({
  data,
  write: (order, context) => ({
    subject: `Entregamos tu pedido ${order.orderNr}`,
    preheader: '¿Cómo te quedó?',
    title: 'Pedido entregado',
    paragraphs: [
      `${order.name}, entregamos tu pedido ${order.orderNr}.`,
      context.you(
        'Esperamos que te encante. Si algo no va, desde el pedido podés cambiarlo o devolverlo.',
        'Esperamos que te encante. Si algo no va, desde el pedido puedes cambiarlo o devolverlo.',
      ),
    ],
    ...shownOrder(order.summary, context),
    action: orderAction(order, context),
    reason: orderReason,
  }),
  sample,
})
