import type { OpenCountry } from '#domain/store/country.ts'

/** The sentences of a screen that is not built yet. */
export function notBuiltYetWords(country: OpenCountry) {
  const you = (vos: string, tu: string) => (country === 'ar' ? vos : tu)
  return {
    eyebrow: 'Próximamente',
    text: you(
      'Estamos terminando esta pantalla. Mientras tanto, podés seguir recorriendo la tienda.',
      'Estamos terminando esta pantalla. Mientras tanto, puedes seguir recorriendo la tienda.',
    ),
    action: 'Volver al inicio',
  } as const
}
