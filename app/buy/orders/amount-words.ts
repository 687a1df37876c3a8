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
    /** With the tax of each rate where there are several. */
    tax: (amount: string, rates: readonly { percent: string; tax: string }[] = []) => {
      const [only, ...others] = rates
      const parts = rates.map(({ percent, tax }) => `${tax} (${percent} %)`)
      if (others.length > 0) return `Incluye ${amount} de IVA: ${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`
      return `Incluye ${amount} de IVA${only === undefined ? '' : ` (${only.percent} %)`}`
    },
  } as const
}
