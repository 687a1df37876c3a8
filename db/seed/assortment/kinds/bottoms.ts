import { dyes, type KindCard } from './kind-card.ts'

type BottomKind = 'trousers' | 'jeans' | 'shorts' | 'skirt' | 'leggings'

const bottom = { ladder: 'bottoms', materialKey: 'app_material' } as const

export const bottoms: Readonly<Record<BottomKind, KindCard>> = {
  trousers: {
    ...bottom,
    noun: 'Pantalón',
    band: [38, 98],
    styles: ['classic', 'boho', 'street', 'kids'],
    colours: dyes.cotton,
    materials: ['gabardine', 'linen', 'wool', 'technical'],
    cuts: [
      { word: 'Chino', attributes: { bottom_cut_type: 'Recto', fit: 'Regular' }, materials: ['gabardine'] },
      {
        word: 'Palazzo',
        for: ['mujer'],
        attributes: { bottom_cut_type: 'Wide leg', fit: 'Amplio' },
        materials: ['linen', 'wool'],
      },
      {
        word: 'Cargo',
        attributes: { bottom_cut_type: 'Cargo', fit: 'Amplio' },
        materials: ['gabardine', 'technical'],
      },
      { word: 'Sastrero', attributes: { bottom_cut_type: 'Recto', fit: 'Regular' }, materials: ['wool', 'linen'] },
      {
        word: 'Jogger',
        attributes: { bottom_cut_type: 'Jogger', fit: 'Regular' },
        materials: ['technical', 'gabardine'],
      },
    ],
    attributes: {
      bottom_rise: ['Tiro alto', 'Tiro medio'],
      leg_length: ['Largo', '7/8'],
      occasion: ['Oficina', 'Casual', 'Urbano'],
    },
    trends: ['Cuadros', 'Rayas'],
    voice: 'bottom',
  },
  jeans: {
    ...bottom,
    ladder: 'jeans',
    noun: ['Jean', 'Jeans', 'Jean'],
    band: [44, 104],
    styles: ['denim', 'street', 'kids'],
    colours: dyes.denim,
    materials: ['denim'],
    cuts: [
      { word: 'Wide Leg', attributes: { bottom_cut_type: 'Wide leg', fit: 'Amplio', bottom_rise: 'Tiro alto' } },
      {
        word: 'Mom',
        for: ['mujer', 'ninos'],
        attributes: { bottom_cut_type: 'Mom', fit: 'Regular', bottom_rise: 'Tiro alto' },
      },
      { word: 'Recto', attributes: { bottom_cut_type: 'Recto', fit: 'Regular', bottom_rise: 'Tiro medio' } },
      { word: 'Skinny', attributes: { bottom_cut_type: 'Skinny', fit: 'Slim', bottom_rise: 'Tiro medio' } },
      { word: 'Baggy', attributes: { bottom_cut_type: 'Baggy', fit: 'Oversize', bottom_rise: 'Tiro bajo' } },
    ],
    attributes: {
      leg_length: ['Largo', '7/8', 'Largo'],
      occasion: ['Casual', 'Urbano'],
      trend: ['Liso', 'Gastado', 'Años 90'],
    },
    voice: 'bottom',
  },
  shorts: {
    ...bottom,
    noun: ['Short', 'Short', 'Bermuda'],
    band: [20, 56],
    styles: ['street', 'denim', 'sport', 'kids'],
    colours: [...dyes.cotton, 'indigo'],
    materials: ['gabardine', 'denim', 'linen', 'technical'],
    cuts: [
      { word: 'Chino', attributes: { bottom_cut_type: 'Recto' }, materials: ['gabardine', 'linen'] },
      { word: 'Denim', attributes: { bottom_cut_type: 'Mom' }, materials: ['denim'] },
      { word: 'Sport', attributes: { bottom_cut_type: 'Recto' }, materials: ['technical'] },
      { word: 'Cargo', attributes: { bottom_cut_type: 'Cargo' }, materials: ['gabardine'] },
    ],
    attributes: {
      bottom_rise: ['Tiro medio', 'Tiro alto'],
      leg_length: ['Corto', 'Bermuda'],
      fit: ['Regular', 'Amplio'],
      occasion: ['Casual', 'Playa'],
    },
    trends: ['Cuadros', 'Flores'],
    voice: 'bottom',
  },
  skirt: {
    ...bottom,
    noun: ['Pollera', 'Falda', 'Falda'],
    band: [30, 80],
    styles: ['boho', 'classic', 'denim'],
    colours: [...dyes.dressy, 'indigo', 'camel'],
    materials: ['satin', 'linen', 'denim', 'wool', 'leather'],
    cuts: [
      { word: 'Midi', attributes: { length: 'Midi', cut_type: 'Al bies' }, materials: ['satin', 'linen'] },
      { word: 'Plisada', attributes: { length: 'Midi', cut_type: 'Plisado' }, materials: ['satin', 'wool'] },
      { word: 'Mini', attributes: { length: 'Corto', cut_type: 'Recto' }, materials: ['denim', 'leather', 'wool'] },
      { word: 'Larga', attributes: { length: 'Largo', cut_type: 'Evasé' }, materials: ['linen', 'satin'] },
    ],
    attributes: {
      bottom_rise: ['Tiro alto'],
      occasion: ['Salida', 'Oficina', 'Casual'],
      fit: ['Regular', 'Entallado'],
    },
    trends: ['Flores', 'Lunares', 'Cuadros', 'Estampado'],
    voice: 'skirt',
  },
  leggings: {
    ...bottom,
    noun: ['Calza', 'Calza', 'Legging'],
    band: [22, 58],
    styles: ['sport'],
    colours: ['negro', 'grafito', 'marino', 'bordo', 'petroleo', 'oliva', 'lavanda', 'chocolate'],
    materials: ['technical', 'recycled', 'cotton'],
    cuts: [
      { word: 'Full', attributes: { leg_length: 'Largo' } },
      { word: 'Ciclista', attributes: { leg_length: 'Corto' } },
      { word: 'Capri', attributes: { leg_length: '7/8' } },
    ],
    attributes: { bottom_rise: ['Tiro alto'], fit: ['Entallado'], occasion: ['Deporte'], bottom_cut_type: ['Skinny'] },
    trends: ['Estampado'],
    voice: 'bottom',
  },
}
