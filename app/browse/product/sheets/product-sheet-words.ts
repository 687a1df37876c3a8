import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { capitalise } from '#domain/platform/text/capitalise.ts'
import { youIn } from '#domain/platform/text/voice.ts'

/** Texts of the product overlays, in a file of their own because they load with them. */
export function productSheetWords(country: OpenCountry) {
  const you = youIn(country)
  const { sizeWord, mailWord } = countryProfiles[country]
  const isTalle = sizeWord === 'talle'
  return {
    notify: {
      title: you('Te avisamos si vuelve', 'Te avisamos si vuelve'),
      text: (name: string, size: string) =>
        you(
          `Dejanos tu ${mailWord} y te escribimos una sola vez, cuando vuelva ${name} en talle ${size}.`,
          `Déjanos tu ${mailWord} y te escribimos una sola vez, cuando vuelva ${name} en talla ${size}.`,
        ),
      textWithoutSize: (name: string) =>
        you(
          `Dejanos tu ${mailWord} y te escribimos una sola vez, cuando vuelva ${name}.`,
          `Déjanos tu ${mailWord} y te escribimos una sola vez, cuando vuelva ${name}.`,
        ),
      label: capitalise(mailWord),
      send: you('Avisame', 'Avísame'),
      sending: 'Enviando…',
      done: 'Listo',
    },
    zoom: {
      title: (at: number, of: number) => `Foto ${at} de ${of}`,
      previous: 'Foto anterior',
      next: 'Foto siguiente',
      enlarge: 'Acercar',
      reduce: 'Alejar',
      hint: you('Pellizcá o tocá dos veces para acercar', 'Pellizca o toca dos veces para acercar'),
    },
    sizes: {
      title: isTalle ? 'Guía de talles' : 'Guía de tallas',
      description: you(
        'Las tablas de calzado y ropa, con la equivalencia entre países. Tomate las medidas y elegí con calma: si no te queda, lo cambiás.',
        'Las tablas de calzado y ropa, con la equivalencia entre países. Tómate las medidas y elige con calma: si no te queda, lo cambias.',
      ),
      failed: isTalle ? 'No pudimos traer la guía de talles.' : 'No pudimos traer la guía de tallas.',
      none: isTalle ? 'Este producto no tiene una tabla de talles.' : 'Este producto no tiene una tabla de tallas.',
      retry: 'Reintentar',
      convert: {
        title: isTalle ? '¿Qué talle usás?' : '¿Qué talla usas?',
        help: you(
          'Decinos tu número en otro país y te damos el local.',
          'Dinos tu número en otro país y te damos el local.',
        ),
        size: 'Número',
        system: 'Numeración',
        wearer: 'Para',
        wearers: { mujer: 'Mujer', hombre: 'Hombre', ninos: 'Niños' },
        systems: {
          cm: 'Pie en cm',
          US: 'Estados Unidos',
          UK: 'Reino Unido',
          EU: 'Europa',
          AR: 'Argentina',
          CL: 'Chile',
          CO: 'Colombia',
          BR: 'Brasil',
        },
        is: (sizes: readonly string[]) =>
          `${isTalle ? 'Tu talle es' : 'Tu talla es'} ${sizes.join(isTalle ? ' o ' : ' o ')}`,
        foot: (feet: readonly string[]) => `Pie de ${feet.join(' a ')} cm`,
        rounded: isTalle
          ? 'Ese número no existe en la tabla: te damos el siguiente más grande.'
          : 'Ese número no existe en la tabla: te damos el siguiente más grande.',
        approximate: 'Equivalencia aproximada.',
        none: 'No tenemos ese número en la tabla.',
      },
      measure: {
        titles: { shoes: 'Cómo medir el pie', clothes: 'Cómo medir el cuerpo' },
        shoes: [
          you(
            'Apoyá el pie sobre una hoja, con el talón contra la pared.',
            'Apoya el pie sobre una hoja, con el talón contra la pared.',
          ),
          you('Marcá dónde termina el dedo más largo.', 'Marca dónde termina el dedo más largo.'),
          you(
            'Medí desde la pared hasta la marca: esos son tus centímetros. Si dudás entre dos, elegí el más grande.',
            'Mide desde la pared hasta la marca: esos son tus centímetros. Si dudas entre dos, elige el más grande.',
          ),
        ],
        clothes: [
          you(
            'Pasá la cinta por la parte más ancha del busto o pecho.',
            'Pasa la cinta por la parte más ancha del busto o pecho.',
          ),
          you(
            'Medí la cintura donde es más angosta, sin apretar.',
            'Mide la cintura donde es más angosta, sin apretar.',
          ),
          you('Medí la cadera por donde es más ancha.', 'Mide la cadera por donde es más ancha.'),
        ],
      },
    },
  } as const
}
