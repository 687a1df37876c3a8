import type { OpenCountry } from '#domain/platform/country/country.ts'
import { youIn } from '#domain/platform/text/voice.ts'

/** Texts of the 404 screen. */
export function notFoundWords(country: OpenCountry) {
  const you = youIn(country)
  return {
    title: 'La página no existe.',
    text: you(
      'Puede que el enlace esté viejo o que el producto ya no se venda. Tu carrito sigue como lo dejaste.',
      'Puede que el enlace sea antiguo o que el producto ya no se venda. Tu carrito sigue como lo dejaste.',
    ),
    action: 'Ir al inicio',
    explore: you('O seguí por acá', 'O sigue por aquí'),
    search: you('¿Qué buscabas?', '¿Qué buscabas?'),
    searchAction: 'Buscar',
  } as const
}
