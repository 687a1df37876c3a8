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
    const tracking = readTracking(context.country, order.tracking)
    const where = tracking
      ? {
          title: 'Seguimiento',
          lines: [[tracking.carrier, tracking.code].filter(Boolean).join(' · ')],
          ...(tracking.url && {
            link: { label: 'Ver el seguimiento', url: tracking.url },
          }),
        }
      : order.tracking
        ? { title: 'Seguimiento', lines: [order.tracking] }
        : undefined
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
