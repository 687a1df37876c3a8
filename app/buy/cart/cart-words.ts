import { cartNotices, couponSentence } from '#contract/platform/cart-messages.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { capitalise } from '#domain/platform/text/capitalise.ts'
import { youIn } from '#domain/platform/text/voice.ts'
import { sizeLabel } from './cart-notice-words.ts'

/** The sentences of the cart's screen. */
function speak(country: OpenCountry) {
  const you = youIn(country)
  const { mailWord, sizeWord, shippingWord } = countryProfiles[country]
  const products = (count: number) => (count === 1 ? '1 producto' : `${count} productos`)
  return {
    title: 'Carrito',
    products,
    loading: 'Cargando tu carrito',
    lines: 'Productos en tu carrito',
    size: (size: string) => sizeLabel(country, size),
    seller: (name: string) => `Vendido por ${name}`,
    each: (price: string) => `${price} c/u`,
    quantity: (name: string) => `Cantidad de ${name}`,
    more: (name: string) => `Sumar uno de ${name}`,
    fewer: (name: string) => `Restar uno de ${name}`,
    maxLeft: (most: number) =>
      most === 1 ? '¡Última unidad!' : most === 2 ? '¡Quedan 2 unidades!' : `Quedan ${most} unidades.`,
    maxAtOnce: (most: number) => `Hasta ${most} por compra.`,
    remove: 'Eliminar',
    removeOf: (name: string) => `Eliminar ${name}`,
    favourite: 'Mover a favoritos',
    favouriteOf: (name: string) => `Mover a favoritos ${name}`,
    changeSize: `Cambiar ${sizeWord}`,
    removed: cartNotices.removed,
    undo: 'Deshacer',
    change: {
      cheaper: (from: string, to: string) => `Bajó de precio: antes ${from}, ahora ${to}.`,
      dearer: (from: string, to: string) => `Cambió de precio: antes ${from}, ahora ${to}.`,
      fewer: (left: number) =>
        `Ajustamos la cantidad: ${left === 1 ? 'solo queda 1 unidad' : `solo quedan ${left} unidades`}.`,
    },
    gone: {
      title: (count: number) => (count === 1 ? 'Ya no está disponible' : 'Ya no están disponibles'),
      text: you(
        'Se agotó mientras estaba en tu carrito. Mirá si hay otro talle o algo parecido.',
        'Se agotó mientras estaba en tu carrito. Mira si hay otra talla o algo parecido.',
      ),
      close: 'Cerrar aviso',
    },
    coupon: {
      title: 'Cupones',
      ask: you('¿Tenés un cupón?', '¿Tienes un cupón?'),
      field: 'Código del cupón',
      apply: 'Aplicar',
      sentence: couponSentence,
      freeShipping: `${shippingWord} gratis`,
      remove: (code: string) => `Quitar el cupón ${code}`,
      dropped: (code: string, sentence: string) => `Quitamos ${code}. ${sentence}`,
    },
    shipping: {
      tooHeavy: you(
        'Todo junto pesa más de lo que podemos llevar a domicilio en un envío. Sacá algún producto y compralo aparte.',
        'Todo junto pesa más de lo que podemos llevar a domicilio en un envío. Saca algún producto y cómpralo aparte.',
      ),
      missing: (amount: string) => [`Te faltan `, amount, ` para el ${shippingWord} gratis`] as const,
      reached: you(`¡Tenés ${shippingWord} gratis!`, `¡Tienes ${shippingWord} gratis!`),
    },
    summary: {
      title: 'Resumen de compra',
      subtotal: 'Subtotal',
      discount: 'Cupones',
      shipping: `${capitalise(shippingWord)} estimado`,
      arrival: 'Llegada',
      free: 'Gratis',
      byPlace: 'Según tu dirección',
      notTogether: 'No va todo junto',
      total: 'Total',
      withoutParcel: (isGift: boolean) =>
        isGift
          ? `IVA incluido. Llega por ${mailWord} a quien elijas, el día que elijas.`
          : 'IVA incluido. Empieza apenas se acredita el pago.',
      tax: you(
        `IVA incluido. El ${shippingWord} se confirma cuando elegís la dirección.`,
        `IVA incluido. El ${shippingWord} se confirma cuando eliges la dirección.`,
      ),
    },
    checkout: 'Iniciar compra',
    empty: {
      title: 'Tu carrito está vacío',
      text: you(
        'Lo que agregues te espera acá, aunque cierres la tienda.',
        'Lo que agregues te espera aquí, aunque cierres la tienda.',
      ),
      action: 'Seguir comprando',
      favourites: 'Ver favoritos',
    },
  } as const
}

export type CartWords = ReturnType<typeof speak>

const spoken = new Map<OpenCountry, CartWords>()

export function cartWords(country: OpenCountry): CartWords {
  const known = spoken.get(country)
  if (known) return known
  const words = speak(country)
  spoken.set(country, words)
  return words
}
