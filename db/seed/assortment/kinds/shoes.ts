import { dyes, type KindCard } from './kind-card.ts'

type ShoeKind = 'sneaker' | 'running' | 'boot' | 'sandal' | 'heel' | 'loafer' | 'flat' | 'slipper'

const shoe = { ladder: 'shoes', materialKey: 'upper_material' } as const
const heel = (height: 'Bajo' | 'Medio' | 'Alto', shape: string) => ({ heel_height: height, heel_shape: shape })

export const shoes: Readonly<Record<ShoeKind, KindCard>> = {
  sneaker: {
    ...shoe,
    noun: ['Zapatillas', 'Zapatillas', 'Tenis'],
    band: [48, 150],
    styles: ['street', 'sport', 'kids'],
    colours: [...dyes.sport, 'crudo', 'camel'],
    materials: ['leather', 'canvas', 'suede', 'synthetic'],
    cuts: [
      { word: 'Urban', attributes: { s_type: 'Urbana' } },
      { word: 'Court', attributes: { s_type: 'Urbana' }, materials: ['leather', 'synthetic'] },
      { word: 'Retro', attributes: { s_type: 'Retro' }, materials: ['suede', 'leather'] },
      { word: 'Skate', attributes: { s_type: 'Skate' }, materials: ['canvas', 'suede'] },
      { word: 'High', attributes: { s_type: 'Botita', shaft_height: 'Tobillo' }, materials: ['canvas', 'leather'] },
    ],
    attributes: {
      sole_material: ['Goma', 'EVA'],
      occasion: ['Urbano', 'Casual'],
      style: ['Urbano', 'Retro', 'Minimalista'],
    },
    voice: 'sneaker',
  },
  running: {
    ...shoe,
    noun: ['Zapatillas Running', 'Zapatillas Running', 'Tenis Running'],
    band: [70, 190],
    styles: ['sport'],
    colours: dyes.sport,
    materials: ['mesh', 'recycled', 'mesh'],
    cuts: [
      { word: 'Trail', attributes: { s_type: 'Trail' } },
      { word: 'Flow', attributes: { s_type: 'Running' } },
      { word: 'Pace', attributes: { s_type: 'Running' } },
      { word: 'Gym', attributes: { s_type: 'Entrenamiento' } },
    ],
    attributes: { sole_material: ['EVA', 'Goma y EVA'], occasion: ['Deporte'], style: ['Deportivo'] },
    voice: 'sneaker',
  },
  boot: {
    ...shoe,
    noun: 'Botas',
    band: [85, 240],
    styles: ['leather', 'classic', 'street', 'kids'],
    colours: dyes.leather,
    materials: ['leather', 'suede', 'synthetic'],
    cuts: [
      { word: 'Chelsea', attributes: { ...heel('Bajo', 'Cuadrado'), shaft_height: 'Tobillo', s_type: 'Chelsea' } },
      {
        word: 'Combat',
        noun: ['Borcegos', 'Bototos', 'Botas'],
        attributes: { ...heel('Bajo', 'Plataforma'), shaft_height: 'Media caña', s_type: 'Borcego' },
      },
      {
        word: 'Texanas',
        for: ['mujer', 'hombre'],
        attributes: { ...heel('Medio', 'Cubano'), shaft_height: 'Media caña', s_type: 'Texana' },
      },
      {
        word: 'Bloque',
        noun: ['Botinetas', 'Botines', 'Botines'],
        for: ['mujer'],
        attributes: { ...heel('Medio', 'Cuadrado'), shaft_height: 'Tobillo', s_type: 'Botineta' },
      },
      {
        word: 'Caña Alta',
        for: ['mujer'],
        attributes: { ...heel('Alto', 'Cuadrado'), shaft_height: 'Caña alta', s_type: 'Bota alta' },
      },
    ],
    attributes: {
      sole_material: ['Goma', 'TR', 'Febo'],
      occasion: ['Casual', 'Urbano', 'Salida'],
      trend: ['Western', 'Clásico'],
    },
    voice: 'boot',
  },
  sandal: {
    ...shoe,
    noun: 'Sandalias',
    band: [24, 98],
    styles: ['boho', 'leather', 'classic', 'kids'],
    colours: [...dyes.leather, 'dorado', 'blanco', 'terracota'],
    materials: ['leather', 'synthetic', 'suede', 'canvas'],
    cuts: [
      { word: 'Cruzadas', attributes: { ...heel('Bajo', 'Plano'), s_type: 'Sandalia plana' } },
      {
        word: 'Plataforma',
        for: ['mujer'],
        attributes: { ...heel('Medio', 'Plataforma'), s_type: 'Sandalia plataforma' },
      },
      {
        word: 'Slide',
        noun: ['Ojotas', 'Chalas', 'Sandalias'],
        attributes: { ...heel('Bajo', 'Plano'), s_type: 'Slide', sole_material: 'EVA' },
        materials: ['synthetic'],
      },
      {
        word: 'Yute',
        for: ['mujer'],
        attributes: { ...heel('Medio', 'Cuña'), s_type: 'Sandalia con cuña', sole_material: 'Yute' },
      },
    ],
    attributes: {
      sole_material: ['Goma', 'EVA'],
      occasion: ['Casual', 'Playa'],
      trend: ['Artesanal', 'Clásico'],
    },
    voice: 'shoe',
  },
  heel: {
    ...shoe,
    noun: ['Zapatos de Taco', 'Zapatos de Taco', 'Tacones'],
    band: [60, 160],
    styles: ['classic', 'leather', 'boho'],
    colours: [...dyes.leather, 'rojo', 'dorado', 'plata', 'rosa-viejo'],
    materials: ['leather', 'suede', 'satin', 'synthetic'],
    cuts: [
      { word: 'Slingback', attributes: { ...heel('Medio', 'Aguja'), s_type: 'Slingback' } },
      { word: 'Stiletto', attributes: { ...heel('Alto', 'Aguja'), s_type: 'Stiletto' } },
      { word: 'Mary Jane', attributes: { ...heel('Medio', 'Cuadrado'), s_type: 'Guillermina' } },
      { word: 'Bloque', attributes: { ...heel('Alto', 'Cuadrado'), s_type: 'Zapato de vestir' } },
    ],
    attributes: {
      sole_material: ['TR', 'Suela'],
      occasion: ['Fiesta', 'Oficina', 'Salida'],
      trend: ['Clásico', 'Brillo'],
    },
    voice: 'shoe',
  },
  loafer: {
    ...shoe,
    noun: 'Mocasines',
    band: [62, 150],
    styles: ['leather', 'classic'],
    colours: dyes.leather,
    materials: ['leather', 'suede'],
    cuts: [
      { word: 'Penny', attributes: { ...heel('Bajo', 'Plano'), s_type: 'Mocasín' } },
      { word: 'Track', attributes: { ...heel('Bajo', 'Plataforma'), s_type: 'Mocasín' } },
      { word: 'Driver', attributes: { ...heel('Bajo', 'Plano'), s_type: 'Náutico' } },
    ],
    attributes: {
      sole_material: ['Goma', 'Suela', 'TR'],
      occasion: ['Oficina', 'Casual'],
      style: ['Clásico', 'Preppy'],
    },
    voice: 'shoe',
  },
  flat: {
    ...shoe,
    noun: ['Chatitas', 'Ballerinas', 'Baletas'],
    band: [38, 92],
    styles: ['classic', 'boho', 'leather'],
    colours: [...dyes.leather, 'rojo', 'dorado', 'plata'],
    materials: ['leather', 'suede', 'synthetic', 'satin'],
    cuts: [
      { word: 'Punta Cuadrada', attributes: { ...heel('Bajo', 'Plano'), s_type: 'Chatita' } },
      { word: 'Mary Jane', attributes: { ...heel('Bajo', 'Plano'), s_type: 'Guillermina' } },
      { word: 'Ballet', attributes: { ...heel('Bajo', 'Plano'), s_type: 'Chatita' } },
    ],
    attributes: { sole_material: ['Goma', 'TR'], occasion: ['Oficina', 'Casual'], trend: ['Ballet', 'Clásico'] },
    voice: 'shoe',
  },
  slipper: {
    ...shoe,
    noun: 'Pantuflas',
    band: [18, 48],
    styles: ['intimates', 'kids'],
    colours: dyes.soft,
    materials: ['wool', 'suede', 'cotton'],
    cuts: [{ word: 'Corderito' }, { word: 'Descanso' }, { word: 'Nube' }],
    attributes: { sole_material: ['EVA', 'Antideslizante'], occasion: ['Casa'], s_type: ['Pantufla'] },
    voice: 'home',
  },
}
