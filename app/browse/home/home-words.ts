import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { capitalise } from '#domain/platform/text/capitalise.ts'
import { youIn } from '#domain/platform/text/voice.ts'

/** Texts of the home page. */
export function homeWords(country: OpenCountry) {
  const you = youIn(country)
  const { sizeWord, shippingWord } = countryProfiles[country]
  return {
    action: you('Mirá lo nuevo', 'Mira lo nuevo'),
    segments: 'Secciones',
    shortcuts: 'Atajos',
    shelves: you('Elegí por dónde empezar', 'Elige por dónde empezar'),
    brands: 'Nuestras marcas',
    allBrands: 'Todas las marcas',
    nothingYet: {
      text: you('Estamos preparando la tienda. Volvé pronto.', 'Estamos preparando la tienda. Vuelve pronto.'),
      onlyYou: you('Esto solo lo ves vos, desde este navegador.', 'Esto solo lo ves tú, desde este navegador.'),
      fill: you(
        'La tienda todavía no muestra productos ni portada. En el escritorio tenés la lista de lo que falta para vender.',
        'La tienda todavía no muestra productos ni portada. En el escritorio tienes la lista de lo que falta para vender.',
      ),
      desk: 'Ir al escritorio',
    },
    promises: (returnDays: number) => [
      {
        title: `${capitalise(shippingWord)} a todo el país`,
        text: you('Seguí tu pedido paso a paso.', 'Sigue tu pedido paso a paso.'),
      },
      {
        title: `${returnDays} días para cambiar`,
        text: you('Si no te queda, lo cambiás.', 'Si no te queda, lo cambias.'),
      },
      {
        title: sizeWord === 'talle' ? 'Tu talle, sin vueltas' : 'Tu talla, sin vueltas',
        text: sizeWord === 'talle' ? 'Guías de talles por marca.' : 'Guías de tallas por marca.',
      },
    ],
  } as const
}
