import { dyes, type KindCard } from './kind-card.ts'
import { bootParts, heelParts, sandalParts } from './parts-by-attribute.ts'

type ShoeKind = 'boot' | 'sandal' | 'heel' | 'loafer' | 'flat' | 'slipper'

const shoe = { ladder: 'shoes', materialKey: 'upper_material' } as const
const heel = (height: 'Bajo' | 'Medio' | 'Alto', shape: string) => ({ heel_height: height, heel_shape: shape })

export const shoes: Readonly<Record<ShoeKind, KindCard>> = {
  boot: {
    ...shoe,
    noun: 'Botas',
    band: [85, 240],
    styles: ['leather', 'classic', 'street', 'kids'],
    colours: dyes.leather,
    materials: ['leather', 'suede', 'synthetic'],
    cuts: [
      {
        word: 'Chelsea',
        parts: { closure: 'elastic', base: 'low', trim: ['plain', 'cap', 'cuff'] },
        attributes: { ...heel('Bajo', 'Cuadrado'), shaft_height: 'Tobillo', s_type: 'Chelsea' },
      },
      {
        word: 'Combat',
        parts: { closure: 'laces', base: ['lug', 'platform'], toe: ['round', 'square'] },
        noun: ['Borcegos', 'Bototos', 'Botas'],
        attributes: { ...heel('Bajo', 'Plataforma'), shaft_height: 'Media caña', s_type: 'Borcego' },
      },
      {
        word: 'Texanas',
        parts: { closure: 'pull-on', base: 'cuban', trim: 'western', toe: ['point', 'almond', 'square'] },
        for: ['mujer', 'hombre'],
        attributes: { ...heel('Medio', 'Cubano'), shaft_height: 'Media caña', s_type: 'Texana' },
      },
      {
        word: 'Bloque',
        parts: { closure: ['zip', 'elastic'], base: 'block' },
        noun: ['Botinetas', 'Botines', 'Botines'],
        for: ['mujer'],
        attributes: { ...heel('Medio', 'Cuadrado'), shaft_height: 'Tobillo', s_type: 'Botineta' },
      },
      {
        word: 'Caña Alta',
        parts: { closure: ['zip', 'pull-on'], base: 'block', trim: ['plain', 'strap', 'cuff'] },
        for: ['mujer'],
        attributes: { ...heel('Alto', 'Cuadrado'), shaft_height: 'Caña alta', s_type: 'Bota alta' },
      },
    ],
    attributes: {
      sole_material: ['Goma', 'TR', 'Febo'],
      occasion: ['Casual', 'Urbano', 'Salida'],
      trend: ['Western', 'Clásico'],
    },
    silhouette: 'boot',
    cloth: 'leather',
    parts: {
      toe: ['round', 'almond', 'square'],
      trim: ['plain', 'cap', 'strap'],
      tread: ['black', 'brown', 'natural'],
      seam: ['vamp', 'side', 'none'],
    },
    partsByAttribute: bootParts,
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
      {
        word: 'Cruzadas',
        parts: { straps: 'crossed', base: ['flat', 'footbed', 'jute'] },
        attributes: { ...heel('Bajo', 'Plano'), s_type: 'Sandalia plana' },
      },
      {
        word: 'Plataforma',
        parts: { straps: ['two-bands', 'thin', 'closed-toe', 'fisherman'] },
        for: ['mujer'],
        attributes: { ...heel('Medio', 'Plataforma'), s_type: 'Sandalia plataforma' },
      },
      {
        word: 'Slide',
        parts: {
          straps: ['slide', 'two-bands'],
          back: 'open',
          base: ['eva', 'footbed'],
          trim: ['plain', 'buckle', 'stitch', 'braid'],
        },
        noun: ['Ojotas', 'Chalas', 'Sandalias'],
        attributes: { ...heel('Bajo', 'Plano'), s_type: 'Slide', sole_material: 'EVA' },
        materials: ['synthetic'],
      },
      {
        word: 'Yute',
        parts: { straps: ['closed-toe', 'two-bands', 'crossed', 'thin'], base: 'jute-wedge', back: ['ankle', 'sling'] },
        for: ['mujer'],
        attributes: { ...heel('Medio', 'Cuña'), s_type: 'Sandalia con cuña', sole_material: 'Yute' },
      },
    ],
    attributes: {
      sole_material: ['Goma', 'EVA'],
      occasion: ['Casual', 'Playa'],
      trend: ['Artesanal', 'Clásico'],
    },
    silhouette: 'sandal',
    cloth: 'leather',
    parts: { back: ['open', 'ankle', 'sling'], trim: ['plain', 'stitch', 'braid'], bed: ['tan', 'sand', 'brown'] },
    partsByAttribute: sandalParts,
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
      {
        word: 'Slingback',
        parts: { upper: 'slingback' },
        attributes: { ...heel('Medio', 'Aguja'), s_type: 'Slingback' },
      },
      {
        word: 'Stiletto',
        parts: { upper: ['pump', 'dorsay'], toe: ['point', 'almond'] },
        attributes: { ...heel('Alto', 'Aguja'), s_type: 'Stiletto' },
      },
      {
        word: 'Mary Jane',
        parts: { upper: 'mary-jane', trim: ['plain', 'cap'] },
        attributes: { ...heel('Medio', 'Cuadrado'), s_type: 'Guillermina' },
      },
      {
        word: 'Bloque',
        parts: { upper: ['pump', 'dorsay', 'strappy'] },
        attributes: { ...heel('Alto', 'Cuadrado'), s_type: 'Zapato de vestir' },
      },
    ],
    attributes: {
      sole_material: ['TR', 'Suela'],
      occasion: ['Fiesta', 'Oficina', 'Salida'],
      trend: ['Clásico', 'Brillo'],
    },
    silhouette: 'heel',
    cloth: 'leather',
    parts: { toe: ['point', 'almond', 'round', 'square'], trim: ['plain', 'bow', 'buckle', 'cap'] },
    partsByAttribute: heelParts,
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
      {
        word: 'Penny',
        parts: { vamp: 'penny', sole: ['leather', 'rubber'] },
        attributes: { ...heel('Bajo', 'Plano'), s_type: 'Mocasín' },
      },
      {
        word: 'Track',
        parts: { vamp: ['bit', 'tassel', 'penny', 'plain'], sole: 'track' },
        attributes: { ...heel('Bajo', 'Plataforma'), s_type: 'Mocasín' },
      },
      {
        word: 'Driver',
        parts: { vamp: 'boat', sole: ['driver', 'rubber'] },
        attributes: { ...heel('Bajo', 'Plano'), s_type: 'Náutico' },
      },
    ],
    attributes: {
      sole_material: ['Goma', 'Suela', 'TR'],
      occasion: ['Oficina', 'Casual'],
      style: ['Clásico', 'Preppy'],
    },
    silhouette: 'loafer',
    cloth: 'leather',
    parts: { toe: ['round', 'square', 'almond'], tread: ['black', 'brown'] },
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
      {
        word: 'Punta Cuadrada',
        parts: { toe: 'square', upper: ['ballet', 'slingback'] },
        attributes: { ...heel('Bajo', 'Plano'), s_type: 'Chatita' },
      },
      {
        word: 'Mary Jane',
        parts: { toe: ['round', 'square'], upper: ['mary-jane', 'two-bars'], trim: ['plain', 'cap', 'piping'] },
        attributes: { ...heel('Bajo', 'Plano'), s_type: 'Guillermina' },
      },
      {
        word: 'Ballet',
        parts: { toe: ['round', 'point'], upper: 'ballet' },
        attributes: { ...heel('Bajo', 'Plano'), s_type: 'Chatita' },
      },
    ],
    attributes: { sole_material: ['Goma', 'TR'], occasion: ['Oficina', 'Casual'], trend: ['Ballet', 'Clásico'] },
    silhouette: 'flat',
    cloth: 'leather',
    parts: { trim: ['plain', 'bow', 'cap', 'bit', 'piping'], heel: ['flat', 'low'] },
    voice: 'shoe',
  },
  slipper: {
    ...shoe,
    noun: 'Pantuflas',
    band: [18, 48],
    styles: ['intimates', 'kids'],
    colours: dyes.soft,
    materials: ['wool', 'suede', 'cotton'],
    cuts: [
      { word: 'Corderito', parts: { edge: 'fleece' } },
      { word: 'Descanso', parts: { upper: ['mule', 'moccasin'], edge: ['plain', 'piped'] } },
      { word: 'Nube', parts: { sole: 'foam' } },
    ],
    attributes: { sole_material: ['EVA', 'Antideslizante'], occasion: ['Casa'], s_type: ['Pantufla'] },
    silhouette: 'slipper',
    cloth: 'suede',
    parts: {
      upper: ['mule', 'moccasin', 'bootie'],
      edge: ['plain', 'piped', 'fleece'],
      sole: ['suede', 'foam'],
      trim: ['plain', 'pompom', 'bow', 'band'],
    },
    voice: 'home',
  },
}
