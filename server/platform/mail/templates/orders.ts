import { z } from 'zod/mini'
import { template, type TemplateContext } from './template.ts'

const common = {
  /** First name. */
  name: z.string(),
  orderNr: z.string(),
  /** Opens a guest's order; a customer signs in instead. */
  key: z.nullable(z.string()),
}
const data = z.object(common)
type Common = z.output<typeof data>

/** The link to the order. */
function orderAction({ orderNr, key }: Common, { link }: TemplateContext) {
  const path = key === null ? `/account/orders/${orderNr}` : `/checkout/success/${orderNr}?key=${key}`
  return { label: 'Ver el pedido', url: link(path) }
}

const sample = { name: 'Carla', orderNr: '7K3Q9XMD', key: null }
const reason = 'Te escribimos por tu compra. Estos avisos no son publicidad.'

/** After placing an order; says whether the payment is pending. */
export const orderPlaced = template({
  data: z.object({
    ...common,
    lines: z.array(z.object({ name: z.string(), detail: z.string(), amount: z.string() })),
    totals: z.array(z.object({ name: z.string(), detail: z.string(), amount: z.string() })),
    isPaid: z.boolean(),
    voucher: z.nullable(z.string()),
    /** `entre el 18/11/2026 y el 21/11/2026`. */
    arrival: z.string(),
  }),
  write(order, context) {
    const { orderNr, name, lines, totals, isPaid, voucher, arrival } = order
    const { you } = context
    const waiting =
      voucher === null
        ? 'Falta la confirmación del pago: te avisamos apenas llegue.'
        : you(
            'Pagalo en efectivo con este código. Guardamos el pedido hasta que venza.',
            'Págalo en efectivo con este código. Guardamos el pedido hasta que venza.',
          )
    return {
      subject: `Recibimos tu pedido ${orderNr}`,
      preheader: isPaid ? 'Ya lo estamos preparando.' : 'Te contamos cómo sigue.',
      title: `¡Gracias, ${name}!`,
      paragraphs: [isPaid ? 'El pago está aprobado y ya empezamos a prepararlo.' : waiting, `Llega ${arrival}.`],
      ...(voucher !== null && { code: voucher.replaceAll(/(\d{4})(?=\d)/g, '$1 ') }),
      lines: [...lines, ...totals],
      action: orderAction(order, context),
      reason,
    }
  },
  sample: {
    ...sample,
    lines: [{ name: 'Zapatilla Brisa', detail: '1 × talle 38', amount: '$ 45.990' }],
    totals: [
      { name: 'Envío', detail: '', amount: 'Gratis' },
      { name: 'Total', detail: '', amount: '$ 45.990' },
    ],
    isPaid: false,
    voucher: null,
    arrival: 'entre el 18/11/2026 y el 21/11/2026',
  },
})

export const orderPaid = template({
  data,
  write: (order, context) => ({
    subject: `Pago aprobado: pedido ${order.orderNr}`,
    preheader: 'Ya empezamos a prepararlo.',
    title: 'Tu pago está aprobado',
    paragraphs: [`${order.name}, ya empezamos a preparar tu pedido ${order.orderNr}. Te avisamos cuando salga.`],
    action: orderAction(order, context),
    reason,
  }),
  sample,
})

export const orderRejected = template({
  data,
  write: (order, context) => ({
    subject: `El pago de tu pedido ${order.orderNr} no se aprobó`,
    preheader: 'No te cobramos nada.',
    title: 'El pago no se aprobó',
    paragraphs: [
      'No te cobramos nada, y lo que elegiste volvió a estar a la venta.',
      context.you(
        'Desde el pedido podés volver a comprarlo con otro medio de pago.',
        'Desde el pedido puedes volver a comprarlo con otro medio de pago.',
      ),
    ],
    action: orderAction(order, context),
    reason,
  }),
  sample,
})

export const orderShipped = template({
  data: z.object({ ...common, tracking: z.nullable(z.string()) }),
  write: (order, context) => ({
    subject: `Tu pedido ${order.orderNr} está en camino`,
    preheader: 'Salió de nuestro depósito.',
    title: 'Está en camino',
    paragraphs: [
      `${order.name}, tu pedido salió de nuestro depósito.`,
      ...(order.tracking === null ? [] : [`Seguimiento: ${order.tracking}`]),
    ],
    action: orderAction(order, context),
    reason,
  }),
  sample: { ...sample, tracking: 'Correo 00012345' },
})

export const orderDelivered = template({
  data,
  write: (order, context) => ({
    subject: `Entregamos tu pedido ${order.orderNr}`,
    preheader: '¿Cómo te quedó?',
    title: 'Pedido entregado',
    paragraphs: [
      context.you(
        'Esperamos que te encante. Si algo no va, desde el pedido podés cambiarlo o devolverlo.',
        'Esperamos que te encante. Si algo no va, desde el pedido puedes cambiarlo o devolverlo.',
      ),
    ],
    action: orderAction(order, context),
    reason,
  }),
  sample,
})

export const orderCancelled = template({
  data: z.object({ ...common, note: z.nullable(z.string()), isRefunded: z.boolean() }),
  write: (order, context) => ({
    subject: `Cancelamos tu pedido ${order.orderNr}`,
    preheader: order.isRefunded ? 'Te devolvemos lo que pagaste.' : 'No te cobramos nada.',
    title: 'Pedido cancelado',
    paragraphs: [
      ...(order.note === null ? [] : [order.note]),
      order.isRefunded
        ? 'Ya pedimos la devolución de lo que pagaste, por el mismo medio de pago.'
        : 'No te cobramos nada.',
    ],
    action: orderAction(order, context),
    reason,
  }),
  sample: { ...sample, note: 'El pago no llegó a tiempo.', isRefunded: false },
})

/** The receipt of a withdrawal from a purchase: the law requires a code. */
export const regretReceived = template({
  data: z.object({ code: z.string(), typedOrder: z.string() }),
  write: ({ code, typedOrder }) => ({
    subject: `Recibimos tu pedido de arrepentimiento ${code}`,
    preheader: 'Te respondemos dentro de las 24 horas.',
    title: 'Recibimos tu solicitud',
    paragraphs: [
      `Pediste dejar sin efecto la compra ${typedOrder}. Este es el código de tu solicitud:`,
      'Te respondemos dentro de las 24 horas por este mismo medio.',
    ],
    code,
    reason: 'Te escribimos porque alguien dejó este e-mail en el botón de arrepentimiento.',
  }),
  sample: { code: 'A7K3Q9XM', typedOrder: '7K3Q9XMD' },
})
