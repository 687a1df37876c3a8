import type { OpenCountry } from '#domain/platform/country/country.ts'
import { youIn } from '#domain/platform/text/voice.ts'

/** Texts of the product comparison. */
export function compareWords(country: OpenCountry) {
  const you = youIn(country)
  return {
    title: 'Comparar',
    table: 'Comparación de productos',
    feature: 'Qué comparar',
    price: 'Precio',
    remove: 'Quitar',
    removeOf: (name: string) => `Quitar ${name} de la comparación`,
    onlyOne: you(
      'Elegí otro producto y tocá «Comparar» en su página: entran hasta tres.',
      'Elige otro producto y toca «Comparar» en su página: entran hasta tres.',
    ),
    empty: {
      title: 'Todavía no hay nada para comparar',
      text: you(
        'Tocá «Comparar» en la página de dos o tres productos y velos lado a lado.',
        'Toca «Comparar» en la página de dos o tres productos y velos lado a lado.',
      ),
      action: 'Ver novedades',
    },
  } as const
}
