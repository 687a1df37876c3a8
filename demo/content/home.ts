import type { Handle } from '#db/connection/handle.ts'
import { banner, homeItem, homePage } from '#db/schema/content.ts'
import type { HomeKey } from '#domain/content/pages/places-of-content.ts'
import { capitalise } from '#domain/platform/text/capitalise.ts'
import { voiceOf } from './voice.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { brand } from '../brand/vereda.ts'
import { categoryTree, type CategoryNode } from '../catalogue/categories.ts'
import { namedProducts } from '../catalogue/products/index.ts'
import { skuOf } from '../catalogue/sku.ts'
import { bannerPicture } from './banner-pictures.ts'

/** The targets of each home page, by category key: twelve tiles in two columns of six. */
const tilesOf: Readonly<Record<HomeKey, readonly string[]>> = {
  home: (
    'zapatillas-mujer zapatillas-hombre mujer-dress hombre-tshirt mujer-boot hombre-jacket ' +
    'accesorios-bag accesorios-watch zapatillas-ninos mujer-jeans hombre-running accesorios-giftcard'
  ).split(' '),
  mujer: (
    'zapatillas-mujer mujer-dress mujer-tshirt mujer-jeans mujer-boot mujer-sandal ' +
    'mujer-skirt mujer-jacket mujer-heel mujer-blouse mujer-running mujer-swimwear'
  ).split(' '),
  hombre: (
    'zapatillas-hombre hombre-tshirt hombre-jeans hombre-shirt hombre-boot hombre-jacket ' +
    'hombre-hoodie hombre-running hombre-trousers hombre-shorts hombre-loafer hombre-sweater'
  ).split(' '),
  ninos: (
    'zapatillas-ninos ninos-tshirt ninos-trousers ninos-hoodie ninos-boot ninos-sandal ' +
    'ninos-dress ninos-jacket ninos-jeans ninos-shorts ninos-pyjama ninos-running'
  ).split(' '),
}

const names: Readonly<Record<HomeKey, string>> = { home: 'Inicio', mujer: 'Mujer', hombre: 'Hombre', ninos: 'Niños' }

/** The text of the main banner's button. */
const invitation = (key: HomeKey, _country: OpenCountry) =>
  key === 'home' ? 'Ver la nueva temporada' : `Ver todo para ${names[key].toLowerCase()}`

/** Said with its condition: a promise without one would be broken in the cart. */
export function freeShippingFrom(country: OpenCountry): string {
  const v = voiceOf(country)
  return `${capitalise(v.shipping)} gratis desde ${v.freeFrom}`
}

const banners = [
  { zone: 'home_top', altFor: invitation },
  { zone: 'home_central', altFor: (_key: HomeKey, country: OpenCountry) => freeShippingFrom(country) },
  { zone: 'home_bottom', altFor: () => 'Moda sostenible: hecha para durar' },
] as const

type Zone = (typeof banners)[number]['zone']

const linkOf = (zone: Zone, key: HomeKey) => {
  if (zone === 'home_top') return key === 'home' ? '/nueva-temporada/?sort=newest' : `/${key}/`
  return zone === 'home_central' ? '/envio-gratis/' : '/moda-sostenible/'
}

const pictureOfZone = (zone: Zone, key: HomeKey) => {
  if (zone === 'home_top') return bannerPicture(key === 'home' ? 'zapatillas' : key, 'wide')
  return bannerPicture(zone === 'home_central' ? 'accesorios' : 'eco', 'strip')
}

/** A tile shows one of its named products, or the closest scene. */
function pictureOfTile({ key, kind, gender }: CategoryNode, country: OpenCountry): string {
  const shown = namedProducts.find(({ category, pictures }) => category.startsWith(key) && pictures !== 0)
  if (shown) return `/img/p/${skuOf(country, shown.role)}-1.jpg`
  if (kind === 'sneaker' || kind === 'running') return bannerPicture('zapatillas', 'square')
  if (kind === 'jacket' || kind === 'sweater' || kind === 'boot') return bannerPicture('invierno', 'square')
  return bannerPicture(gender === 'unisex' ? 'accesorios' : gender, 'square')
}

export async function writeHome(db: Handle, country: OpenCountry): Promise<void> {
  const nodes = new Map(categoryTree(country).map((node) => [node.key, node]))
  const keys = Object.keys(tilesOf) as HomeKey[]
  await db.insert(homePage).values(
    keys.map((key) => ({
      country,
      key,
      cols: 2,
      rows: 6,
      positions: tilesOf[key].map((_, index) => index + 1),
      seo: {
        pageTitle: key === 'home' ? `${brand.name}: moda y calzado` : `${names[key]}: moda y calzado | ${brand.name}`,
        description: 'Zapatillas, ropa y accesorios de marcas de acá, con envío a todo el país y cambio fácil.',
        canonical: key === 'home' ? '/' : `/${key}/`,
      },
    })),
  )
  await db.insert(homeItem).values(
    keys.flatMap((key) =>
      tilesOf[key].map((tile, index) => {
        const node = nodes.get(tile)!
        const { name, path } = node
        const imageUrl = pictureOfTile(node, country)
        return { country, key, name, position: index + 1, imageUrl, apiUrl: path, desktopUrl: path, link: path }
      }),
    ),
  )
  await db.insert(banner).values(
    keys.flatMap((key) =>
      banners.map(({ zone, altFor }, index) => {
        const imageUrl = pictureOfZone(zone, key)
        return {
          country,
          zone,
          keyOrPath: key,
          imageUrl,
          link: linkOf(zone, key),
          alt: altFor(key, country),
          position: index + 1,
        }
      }),
    ),
  )
}
