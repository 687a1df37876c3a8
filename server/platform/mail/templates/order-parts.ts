import { z } from 'zod/mini'
import { transferLines } from '#domain/buy/payments/transfer.ts'
import { orderSummary } from './order-summary.ts'
import type { TemplateContext } from './template.ts'

export const common = {
  /** First name. */
  name: z.string(),
  orderNr: z.string(),
  /** Opens a guest's order; a customer signs in instead. */
  key: z.nullable(z.string()),
  /** Absent in mails that an older version queued. */
  summary: z.optional(orderSummary),
}
const data = z.object(common)
type Common = z.output<typeof data>

/** The link to the order. */
export function orderAction({ orderNr, key }: Common, { link }: TemplateContext) {
  const path = key === null ? `/account/orders/${orderNr}` : `/checkout/success/${orderNr}?key=${key}`
  return { label: 'Ver el pedido', url: link(path) }
}

/** The same page, where the order can be paid. */
export const payAction = (order: Common, context: TemplateContext, label: string) => ({
  ...orderAction(order, context),
  label,
})

/** In groups of four, to be read and typed. */
export const inGroups = (code: string) => code.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** The account to transfer to, above what else is said of an order; nothing where a store has none any more. */
export function transferFacts({ orderNr }: Common, { country, terms }: TemplateContext) {
  if (!terms.transfer) return []
  const lines = transferLines(terms.transfer, orderNr, country).map(({ name, value }) => `${name}: ${value}`)
  return [{ title: 'Datos para la transferencia', lines }]
}

export const sampleOrder = { name: 'Carla', orderNr: '7K3Q9XMD', key: null }
export const orderReason = 'Te escribimos por tu compra. Estos avisos no son publicidad.'
