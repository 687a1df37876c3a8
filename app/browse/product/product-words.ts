import { notices } from '#contract/platform/notices.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { capitalise } from '#domain/platform/text/capitalise.ts'
import { youIn } from '#domain/platform/text/voice.ts'

/** Texts of the product page. */
function speak(country: OpenCountry) {
  const you = youIn(country)
  const { sizeWord, shippingWord } = countryProfiles[country]
  const isTalle = sizeWord === 'talle'
  return {
    breadcrumb: 'Ruta',
    gallery: {
      label: (name: string) => `Fotos de ${name}`,
      enlarge: 'Ampliar',
    },
    share: 'Compartir',
    giftCard: {
      amount: 'Monto',
    },
    compare: {
      add: 'Comparar',
      drop: 'Quitar de la comparación',
      see: (count: number) => `Comparar (${count})`,
    },
    whatsapp: 'Compartir por WhatsApp',
    copied: you('Copiamos el enlace. Pegalo donde quieras.', 'Copiamos el enlace. Pégalo donde quieras.'),
    notCopied: you(
      'No pudimos copiar el enlace. Copialo de la barra de direcciones.',
      'No pudimos copiar el enlace. Cópialo de la barra de direcciones.',
    ),
    favourite: (name: string) => `Agregar ${name} a favoritos`,
    eco: 'Eco',
    soldOut: 'Agotado',
    lowestBefore: (amount: string) => `mínimo de 30 días antes: ${amount}`,
    saved: (amount: string) => you(`Ahorrás ${amount}`, `Ahorras ${amount}`),
    withoutTaxes: (price: string) => `Precio sin impuestos nacionales: ${price}`,
    instalments: (count: number, amount: string) => `${count} cuotas sin interés de ${amount}.`,
    instalmentsNote: 'Cálculo estimado, sujeto a aprobación.',
    free: `${capitalise(shippingWord)} gratis`,
    freeFrom: (amount: string) => `${capitalise(shippingWord)} gratis desde ${amount}`,
    color: 'Color',
    size: isTalle ? 'Talle' : 'Talla',
    onlySize: isTalle ? 'Talle único' : 'Talla única',
    chosenSize: (size: string) => `${isTalle ? 'Talle' : 'Talla'} ${size}`,
    fits: {
      runs_small: you('Suele quedar chico: pedí un talle más.', 'Suele quedar pequeño: pide una talla más.'),
      runs_large: you('Suele quedar grande: pedí un talle menos.', 'Suele quedar grande: pide una talla menos.'),
    },
    sizeGuide: isTalle ? 'Guía de talles' : 'Guía de tallas',
    // Both literal (OP-037).
    chooseSize: you('Elegí un talle', 'Elige una talla'),
    lastUnit: '¡Última unidad!',
    lastTwo: '¡Quedan 2 unidades!',
    sizeSoldOut: (size: string) => (isTalle ? `El talle ${size} está agotado.` : `La talla ${size} está agotada.`),
    allSoldOut: you(
      'Se agotó. Elegí tu talle y te escribimos si vuelve.',
      'Se agotó. Elige tu talla y te escribimos si vuelve.',
    ),
    add: you('Agregar al carrito', 'Agregar al carrito'),
    goToCart: 'Ir al carrito',
    notify: you('Avisame cuando vuelva', 'Avísame cuando vuelva'),
    delivery: {
      title: `${capitalise(shippingWord)} y devoluciones`,
      to: (city: string) => `${capitalise(shippingWord)} a ${city}`,
      choose: you('Elegí tu ciudad', 'Elige tu ciudad'),
      change: 'Cambiar',
      where: '¿A dónde te lo enviamos?',
      freePrice: 'Gratis',
      noFast: notices.noFastShipping,
      failed: `No pudimos calcular el ${shippingWord}.`,
      retry: 'Reintentar',
      returns: (days: number) => `${days} días para cambios y devoluciones`,
      noReturns: 'Este producto no tiene cambio ni devolución',
      seller: (name: string) => `Vendido por ${name}`,
    },
    description: 'Descripción',
    details: 'Detalles',
    sku: 'Código',
    brandMore: (brand: string) => `Ver todo ${brand}`,
    related: 'Más para ver',
    gone: {
      title: 'La página no existe.',
      text: you(
        'Puede que ya no vendamos este producto. Tu carrito sigue como lo dejaste.',
        'Puede que ya no vendamos este producto. Tu carrito sigue como lo dejaste.',
      ),
      action: 'Ir al inicio',
      similar: 'Parecidos a lo que buscabas',
    },
  } as const
}

export type ProductWords = ReturnType<typeof speak>

const spoken = new Map<OpenCountry, ProductWords>()

export function productWords(country: OpenCountry): ProductWords {
  const known = spoken.get(country)
  if (known) return known
  const words = speak(country)
  spoken.set(country, words)
  return words
}
