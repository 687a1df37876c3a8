import { dyes, type KindCard } from './kind-card.ts'
import { fitParts, tshirtParts } from './parts-by-attribute.ts'

type TopKind = 'tshirt' | 'shirt' | 'blouse' | 'top'

const top = { ladder: 'tops', materialKey: 'app_material' } as const

export const tops: Readonly<Record<TopKind, KindCard>> = {
  tshirt: {
    ...top,
    noun: ['Remera', 'Polera', 'Camiseta'],
    band: [14, 42],
    styles: ['street', 'sport', 'denim', 'kids', 'classic'],
    colours: dyes.cotton,
    materials: ['cotton', 'organic', 'cotton', 'linen'],
    cuts: [
      {
        word: 'Oversize',
        parts: { sleeve: ['short', 'elbow'] },
        attributes: { fit: 'Oversize', sleeves: 'Manga corta', neckline: 'Redondo' },
      },
      {
        word: 'Boxy',
        parts: { length: 'crop', hem: ['straight', 'curved'] },
        attributes: { fit: 'Amplio', cut_type: 'Boxy', sleeves: 'Manga corta', neckline: 'Redondo' },
      },
      {
        word: 'Básica',
        parts: { cuff: ['plain', 'rolled'], collar: ['narrow', 'wide'] },
        attributes: { fit: 'Regular', sleeves: 'Manga corta', neckline: 'Redondo' },
      },
      { word: 'Escote V', attributes: { fit: 'Regular', sleeves: 'Manga corta', neckline: 'En V' } },
      {
        word: 'Manga Larga',
        parts: { neckline: ['crew', 'henley'], cuff: ['plain', 'rib', 'contrast'] },
        attributes: { fit: 'Regular', sleeves: 'Manga larga', neckline: 'Redondo' },
      },
      {
        word: 'Polo',
        parts: { cuff: ['plain', 'rib', 'contrast'] },
        attributes: { fit: 'Regular', sleeves: 'Manga corta', neckline: 'Polo' },
        materials: ['cotton', 'organic'],
      },
    ],
    attributes: { occasion: ['Casual', 'Urbano'], style: ['Básico', 'Urbano'] },
    trends: ['Rayas', 'Estampado', 'Rayas'],
    silhouette: 't-shirt',
    cloth: 'cotton',
    parts: {
      neckline: 'crew',
      sleeve: 'short',
      fit: 'regular',
      length: 'regular',
      hem: ['straight', 'curved', 'split'],
      cuff: ['plain', 'rolled', 'contrast'],
      pocket: ['none', 'chest', 'none'],
      collar: ['narrow', 'wide', 'contrast'],
    },
    partsByAttribute: { ...fitParts, ...tshirtParts },
    voice: 'top',
  },
  shirt: {
    ...top,
    noun: 'Camisa',
    band: [32, 88],
    styles: ['classic', 'denim', 'boho'],
    colours: [...dyes.cotton, 'indigo'],
    materials: ['poplin', 'linen', 'denim', 'cotton'],
    cuts: [
      {
        word: 'Oxford',
        parts: { pockets: ['one', 'none', 'two'], placket: 'shown', hem: ['tail', 'curved'] },
        attributes: { fit: 'Regular', sleeves: 'Manga larga' },
        materials: ['cotton', 'poplin'],
      },
      {
        word: 'Oversize',
        parts: { length: ['regular', 'long'] },
        attributes: { fit: 'Oversize', sleeves: 'Manga larga' },
      },
      { word: 'Slim', attributes: { fit: 'Slim', sleeves: 'Manga larga' }, materials: ['poplin', 'cotton'] },
      {
        word: 'Cubana',
        parts: { collar: 'camp', hem: ['straight', 'curved'], placket: 'shown' },
        attributes: { fit: 'Amplio', sleeves: 'Manga corta' },
        materials: ['linen', 'poplin'],
      },
    ],
    attributes: { neckline: ['Camisero'], occasion: ['Oficina', 'Casual', 'Salida'], cut_type: ['Recto'] },
    trends: ['Rayas', 'Cuadros', 'Estampado', 'Lunares'],
    silhouette: 'shirt',
    cloth: 'cotton',
    parts: {
      collar: 'shirt',
      length: 'regular',
      hem: ['tail', 'straight', 'curved'],
      pockets: ['none', 'one', 'two', 'flaps'],
      placket: ['shown', 'hidden', 'shown', 'popover'],
    },
    partsByAttribute: {
      ...fitParts,
      sleeves: { 'Manga larga': { sleeve: ['long', 'rolled'] }, 'Manga corta': { sleeve: 'short' } },
    },
    voice: 'top',
  },
  blouse: {
    ...top,
    noun: 'Blusa',
    band: [28, 72],
    styles: ['boho', 'classic'],
    colours: dyes.dressy,
    materials: ['viscose', 'satin', 'linen'],
    cuts: [
      {
        word: 'Romántica',
        parts: { neckline: 'crew', sleeve: ['bishop', 'puff'], front: ['ruffle', 'gathers', 'pintucks'] },
        attributes: { neckline: 'Redondo', sleeves: 'Manga larga', trend: 'Romántica' },
      },
      { word: 'Halter', parts: { neckline: 'halter' }, attributes: { neckline: 'Halter', sleeves: 'Sin mangas' } },
      {
        word: 'Cruzada',
        parts: { neckline: 'wrap', sleeve: ['bell', 'straight'] },
        attributes: { neckline: 'En V', sleeves: 'Tres cuartos', cut_type: 'Cruzado' },
      },
      {
        word: 'con Lazo',
        parts: { neckline: 'bow', sleeve: ['bishop', 'straight'], front: ['plain', 'buttons', 'pintucks'] },
        attributes: { neckline: 'Alto', sleeves: 'Manga larga' },
      },
    ],
    attributes: { fit: ['Regular', 'Amplio'], occasion: ['Oficina', 'Salida', 'Fiesta'] },
    trends: ['Flores', 'Lunares', 'Estampado'],
    silhouette: 'blouse',
    cloth: 'satin',
    parts: { front: ['plain', 'buttons', 'gathers', 'pintucks'], hem: ['straight', 'curved', 'peplum'] },
    partsByAttribute: {
      fit: { Regular: { fit: 'regular' }, Amplio: { fit: 'loose' } },
      sleeves: {
        'Manga larga': { length: 'long' },
        'Tres cuartos': { length: 'three-quarter' },
        'Sin mangas': { sleeve: 'none', length: 'short' },
      },
    },
    voice: 'top',
  },
  top: {
    ...top,
    noun: 'Top',
    band: [12, 38],
    styles: ['sport', 'street', 'boho'],
    colours: dyes.dressy,
    materials: ['cotton', 'viscose', 'technical', 'satin'],
    cuts: [
      {
        word: 'Bandeau',
        parts: { style: 'bandeau', front: ['plain', 'gathered', 'ribbed', 'buttons', 'knot'] },
        attributes: { neckline: 'Strapless', sleeves: 'Sin mangas', length: 'Cropped' },
      },
      {
        word: 'Halter',
        parts: { style: 'halter', front: ['plain', 'gathered', 'ribbed', 'buttons', 'knot'] },
        attributes: { neckline: 'Halter', sleeves: 'Sin mangas', length: 'Cropped' },
      },
      {
        word: 'Deportivo',
        silhouette: 'sports-top',
        parts: {
          neck: ['scoop', 'zip'],
          band: ['tone', 'contrast', 'wide'],
          panel: ['curved', 'none', 'mesh'],
          length: ['bra', 'crop'],
        },
        attributes: { neckline: 'Redondo', sleeves: 'Sin mangas', length: 'Cropped' },
        materials: ['technical'],
      },
      {
        word: 'Sin Mangas',
        parts: { style: ['tank', 'racer'] },
        attributes: { neckline: 'Redondo', sleeves: 'Sin mangas', length: 'Regular' },
        materials: ['cotton'],
      },
    ],
    attributes: { fit: ['Entallado', 'Slim'], occasion: ['Salida', 'Casual', 'Deporte'] },
    trends: ['Lunares', 'Flores'],
    silhouette: 'tank-top',
    cloth: 'cotton',
    parts: { front: ['plain', 'gathered', 'ribbed', 'buttons'] },
    partsByAttribute: {
      fit: { Entallado: { fit: 'fitted' }, Slim: { fit: 'regular' } },
      length: { Cropped: { length: 'crop' }, Regular: { length: ['regular', 'long'] } },
    },
    voice: 'light',
  },
}
