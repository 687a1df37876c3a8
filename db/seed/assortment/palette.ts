/** The season's dye card. The key is what the picture service calls the colour; label and family are what a shopper reads. */
export const palette = {
  crudo: { label: 'Crudo', family: 'Beige' },
  arena: { label: 'Arena', family: 'Beige' },
  camel: { label: 'Camel', family: 'Marrón' },
  chocolate: { label: 'Chocolate', family: 'Marrón' },
  terracota: { label: 'Terracota', family: 'Naranja' },
  mostaza: { label: 'Mostaza', family: 'Amarillo' },
  oliva: { label: 'Oliva', family: 'Verde' },
  'verde-salvia': { label: 'Verde salvia', family: 'Verde' },
  petroleo: { label: 'Petróleo', family: 'Azul' },
  marino: { label: 'Marino', family: 'Azul' },
  indigo: { label: 'Índigo', family: 'Azul' },
  celeste: { label: 'Celeste', family: 'Azul' },
  lavanda: { label: 'Lavanda', family: 'Violeta' },
  'rosa-viejo': { label: 'Rosa viejo', family: 'Rosa' },
  rojo: { label: 'Rojo', family: 'Rojo' },
  bordo: { label: 'Bordó', family: 'Rojo' },
  gris: { label: 'Gris', family: 'Gris' },
  grafito: { label: 'Grafito', family: 'Gris' },
  negro: { label: 'Negro', family: 'Negro' },
  blanco: { label: 'Blanco', family: 'Blanco' },
  dorado: { label: 'Dorado', family: 'Amarillo' },
  plata: { label: 'Plata', family: 'Gris' },
} as const satisfies Record<string, { label: string; family: string }>

export type Colour = keyof typeof palette
export const colours = Object.keys(palette) as readonly Colour[]

const byLabel = new Map(colours.map((colour) => [palette[colour].label.toLowerCase(), colour]))

/** `Verde salvia` → `verde-salvia`; an unknown colour is drawn as undyed cloth. */
export function colourOfLabel(label: string): Colour {
  return byLabel.get(label.toLowerCase()) ?? 'crudo'
}
