import type { OpenCountry } from '#domain/store/country.ts'
import { youIn } from '#domain/text/voice.ts'

/** The sentences of a screen that is not built yet. */
export function notBuiltYetWords(country: OpenCountry) {
  const you = youIn(country)
  return {
    eyebrow: 'Próximamente',
    text: you(
      'Estamos terminando esta pantalla. Mientras tanto, podés seguir recorriendo la tienda.',
      'Estamos terminando esta pantalla. Mientras tanto, puedes seguir recorriendo la tienda.',
    ),
    action: 'Volver al inicio',
  } as const
}
