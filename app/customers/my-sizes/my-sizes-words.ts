import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { youIn } from '#domain/platform/text/voice.ts'

/** Texts of the customer's saved sizes. */
export function mySizesWords(country: OpenCountry) {
  const you = youIn(country)
  const isTalle = countryProfiles[country].sizeWord === 'talle'
  const word = isTalle ? 'talle' : 'talla'
  return {
    text: you(
      'Los elegimos por vos en cada producto y los ofrecemos como primer filtro. Al carrito no va nada hasta que lo agregues.',
      'Las elegimos por ti en cada producto y las ofrecemos como primer filtro. Al carrito no va nada hasta que lo agregues.',
    ),
    none: isTalle ? 'Todavía no sabemos ningún talle tuyo.' : 'Todavía no sabemos ninguna talla tuya.',
    preselected: `Elegimos tu ${word}`,
    isMine: `Es tu ${word}`,
    remember: `Recordar mi ${word}`,
    saved: isTalle ? 'Talle guardado.' : 'Talla guardada.',
    erased: isTalle ? 'Talle borrado.' : 'Talla borrada.',
    yours: (size: string) => `Tu ${word}: ${size}`,
    yoursOf: { calzado: `Tu ${word} de calzado`, superior: `Tu ${word} de arriba`, inferior: `Tu ${word} de abajo` },
    kinds: { calzado: 'Calzado', superior: 'Parte de arriba', inferior: 'Parte de abajo' },
    wearers: { mujer: 'Mujer', hombre: 'Hombre', ninos: 'Niños' },
    of: (kind: string, wearer: string) => `${kind} de ${wearer.toLowerCase()}`,
    sources: {
      typed: you('Lo guardaste vos', 'La guardaste tú'),
      bought: 'Por tus compras',
      favourite: 'Por tus favoritos',
    },
    erase: 'Borrar',
    eraseOf: (what: string) => `Borrar ${word} de ${what.toLowerCase()}`,
    add: isTalle ? 'Agregar un talle' : 'Agregar una talla',
    wearer: 'Para',
    kind: 'Qué',
    size: isTalle ? 'Talle' : 'Talla',
    sizeHelp: 'Como figura en la etiqueta: 38, M, 42.',
    wrong: you('Escribí el talle como figura en la etiqueta.', 'Escribe la talla como figura en la etiqueta.'),
    save: `Guardar ${word}`,
    saving: 'Guardando…',
  } as const
}
export type MySizesWords = ReturnType<typeof mySizesWords>
