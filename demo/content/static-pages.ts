import type { Handle } from '#db/connection/handle.ts'
import { banner, seoSettings, staticPage } from '#db/schema/content.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { brand } from '../brand/vereda.ts'
import { capitalise } from '#domain/platform/text/capitalise.ts'
import { freeShippingFrom } from './home.ts'
import { countryProfiles, openingFigures } from '#domain/platform/country/settings.ts'
import { categoryTree } from '../catalogue/categories.ts'
import type { Moments } from '../moments.ts'
import { bannerPicture } from './banner-pictures.ts'

const page = (country: OpenCountry, path: string, title: string, filters: Record<string, string>) => {
  return { country, path, title, filters, seo: { pageTitle: `${title} | ${brand.name}`, canonical: path } }
}

/** Pages that are a selection rather than a category, the banner with a coupon to copy, and SEO texts. */
export async function writeStaticPages(db: Handle, country: OpenCountry, moments: Moments): Promise<void> {
  const you = country === 'ar' ? 'Elegí' : 'Elige'
  const tree = categoryTree(country)
  const { shippingWord } = countryProfiles[country]
  const categoryLink = (key: string) => {
    const { name, path } = tree.find((node) => node.key === key)!
    return { label: name, link: path }
  }
  await db.insert(staticPage).values([
    // Everything; the main banner leads here with the newest first.
    page(country, '/nueva-temporada/', 'Nueva temporada', {}),
    page(country, '/precio-especial/', 'Ofertas', { special_price: '1' }),
    page(country, '/envio-gratis/', `${capitalise(shippingWord)} gratis`, { free_shipping: '1' }),
    {
      ...page(country, '/moda-sostenible/', 'Moda sostenible', { moda_sostenible: '1' }),
      bannerMenu: [categoryLink('zapatillas-mujer'), categoryLink('mujer-tshirt'), categoryLink('mujer-dress')],
      styles: { background: '#eef3e8', color: '#24331c' },
      landing: {
        title: 'Ropa que dura, de origen conocido',
        html: `<p>Algodón orgánico, lino, cuero curtido sin cromo y suelas recicladas. ${you} prendas hechas por talleres que cuentan cómo trabajan.</p>`,
        image: bannerPicture('eco', 'square'),
      },
      couponCode: 'BANNER20',
    },
    // Exists but is empty: an empty list is not a missing page.
    page(country, '/vacia/', 'Próximamente', { category: '/accesorios/paraguas/' }),
  ])
  const dates = { startsAt: moments.daysAgo(7), endsAt: moments.inDays(60) }
  const hung = (keyOrPath: string, link: string, alt: string, couponCode: string | null, position: number) => {
    const imageUrl = bannerPicture(keyOrPath === '/moda-sostenible/' ? 'eco' : 'zapatillas', 'strip')
    return { country, zone: 'catalog' as const, keyOrPath, imageUrl, link, alt, couponCode, position, ...dates }
  }
  await db.insert(banner).values([
    hung('/zapatillas-mujer/', '/zapatillas-mujer/', '20 % de descuento con el cupón BANNER20', 'BANNER20', 1),
    hung('/moda-sostenible/', '/moda-sostenible/', '20 % en moda sostenible con el cupón BANNER20', 'BANNER20', 1),
    hung(
      '/zapatillas-hombre/',
      '/envio-gratis/',
      `${categoryLink('zapatillas-hombre').label} con ${shippingWord} gratis`,
      null,
      1,
    ),
    {
      ...hung('all', '/envio-gratis/', freeShippingFrom(country), null, 1),
      zone: 'pre_header',
      imageUrl: bannerPicture('accesorios', 'strip'),
    },
  ])
  const terms = openingFigures[country].addiActive ? ', cuotas' : ''
  await db.insert(seoSettings).values(
    tree.map(({ path, name, gender, level }) => {
      const who = { mujer: ' de mujer', hombre: ' de hombre', ninos: ' de niños', unisex: '' }[gender]
      const pageTitle = `${name}${level === 1 ? '' : who} | ${brand.name}`
      const description = `${name}${level === 1 ? '' : who} con envío a todo el país${terms} y cambio fácil.`
      return { country, path, pageTitle, description, canonical: path }
    }),
  )
}
