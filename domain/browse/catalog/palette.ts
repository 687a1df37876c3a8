/** The colours of generated products, drawings and swatches. Label and family are shown to shoppers. */
export const palette = {
  crudo: { label: 'Crudo', family: 'Beige', hex: '#EBE1CE' },
  arena: { label: 'Arena', family: 'Beige', hex: '#D6C3A3' },
  camel: { label: 'Camel', family: 'Marrón', hex: '#B98A58' },
  chocolate: { label: 'Chocolate', family: 'Marrón', hex: '#54372B' },
  terracota: { label: 'Terracota', family: 'Naranja', hex: '#B55D3F' },
  mostaza: { label: 'Mostaza', family: 'Amarillo', hex: '#CD9A34' },
  oliva: { label: 'Oliva', family: 'Verde', hex: '#6C6B40' },
  'verde-salvia': { label: 'Verde salvia', family: 'Verde', hex: '#A2B097' },
  petroleo: { label: 'Petróleo', family: 'Azul', hex: '#24535B' },
  marino: { label: 'Marino', family: 'Azul', hex: '#232E48' },
  indigo: { label: 'Índigo', family: 'Azul', hex: '#40527A' },
  celeste: { label: 'Celeste', family: 'Azul', hex: '#A6C0D6' },
  lavanda: { label: 'Lavanda', family: 'Violeta', hex: '#B2A6CC' },
  'rosa-viejo': { label: 'Rosa viejo', family: 'Rosa', hex: '#CB9D98' },
  rojo: { label: 'Rojo', family: 'Rojo', hex: '#B4272F' },
  bordo: { label: 'Bordó', family: 'Rojo', hex: '#6B2231' },
  gris: { label: 'Gris', family: 'Gris', hex: '#A8A6A2' },
  grafito: { label: 'Grafito', family: 'Gris', hex: '#4C4C4F' },
  negro: { label: 'Negro', family: 'Negro', hex: '#232225' },
  blanco: { label: 'Blanco', family: 'Blanco', hex: '#F6F4EF' },
  dorado: { label: 'Dorado', family: 'Amarillo', hex: '#C9A55F' },
  plata: { label: 'Plata', family: 'Gris', hex: '#C3C4C6' },
} as const satisfies Record<string, { label: string; family: string; hex: string }>

export type Colour = keyof typeof palette
export const colours = Object.keys(palette) as readonly Colour[]

const byLabel = new Map(colours.map((colour) => [palette[colour].label.toLowerCase(), colour]))

/** `Verde salvia` → `verde-salvia`; an unknown colour is drawn as undyed cloth. */
export function colourOfLabel(label: string): Colour {
  return byLabel.get(label.toLowerCase()) ?? 'crudo'
}

/** The colour that represents a family where shoppers choose by family. */
const ofFamily: Readonly<Record<string, Colour>> = {
  Beige: 'arena',
  Marrón: 'camel',
  Naranja: 'terracota',
  Amarillo: 'mostaza',
  Verde: 'oliva',
  Azul: 'indigo',
  Violeta: 'lavanda',
  Rosa: 'rosa-viejo',
  Rojo: 'rojo',
  Gris: 'gris',
  Negro: 'negro',
  Blanco: 'blanco',
}

/** The swatch of a colour family; an unknown family is looked up as a colour. */
export function hexOfFamily(family: string): string {
  return palette[ofFamily[family] ?? colourOfLabel(family)].hex
}

export const hexOfColour = (label: string): string => palette[colourOfLabel(label)].hex
