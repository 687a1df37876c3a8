import { dyes, type KindCard } from './kind-card.ts'
import { fitParts } from './parts-by-attribute.ts'

type WarmTopKind = 'hoodie' | 'sweater' | 'jacket' | 'coat'

const top = { ladder: 'tops', materialKey: 'app_material' } as const

export const warmTops: Readonly<Record<WarmTopKind, KindCard>> = {
  hoodie: {
    ...top,
    noun: ['Buzo', 'Polerón', 'Buzo'],
    band: [34, 86],
    styles: ['street', 'sport', 'kids'],
    colours: dyes.cotton,
    materials: ['fleece', 'organic', 'fleece', 'recycled'],
    cuts: [
      {
        word: 'Canguro',
        parts: { neck: 'hood', pocket: 'kangaroo', front: ['closed', 'zip'] },
        attributes: { fit: 'Regular', neckline: 'Con capucha' },
      },
      {
        word: 'Oversize',
        parts: { neck: 'hood', pocket: ['kangaroo', 'none', 'side'], front: ['closed', 'zip'] },
        attributes: { fit: 'Oversize', neckline: 'Con capucha' },
      },
      {
        word: 'Crew',
        parts: { neck: 'crew', pocket: ['none', 'side'] },
        attributes: { fit: 'Regular', neckline: 'Redondo' },
      },
      {
        word: 'Medio Cierre',
        parts: { neck: 'half-zip', pocket: ['none', 'side', 'kangaroo'] },
        attributes: { fit: 'Amplio', neckline: 'Alto' },
      },
    ],
    attributes: { sleeves: ['Manga larga'], occasion: ['Casual', 'Deporte', 'Urbano'], style: ['Urbano', 'Deportivo'] },
    trends: ['Estampado', 'Rayas'],
    silhouette: 'hoodie',
    cloth: 'cotton',
    parts: { front: 'closed', length: ['regular', 'crop', 'long'], panel: ['none', 'sleeves', 'yoke', 'patch'] },
    partsByAttribute: fitParts,
    voice: 'warm',
  },
  sweater: {
    ...top,
    noun: ['Sweater', 'Sweater', 'Saco'],
    band: [38, 110],
    styles: ['classic', 'boho'],
    colours: dyes.wool,
    materials: ['knit', 'wool', 'knit'],
    cuts: [
      {
        word: 'Trenzado',
        isPlain: true,
        parts: { knit: ['cable', 'one-cable'], front: ['closed', 'buttons'] },
        attributes: { fit: 'Regular', neckline: 'Redondo' },
      },
      { word: 'Cuello Alto', parts: { neckline: 'high' }, attributes: { fit: 'Entallado', neckline: 'Alto' } },
      {
        word: 'Escote V',
        parts: { neckline: 'v', front: ['closed', 'buttons'] },
        attributes: { fit: 'Regular', neckline: 'En V' },
      },
      {
        word: 'Oversize',
        parts: { front: ['closed', 'buttons'] },
        attributes: { fit: 'Oversize', neckline: 'Redondo' },
      },
    ],
    attributes: { sleeves: ['Manga larga'], occasion: ['Casual', 'Oficina'], length: ['Regular', 'Largo'] },
    trends: ['Rayas', 'Cuadros'],
    silhouette: 'sweater',
    cloth: 'knit',
    parts: {
      neckline: 'crew',
      knit: ['plain', 'ribbed', 'moss', 'yoke'],
      sleeve: 'long',
      front: 'closed',
      hem: ['deep', 'narrow'],
    },
    partsByAttribute: { ...fitParts, length: { Regular: { length: ['regular', 'crop'] }, Largo: { length: 'long' } } },
    voice: 'warm',
  },
  jacket: {
    ...top,
    noun: ['Campera', 'Chaqueta', 'Chaqueta'],
    band: [72, 260],
    styles: ['street', 'sport', 'denim', 'leather', 'kids'],
    colours: ['negro', 'oliva', 'marino', 'grafito', 'camel', 'chocolate', 'crudo', 'petroleo', 'bordo', 'indigo'],
    materials: ['nylon', 'recycled', 'denim'],
    cuts: [
      {
        word: 'Puffer',
        parts: { construction: 'puffer' },
        attributes: { fit: 'Regular', length: 'Corto' },
        materials: ['nylon', 'recycled'],
      },
      {
        word: 'Rompeviento',
        parts: { construction: 'windbreaker' },
        attributes: { fit: 'Amplio', length: 'Regular' },
        materials: ['nylon', 'recycled'],
      },
      {
        word: 'Trucker',
        parts: { construction: 'trucker' },
        attributes: { fit: 'Regular', length: 'Corto', neckline: 'Camisero' },
        materials: ['denim'],
      },
      {
        word: 'Biker',
        parts: { construction: 'biker' },
        attributes: { fit: 'Entallado', length: 'Corto', neckline: 'Con solapa', trend: 'Rock' },
        materials: ['leather', 'synthetic'],
      },
      {
        word: 'Bomber',
        parts: { construction: 'bomber' },
        attributes: { fit: 'Regular', length: 'Corto', neckline: 'Alto' },
        materials: ['nylon', 'suede'],
      },
    ],
    attributes: {
      sleeves: ['Manga larga'],
      occasion: ['Casual', 'Urbano'],
      neckline: ['Alto', 'Con capucha'],
    },
    silhouette: 'jacket',
    cloth: 'technical',
    parts: { collar: 'stand', pockets: ['slanted', 'flap', 'zipped'], detail: ['plain', 'contrast', 'quilted'] },
    partsByAttribute: {
      fit: { Regular: { fit: 'regular' }, Amplio: { fit: 'loose' }, Entallado: { fit: 'slim' } },
      length: { Corto: { length: 'short' }, Regular: { length: ['regular', 'long'] } },
      neckline: { Alto: { collar: 'stand' }, 'Con capucha': { collar: 'hood' } },
    },
    voice: 'outer',
  },
  coat: {
    ...top,
    noun: ['Tapado', 'Abrigo', 'Abrigo'],
    band: [120, 390],
    styles: ['classic'],
    colours: dyes.wool,
    materials: ['wool', 'gabardine', 'wool'],
    cuts: [
      {
        word: 'Cruzado',
        parts: { construction: 'double' },
        attributes: { fit: 'Regular', cut_type: 'Recto', length: 'Midi' },
      },
      {
        word: 'Trench',
        parts: { construction: 'trench', belt: 'tied' },
        attributes: { fit: 'Regular', cut_type: 'Evasé', length: 'Midi' },
        materials: ['gabardine'],
      },
      {
        word: 'Bata',
        parts: { construction: 'robe', belt: 'tied', lapel: ['shawl', 'notched'] },
        attributes: { fit: 'Amplio', cut_type: 'Cruzado', length: 'Largo' },
      },
      {
        word: 'Corto',
        parts: { construction: ['single', 'double'] },
        attributes: { fit: 'Regular', cut_type: 'Recto', length: 'Corto' },
      },
    ],
    attributes: { sleeves: ['Manga larga'], neckline: ['Con solapa'], occasion: ['Oficina', 'Salida'] },
    trends: ['Cuadros'],
    silhouette: 'coat',
    cloth: 'wool',
    parts: {
      lapel: ['notched', 'peaked', 'shawl'],
      pockets: ['flap', 'patch', 'welt'],
      belt: ['none', 'none', 'tied'],
    },
    partsByAttribute: {
      fit: { Regular: { fit: ['regular', 'slim'] }, Amplio: { fit: 'loose' } },
      length: { Corto: { length: 'short' }, Midi: { length: 'midi' }, Largo: { length: 'long' } },
    },
    voice: 'outer',
  },
}
