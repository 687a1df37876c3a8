import type { PartsByAttribute } from './kind-card.ts'

/** The marks of our brands; a brand always uses its own. */
export const marks = ['bars', 'arc', 'chevron', 'wave', 'tile', 'none'] as const

export const fitParts: PartsByAttribute = {
  fit: {
    Slim: { fit: 'slim' },
    Entallado: { fit: 'slim' },
    Regular: { fit: 'regular' },
    Amplio: { fit: 'loose' },
    Oversize: { fit: 'oversize' },
  },
}

export const tshirtParts: PartsByAttribute = {
  sleeves: { 'Manga corta': { sleeve: 'short' }, 'Manga larga': { sleeve: 'long' } },
  neckline: {
    Redondo: { neckline: 'crew' },
    'En V': { neckline: 'v' },
    Bote: { neckline: 'boat' },
    Polo: { neckline: 'polo' },
  },
}

export const dressParts: PartsByAttribute = {
  neckline: {
    Redondo: { neckline: ['crew', 'scoop'] },
    Cuadrado: { neckline: 'square' },
    'En V': { neckline: 'v' },
    Halter: { neckline: 'halter' },
    Camisero: { neckline: 'shirt' },
  },
  sleeves: {
    'Sin mangas': { sleeve: 'none' },
    'Manga corta': { sleeve: ['short', 'puff', 'cap'] },
    'Tres cuartos': { sleeve: ['three-quarter', 'bell'] },
    'Manga larga': { sleeve: ['long', 'bishop'] },
  },
  length: { Corto: { length: 'mini' }, Midi: { length: 'midi' }, Largo: { length: 'maxi' } },
  cut_type: {
    Evasé: { skirt: ['a-line', 'circle', 'tiered', 'pleated'] },
    Recto: { skirt: 'straight' },
    'Al bies': { skirt: 'bias' },
  },
}

export const jeansParts: PartsByAttribute = {
  bottom_cut_type: {
    Recto: { cut: 'straight' },
    'Wide leg': { cut: 'wide' },
    Mom: { cut: 'mom' },
    Skinny: { cut: 'skinny' },
    Baggy: { cut: 'baggy' },
  },
  leg_length: { Largo: { length: 'full' }, '7/8': { length: 'ankle' } },
  trend: {
    Liso: { wash: ['raw', 'panelled'] },
    Gastado: { wash: ['faded', 'torn'] },
    'Años 90': { wash: ['faded', 'raw'] },
  },
}

export const bootParts: PartsByAttribute = {
  shaft_height: { Tobillo: { shaft: 'ankle' }, 'Media caña': { shaft: 'mid' }, 'Caña alta': { shaft: 'high' } },
}

export const sandalParts: PartsByAttribute = {
  heel_shape: {
    Plano: { base: ['flat', 'footbed'] },
    Plataforma: { base: 'platform' },
    Cuña: { base: 'jute-wedge' },
  },
}

export const heelParts: PartsByAttribute = {
  heel_height: { Bajo: { height: 'low' }, Medio: { height: 'mid' }, Alto: { height: 'high' } },
  heel_shape: { Aguja: { heel: 'stiletto' }, Cuadrado: { heel: ['block', 'flared'] } },
}
