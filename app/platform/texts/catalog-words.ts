import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { formatInteger } from '#domain/platform/text/format-integer.ts'
import { countedProducts } from './counted.ts'
import { capitalise } from '#domain/platform/text/capitalise.ts'
import { youIn } from '#domain/platform/text/voice.ts'

/** «a», «b» y «c» */
function quoted(words: readonly string[]): string {
  const each = words.map((word) => `«${word}»`)
  return each.length < 2 ? each.join('') : `${each.slice(0, -1).join(', ')} y ${each.at(-1)}`
}

const withinDays = (days: number) => (days <= 1 ? '24 h' : `${days} días`)

/** Texts of product lists, separate from the shell's because only lists need them. */
function speak(country: OpenCountry) {
  const { sizeWord, shippingWord } = countryProfiles[country]
  const you = youIn(country)
  return {
    total: countedProducts,
    products: 'Productos',
    breadcrumb: 'Ruta',
    filter: 'Filtrar',
    filters: 'Filtros',
    sort: 'Ordenar',
    sortBy: 'Ordenar por',
    size: sizeWord === 'talle' ? 'Talle' : 'Talla',
    applied: 'Filtros aplicados',
    remove: (filter: string, label: string) =>
      filter === label ? `Quitar filtro ${label}` : `Quitar filtro ${filter} ${label}`,
    clearAll: 'Limpiar todo',
    more: (shown: number, total: number) => `Ver más (${formatInteger(shown)} de ${formatInteger(total)})`,
    loadingMore: 'Cargando…',
    all: (total: number) => `Viste los ${countedProducts(total)}.`,
    previous: 'Ver los anteriores',
    moreFailed: 'No pudimos traer más productos.',
    retry: 'Reintentar',
    favourite: (name: string) => `Agregar ${name} a favoritos`,
    /** The specification's wording (WISH-06). */
    freeShipping: `${capitalise(shippingWord)} gratis`,
    fastShipping: (days: number) => `Llega en ${withinDays(days)}`,
    eco: 'Eco',
    instalments: (count: number, amount: string) => `${count} cuotas de ${amount}`,
    soldOut: 'Agotado',
    lastUnit: '¡Última unidad!',
    lastTwo: '¡Quedan 2 unidades!',
    from: 'Desde',
    otherColours: 'Otros colores',
    otherColoursFrom: (amount: string) => `Otros colores desde ${amount}`,
    moreColours: (count: number) => (count === 1 ? 'y un color más' : `y ${count} colores más`),
    coupon: {
      code: 'Cupón',
      copy: 'Copiar',
      copied: 'Copiado',
      done: (code: string) =>
        you(`Cupón ${code} copiado. Pegalo en el carrito.`, `Cupón ${code} copiado. Pégalo en el carrito.`),
    },
    sections: 'Secciones',
    search: {
      title: (q: string) => `Resultados para «${q}»`,
      corrected: (q: string, instead: string) => `No encontramos «${q}». Te mostramos «${instead}».`,
      maybe: '¿Quisiste decir',
      understood: 'Entendimos:',
      loose: (q: string) => `Ningún producto coincide con todo «${q}». Estos son los más parecidos.`,
      notHad: (words: readonly string[]) =>
        `No tenemos ${quoted(words)}. ${you('Mirá lo que más se le parece.', 'Mira lo que más se le parece.')}`,
      setAside: (words: readonly string[]) => `No hay nada con todo eso. Buscamos sin ${quoted(words)}.`,
      nearby: 'También puede servirte',
      redirected: (q: string, title: string) => `Buscaste «${q}»: te trajimos a ${title}.`,
    },
    place: {
      /** Short enough to fit beside the count on the narrowest phone. */
      ask: (days: number) => `Ver qué llega en ${withinDays(days)}`,
      to: (city: string) => `${capitalise(shippingWord)} a ${city}`,
      none: `Por ahora sin ${shippingWord} rápido`,
    },
  } as const
}

export type CatalogWords = ReturnType<typeof speak>

const spoken = new Map<OpenCountry, CatalogWords>()

export function catalogWords(country: OpenCountry): CatalogWords {
  const known = spoken.get(country)
  if (known) return known
  const words = speak(country)
  spoken.set(country, words)
  return words
}
