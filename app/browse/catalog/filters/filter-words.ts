import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { formatInteger } from '#domain/platform/text/format-integer.ts'
import { countedProducts, pluralise } from '#app/platform/texts/counted.ts'
import { youIn } from '#domain/platform/text/voice.ts'

/** Texts of filters, sorting and empty lists. */
export function filterWords(country: OpenCountry) {
  const { locale } = countryProfiles[country]
  const you = youIn(country)
  return {
    chosen: (count: number) => `${formatInteger(count)} ${pluralise(count, 'elegido', 'elegidos')}`,
    clear: 'Limpiar',
    apply: 'Aplicar filtros',
    leave: 'Volver a la lista',
    show: (count: number) => (count === 0 ? 'Sin productos con estos filtros' : `Ver ${countedProducts(count)}`),
    counting: 'Contando…',
    countFailed: 'No pudimos contar los productos.',
    retry: 'Reintentar',
    findOption: (filter: string) => `Buscar en ${filter.toLocaleLowerCase(locale)}`,
    allOptions: (count: number) => `Ver todas las opciones (${formatInteger(count)})`,
    noOption: (text: string) => `Nada coincide con «${text}».`,
    options: (count: number) => pluralise(count, 'producto', 'productos'),
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
    empty: {
      title: 'No hay productos con estos filtros',
      text: you('Probá quitando alguno:', 'Prueba quitando alguno:'),
      clear: 'Quitar todos los filtros',
      searchTitle: (q: string) => `No encontramos «${q}»`,
      searchText: you(
        'Revisá cómo está escrito o probá con una palabra más general.',
        'Revisa cómo está escrito o prueba con una palabra más general.',
      ),
      shelfTitle: you('Acá todavía no hay productos', 'Aquí todavía no hay productos'),
      shelfText: you('Volvé pronto o mirá otra sección.', 'Vuelve pronto o mira otra sección.'),
      explore: you('Seguí por acá', 'Sigue por aquí'),
      again: 'Buscar otra cosa',
    },
  } as const
}
