import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { capitalise } from '#domain/platform/text/capitalise.ts'

/** Texts of the printed receipt. */
export function receiptWords(country: OpenCountry) {
  const { shippingWord } = countryProfiles[country]
  return {
    title: 'Comprobante de compra',
    notFiscal: {
      ar: 'No es una factura: documento no válido como comprobante fiscal.',
      cl: 'No es una boleta ni una factura: no tiene validez tributaria.',
      co: 'No es una factura electrónica de venta: no tiene validez tributaria.',
    }[country],
    order: 'Pedido',
    date: 'Fecha de compra',
    seller: 'Vende',
    buyer: 'Compra',
    product: 'Producto',
    quantity: 'Cantidad',
    amount: 'Importe',
    each: (price: string) => `${price} c/u`,
    payment: 'Pago',
    paidOn: (date: string) => `Pagado el ${date}`,
    totals: {
      products: 'Productos',
      discount: 'Descuentos',
      coupon: 'Cupón',
      shipping: capitalise(shippingWord),
      free: 'Gratis',
      total: 'Total',
      credit: 'Pagado con crédito',
      wallet: 'Pagado con la billetera',
      rest: (label: string) => `Pagado con ${label}`,
    },
  } as const
}
