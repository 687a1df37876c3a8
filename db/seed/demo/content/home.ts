import type { Handle } from '#db/open.ts'
import { banner, homeItem, homePage } from '#db/schema/content.ts'
import type { HomeKey } from '#domain/content/places-of-content.ts'
import { brand, type OpenCountry } from '#domain/store/country.ts'
import { categoryTree } from '../categories.ts'

/** What each home page leads to, by category key: twelve things in two columns of six. */
const shelvesOf: Readonly<Record<HomeKey, readonly string[]>> = {
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

const banners = [
  { zone: 'home_top', ratio: '16x9', theme: 'temporada', alt: 'La nueva temporada ya está en la vereda' },
  { zone: 'home_central', ratio: '3x1', theme: 'envio', alt: 'Envío gratis en tu compra' },
  { zone: 'home_bottom', ratio: '3x1', theme: 'sostenible', alt: 'Moda sostenible: hecha para durar' },
] as const

/** Where a banner of a zone leads from each home page. */
const linkOf = (zone: string, key: HomeKey) =>
  zone === 'home_central'
    ? '/envio-gratis/'
    : zone === 'home_bottom'
      ? '/moda-sostenible/'
      : key === 'home'
        ? '/mujer/'
        : `/${key}/`

export async function writeHome(db: Handle, country: OpenCountry): Promise<void> {
  const nodes = new Map(categoryTree(country).map((node) => [node.key, node]))
  const keys = Object.keys(shelvesOf) as HomeKey[]
  await db.insert(homePage).values(
    keys.map((key) => ({
      country,
      key,
      cols: 2,
      rows: 6,
      positions: shelvesOf[key].map((_, index) => index + 1),
      seo: {
        pageTitle: key === 'home' ? `${brand.name}: moda y calzado` : `${names[key]}: moda y calzado | ${brand.name}`,
        description: 'Zapatillas, ropa y accesorios de marcas de acá, con envío a todo el país y cambio fácil.',
        canonical: key === 'home' ? '/' : `/${key}/`,
      },
    })),
  )
  await db.insert(homeItem).values(
    keys.flatMap((key) =>
      shelvesOf[key].map((shelf, index) => {
        const { name, path } = nodes.get(shelf)!
        const imageUrl = `/img/b/${shelf}-1x1.jpg`
        return { country, key, name, position: index + 1, imageUrl, apiUrl: path, desktopUrl: path, link: path }
      }),
    ),
  )
  await db.insert(banner).values(
    keys.flatMap((key) =>
      banners.map(({ zone, ratio, theme, alt }, index) => {
        const imageUrl = `/img/b/${theme}-${key}-${ratio}.jpg`
        return { country, zone, keyOrPath: key, imageUrl, link: linkOf(zone, key), alt, position: index + 1 }
      }),
    ),
  )
}
