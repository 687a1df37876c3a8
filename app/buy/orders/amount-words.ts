import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { capitalise } from '#domain/platform/text/capitalise.ts'

/** The rows of an amount, said the same on every screen. */
export function amountWords(country: OpenCountry) {
  return {
    products: 'Subtotal',
    coupon: (code: string) => `Cupón ${code}`,
    promotion: 'Descuentos',
    shipping: capitalise(countryProfiles[country].shippingWord),
    free: 'Gratis',
    total: 'Total',
    credit: (code: string) => `Crédito ${code}`,
    wallet: 'Saldo de la billetera',
    toPay: 'A pagar',
    /** Of an order of which a part was cancelled. */
    cut: 'Cancelado, te lo devolvemos',
    /** Names of providers keep their capital. */
    paidWith: (name: string) => `Pagado con ${name.replace(/^(Tarjeta|Efectivo)/, (word) => word.toLowerCase())}`,
    tax: (amount: string, percent?: string) =>
      `Incluye ${amount} de IVA${percent === undefined ? '' : ` (${percent} %)`}`,
  } as const
}
