import type { BannerRatio, BannerTheme } from '#domain/browse/product/drawn-source.ts'
import { pictureRandom } from './picture-random.ts'
import type { Silhouette } from './catalogue.ts'
import { catalogue } from './catalogue.ts'
import type { ColourName } from './palette.ts'
import { round } from './path.ts'
import type { Dress } from './sketch.ts'
import { drawTile } from './tile-mark.ts'
import { drawProduct } from './views.ts'

/** Width and height of each format, in drawing units. */
export const bannerSizes: Record<BannerRatio, readonly [width: number, height: number]> = {
  tall: [900, 1200],
  wide: [1600, 900],
  strip: [1600, 500],
  square: [1000, 1000],
}

type Star = { silhouette: Silhouette; dress: Dress }
type Scene = {
  field: string
  tiles: string
  stars: readonly (readonly [Silhouette, ColourName, Dress['material'], Dress['pattern']?, ColourName?])[]
}

/** Each theme is a flat field of colour with three matching products; the first is the main one. */
const scenes: Record<BannerTheme, Scene> = {
  mujer: {
    field: '#E3C9BE',
    tiles: '#D6B6A8',
    stars: [
      ['dress', 'terracota', 'linen'],
      ['bag', 'camel', 'leather'],
      ['heel', 'crudo', 'leather'],
    ],
  },
  hombre: {
    field: '#BFC7C4',
    tiles: '#AEB8B5',
    stars: [
      ['jacket', 'indigo', 'denim'],
      ['sneaker', 'blanco', 'leather'],
      ['cap', 'oliva', 'cotton'],
    ],
  },
  ninos: {
    field: '#F0D9A0',
    tiles: '#E6CA86',
    stars: [
      ['hoodie', 'celeste', 'cotton'],
      ['sneaker', 'rojo', 'canvas'],
      ['backpack', 'petroleo', 'canvas'],
    ],
  },
  zapatillas: {
    field: '#DDF247',
    tiles: '#CBE02F',
    stars: [
      ['running-shoe', 'grafito', 'mesh'],
      ['sneaker', 'blanco', 'leather'],
      ['sneaker', 'petroleo', 'canvas'],
    ],
  },
  invierno: {
    field: '#2F4A50',
    tiles: '#3A575D',
    stars: [
      ['coat', 'camel', 'wool'],
      ['sweater', 'crudo', 'knit'],
      ['boot', 'chocolate', 'leather'],
    ],
  },
  sale: {
    field: '#C8102E',
    tiles: '#B60C27',
    stars: [
      ['sweater', 'crudo', 'knit', 'stripes', 'marino'],
      ['bag', 'negro', 'leather'],
      ['sneaker', 'blanco', 'leather'],
    ],
  },
  accesorios: {
    field: '#D9CDEA',
    tiles: '#CABBE0',
    stars: [
      ['bag', 'bordo', 'leather'],
      ['sunglasses', 'chocolate', 'acetate'],
      ['watch', 'camel', 'leather'],
    ],
  },
  eco: {
    field: '#C7D0B8',
    tiles: '#B6C1A4',
    stars: [
      ['shirt', 'verde-salvia', 'linen'],
      ['sandal', 'camel', 'leather'],
      ['bag', 'crudo', 'canvas'],
    ],
  },
}

type Place = readonly [x: number, middle: number, scale: number, ground: number]
type Stage = {
  places: readonly [Place, Place, Place]
  tiles: readonly (readonly [x: number, y: number, size: number])[]
}

/**
 * The layout of each format: flat products are centred, standing ones are placed on the ground. The empty area for the
 * headline is the top in tall and square banners, the left half in wide ones.
 */
const stages: Record<BannerRatio, Stage> = {
  tall: {
    places: [
      [510, 690, 0.9, 900],
      [230, 930, 0.56, 1110],
      [660, 960, 0.56, 1140],
    ],
    tiles: [
      [735, 165, 330],
      [165, 1035, 330],
    ],
  },
  wide: {
    places: [
      [1150, 455, 0.8, 690],
      [1365, 600, 0.5, 810],
      [850, 640, 0.5, 840],
    ],
    tiles: [
      [1375, 225, 450],
      [925, 675, 450],
    ],
  },
  strip: {
    places: [
      [1220, 255, 0.46, 360],
      [1425, 300, 0.32, 440],
      [1000, 310, 0.32, 450],
    ],
    tiles: [
      [1475, 125, 250],
      [1225, 375, 250],
      [975, 125, 250],
    ],
  },
  square: {
    places: [
      [600, 590, 0.8, 760],
      [270, 760, 0.5, 910],
      [770, 790, 0.48, 930],
    ],
    tiles: [
      [835, 165, 330],
      [165, 835, 330],
    ],
  },
}

/** Banner art without words, because headlines are text on the page; an empty area is left for them. */
export function drawBanner({
  theme,
  ratio,
  seed = 1,
}: {
  theme: BannerTheme
  ratio: BannerRatio
  seed?: number
}): string {
  const [width, height] = bannerSizes[ratio]
  const { field, tiles } = scenes[theme]
  const stage = stages[ratio]
  const products = castStars(theme, seed).map(({ silhouette, dress }, i) =>
    placeStar(silhouette, dress, stage.places[i]!, `b${i}`),
  )
  // The main product stands behind, the smaller ones in front of it.
  const motif = stage.tiles.map(([x, y, size]) => drawTile(x, y, size * 0.94, tiles)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${field}"/>${motif}${products.join('')}</svg>`
}

function castStars(theme: BannerTheme, seed: number): Star[] {
  const random = pictureRandom(seed)
  const stars = scenes[theme].stars.map(([silhouette, colour, material, pattern = 'plain', accent]) => ({
    silhouette,
    dress: { colour, material, pattern, seed: seed + Math.floor(random.next() * 40), ...(accent && { accent }) },
  }))
  return seed % 2 ? stars : [stars[0]!, stars[2]!, stars[1]!]
}

function placeStar(silhouette: Silhouette, dress: Dress, [x, middle, scale, ground]: Place, prefix: string): string {
  const { defs, art, cut } = drawProduct(catalogue[silhouette], dress, { prefix })
  const size = scale * (fullness[silhouette] ?? 1)
  const top = cut.ground ? ground - cut.ground.y * size : middle - 610 * size
  return `${defs}<g transform="translate(${round(x - 450 * size)} ${round(top)}) scale(${round(size * 1000) / 1000})">${art}</g>`
}

/** Scale factors: small products are drawn as large as a coat, but must look smaller side by side. */
const fullness: Partial<Record<Silhouette, number>> = {
  bag: 0.86,
  watch: 0.6,
  sunglasses: 0.72,
  earrings: 0.6,
  cap: 0.8,
  heel: 0.9,
  sandal: 0.9,
}
