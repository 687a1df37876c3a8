import type { OpenCountry } from '#domain/platform/country/country.ts'
import { youIn } from '#domain/platform/text/voice.ts'

const regionWord = { ar: 'provincia', cl: 'región', co: 'departamento' } as const satisfies Record<OpenCountry, string>

/** Texts of the city dialog. */
export function placeWords(country: OpenCountry) {
  const you = youIn(country)
  return {
    title: '¿A dónde te lo enviamos?',
    text: 'Con tu ciudad te mostramos qué te llega en 24\u00a0h.',
    label: `Ciudad o ${regionWord[country]}`,
    here: 'Usar mi ubicación',
    asking: 'Buscando tu ciudad…',
    denied: you(
      'No pudimos saber dónde estás. Elegí tu ciudad de la lista.',
      'No pudimos saber dónde estás. Elige tu ciudad de la lista.',
    ),
    far: you(
      'Parece que estás lejos. Elegí de la lista la ciudad a la que enviamos.',
      'Parece que estás lejos. Elige de la lista la ciudad a la que enviamos.',
    ),
    large: 'Ciudades principales',
    found: 'Ciudades',
    none: (text: string) =>
      you(
        `No encontramos «${text}». Probá con la ciudad grande más cercana.`,
        `No encontramos «${text}». Prueba con la ciudad grande más cercana.`,
      ),
    more: you('Escribí un poco más para acortar la lista.', 'Escribe un poco más para acortar la lista.'),
    failed: 'No pudimos traer las ciudades.',
    retry: 'Reintentar',
    forget: 'Quitar mi ciudad',
  } as const
}
