import type { OpenCountry } from '#domain/platform/country/country.ts'
import { youIn } from '#domain/platform/text/voice.ts'

/** Texts of deferred parts: install offer, update notice and list hints. */
export function deferredWords(country: OpenCountry) {
  const you = youIn(country)
  return {
    install: {
      text: you('Instalá la tienda en tu teléfono', 'Instala la tienda en tu teléfono'),
      detail: country === 'ar' ? 'Abre al toque y ocupa casi nada.' : 'Abre al instante y ocupa casi nada.',
      action: you('Instalar', 'Instalar'),
      dismiss: 'Ahora no',
      ios: you('Tocá Compartir y después «Agregar a inicio».', 'Toca Compartir y después «Agregar a inicio».'),
    },
    hints: {
      place: {
        text: '¿A dónde te lo llevamos?',
        detail: you('Mirá qué te llega en 24\u00a0h.', 'Mira qué te llega en 24\u00a0h.'),
        action: 'Elegir ciudad',
      },
      filters: {
        text: '¿Mucho para mirar?',
        detail: you('Filtrá por talle, color o precio.', 'Filtra por talla, color o precio.'),
        detailWithoutSizes: you('Filtrá por marca, color o precio.', 'Filtra por marca, color o precio.'),
        action: 'Filtrar',
      },
      dismiss: 'Ahora no',
    },
    update: { text: 'Hay una versión nueva de la tienda.', action: 'Actualizar' },
  } as const
}
