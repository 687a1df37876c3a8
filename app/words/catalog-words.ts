import type { OpenCountry } from '#domain/store/country.ts'
import { storeProfiles } from '#domain/store/settings.ts'

const plural = new Intl.PluralRules('es')
const many = (count: number, one: string, more: string) => (plural.select(count) === 'one' ? one : more)

/** The sentences of lists of products. Apart from the shell's, because only lists need them. */
function speak(country: OpenCountry) {
  const { locale, sizeWord } = storeProfiles[country]
  const you = (vos: string, tu: string) => (country === 'ar' ? vos : tu)
  const figure = new Intl.NumberFormat(locale)
  const products = (count: number) => `${figure.format(count)} ${many(count, 'producto', 'productos')}`
  return {
    total: products,
    products: 'Productos',
    breadcrumb: 'Ruta',
    home: 'Inicio',
    filter: 'Filtrar',
    filters: 'Filtros',
    chosen: (count: number) => `${figure.format(count)} ${many(count, 'elegido', 'elegidos')}`,
    sort: 'Ordenar',
    sortBy: 'Ordenar por',
    size: sizeWord === 'talle' ? 'Talle' : 'Talla',
    quickFilters: 'Filtros rápidos',
    applied: 'Filtros aplicados',
    remove: (filter: string, label: string) =>
      filter === label ? `Quitar filtro ${label}` : `Quitar filtro ${filter} ${label}`,
    clearAll: 'Limpiar todo',
    clear: 'Limpiar',
    show: (count: number) => (count === 0 ? 'Sin productos con estos filtros' : `Ver ${products(count)}`),
    counting: 'Contando…',
    countFailed: you('No pudimos contar. Probá de nuevo.', 'No pudimos contar. Prueba de nuevo.'),
    findOption: (filter: string) => `Buscar en ${filter.toLocaleLowerCase(locale)}`,
    allOptions: (count: number) => `Ver todas las opciones (${figure.format(count)})`,
    noOption: (text: string) => `Nada coincide con «${text}».`,
    options: (count: number) => many(count, 'producto', 'productos'),
    from: 'Desde',
    to: 'Hasta',
    priceRange: (min: string, max: string) => `Entre ${min} y ${max}`,
    priceMinSlider: 'Precio mínimo',
    priceMaxSlider: 'Precio máximo',
    priceFaults: {
      min_below_cheapest: (amount: string) => `El producto más barato cuesta ${amount}.`,
      max_above_dearest: (amount: string) => `El producto más caro cuesta ${amount}.`,
      min_above_max: () => 'El mínimo no puede superar el máximo.',
      empty: () => you('Escribí un monto en cada campo.', 'Escribe un monto en cada campo.'),
    },
    applyPrice: 'Aplicar precio',
    more: (shown: number, total: number) => `Ver más (${figure.format(shown)} de ${figure.format(total)})`,
    loadingMore: 'Cargando…',
    all: (total: number) => (total === 1 ? 'Es el único producto.' : `Viste los ${products(total)}.`),
    previous: 'Ver los anteriores',
    moreFailed: you('No pudimos traer más productos.', 'No pudimos traer más productos.'),
    retry: 'Reintentar',
    favourite: (name: string) => `Agregar ${name} a favoritos`,
    favouriteSoon: you('Muy pronto vas a poder guardar tus favoritos.', 'Muy pronto podrás guardar tus favoritos.'),
    freeShipping: 'Envío gratis',
    fastShipping: 'Llega en 24 h',
    eco: 'Eco',
    soldOut: 'Agotado',
    lastUnit: '¡Última unidad!',
    lastTwo: '¡Quedan 2 unidades!',
    otherColours: 'Otros colores',
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
      everything: 'Todos los productos',
      corrected: (q: string, instead: string) => `No encontramos «${q}». Te mostramos «${instead}».`,
      maybe: you('¿Quisiste decir', '¿Quisiste decir'),
      understood: 'Entendimos:',
      loose: (q: string) => `Ningún producto tiene todo lo que pide «${q}». Estos son los más parecidos.`,
      redirected: (q: string, title: string) => `Buscaste «${q}»: te trajimos a ${title}.`,
    },
    empty: {
      title: 'No hay productos con estos filtros',
      text: you('Probá quitando alguno:', 'Prueba quitando alguno:'),
      clear: 'Quitar todos los filtros',
      searchTitle: (q: string) => `No encontramos «${q}»`,
      searchText: you(
        'Revisá cómo está escrito o probá con una palabra más general.',
        'Revisa cómo está escrito o prueba con una palabra más general.',
      ),
      shelfTitle: 'Acá todavía no hay productos'.replace('Acá', you('Acá', 'Aquí')),
      shelfText: you('Volvé pronto o mirá otra sección.', 'Vuelve pronto o mira otra sección.'),
      explore: you('Seguí por acá', 'Sigue por aquí'),
      top: 'Lo más buscado',
      again: 'Buscar otra cosa',
    },
    place: {
      ask: 'Elegir ciudad',
      for: (city: string) => `Envío a ${city}`,
      change: 'Cambiar',
      title: you('¿A dónde te lo enviamos?', '¿A dónde te lo enviamos?'),
      text: you(
        'Con tu ciudad te mostramos qué llega dentro de las 24 hs.',
        'Con tu ciudad te mostramos qué llega dentro de las 24 hs.',
      ),
      none: (city: string) => `Por ahora no hay envío rápido a ${city}.`,
    },
    metaDescription: (title: string, total: number) => `${title}: ${products(total)} en Vereda. Envíos a todo el país.`,
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
