import type { TermField } from '#domain/platform/country/term-fields.ts'
import { wordsIn } from '#desk/platform/words.ts'

type TermWords = { name: string; help?: string }

export const termWords = wordsIn<Record<TermField, TermWords>>({
  es: {
    free_from: { name: 'Envío gratis desde', help: 'Lo prometen la tienda, el carrito y los mails.' },
    return_days: { name: 'Días para cambiar o devolver' },
    refund_days: { name: 'Días hábiles para devolver el dinero' },
    dropoff_days: { name: 'Días para llevar la devolución a una sucursal' },
    regret_days: { name: 'Días para arrepentirse', help: 'Nunca menos de lo que da la ley.' },
    regret_in_working_days: { name: 'El arrepentimiento se cuenta en días hábiles' },
    collects_returns: { name: 'La tienda pasa a buscar devoluciones' },
    credit_days: { name: 'Días que vale un crédito' },
    min_withdrawal: { name: 'Retiro mínimo de la billetera' },
    max_coupons: { name: 'Cupones por compra' },
    max_credit_coupons: { name: 'Créditos por compra' },
    max_discount_percent: { name: 'Descuento máximo de una compra, en %' },
    tax_percent: { name: 'Impuesto incluido en los precios, en %' },
    checkout_places: {
      name: 'Cuántos pueden comprar a la vez',
      help: '0: todos. Con un número, el resto espera en fila.',
    },
  },
  en: {
    free_from: { name: 'Free delivery from', help: 'Pages, carts and mails promise it.' },
    return_days: { name: 'Days to exchange or return' },
    refund_days: { name: 'Working days to give money back' },
    dropoff_days: { name: 'Days to bring a return to a branch' },
    regret_days: { name: 'Days to revoke a purchase', help: 'Never less than the law gives.' },
    regret_in_working_days: { name: 'Revoking counts working days' },
    collects_returns: { name: 'The store collects returns' },
    credit_days: { name: 'Days that a credit is good for' },
    min_withdrawal: { name: 'Smallest withdrawal from the wallet' },
    max_coupons: { name: 'Coupons in a purchase' },
    max_credit_coupons: { name: 'Credits in a purchase' },
    max_discount_percent: { name: 'Largest discount of a purchase, in %' },
    tax_percent: { name: 'Tax included in prices, in %' },
    checkout_places: { name: 'How many may buy at a time', help: '0: all. With a number the others wait in line.' },
  },
})
