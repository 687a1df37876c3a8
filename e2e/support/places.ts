import type { PersonName } from '#demo/people/people.ts'
import { skuOf } from '#demo/catalogue/sku.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/**
 * One address for every route of the app, for a person with something to see there. Addresses with an id are found on
 * the screen that links to them.
 */
export type Place = {
  route: string
  path: string
  who?: PersonName
  hasCart?: true
  isMissing?: true
  /** Another address of a screen that is already listed. */
  isAlias?: true
  leadsTo?: { link: RegExp; beyond?: string }
  /** Only in the Argentine demo. */
  isArgentine?: true
}

const ana = (route: string, path = `/${route}`): Place => ({ route, path, who: 'ana' })
const anaBehind = (path: string, route: string, link: RegExp, beyond = ''): Place => ({
  ...ana(route, path),
  leadsTo: { link, beyond },
})

export const places: readonly Place[] = [
  { route: '/', path: '/' },
  { route: 'index.html', path: '/index.html', isAlias: true },
  ana('account'),
  ana('account/orders'),
  ana('account/orders/:order', '/account/orders/R101'),
  ana('account/memberships'),
  ana('account/wishlist'),
  ana('account/exchange'),
  ana('account/exchange/changereturn', '/account/exchange/changereturn?order=R101'),
  { ...ana('account/exchange/finish/:batchnumber/', '/account/exchange/finish/C1001/'), isArgentine: true },
  ana('account/credits'),
  anaBehind('/account/credits', 'account/credits/:credit', /\/account\/credits\/\d+$/),
  anaBehind('/account/credits', 'account/credits/:credit/money', /\/account\/credits\/\d+$/, '/money'),
  ana('account/wallet'),
  ana('account/wallet/redeem'),
  ana('account/wallet/withdraw'),
  anaBehind('/account/wallet', 'account/wallet/:movement', /\/account\/wallet\/\d+$/),
  ana('account/editaccount'),
  ana('account/addresses'),
  ana('account/addaddress'),
  anaBehind('/account/addresses', 'account/editaddress/:id/', /\/account\/editaddress\/\d+\/$/),
  ana('account/enableauth'),
  ana('account/security'),
  ana('account/sizes'),
  ana('account/data'),
  { route: 'checkout', path: '/checkout', hasCart: true },
  ana('checkout/success/:order', '/checkout/success/R101'),
  { route: 'checkout/login', path: '/checkout/login', hasCart: true },
  { route: 'checkout/register', path: '/checkout/register', isAlias: true },
  { route: 'checkout/forgotpassword', path: '/checkout/forgotpassword', isAlias: true },
  { route: 'login', path: '/login' },
  { route: 'register', path: '/register' },
  { route: 'registerFacebook', path: '/registerFacebook' },
  { route: 'forgotpassword', path: '/forgotpassword' },
  { route: 'customer/account/login', path: '/customer/account/login', isAlias: true },
  { route: 'brands', path: '/brands' },
  { route: 'cart/*', path: '/cart', hasCart: true },
  { route: 'help', path: '/help', isAlias: true },
  { route: 'atencion-al-cliente', path: '/atencion-al-cliente', isAlias: true },
  { route: 'preguntas-frecuentes', path: '/preguntas-frecuentes?q=cambio' },
  { route: 'ac-terminos-y-condiciones', path: '/ac-terminos-y-condiciones' },
  { route: 'ac-privacidad', path: '/ac-privacidad', isAlias: true },
  { route: 'ac-cookies', path: '/ac-cookies', isAlias: true },
  { route: 'ac-envios', path: '/ac-envios', isAlias: true },
  { route: 'ac-cambios-y-devoluciones', path: '/ac-cambios-y-devoluciones', isAlias: true },
  { route: 'ac-billetera', path: '/ac-billetera', isAlias: true },
  { route: 'ac-club-envios', path: '/ac-club-envios' },
  { route: 'sizes/contentTable', path: '/sizes/contentTable' },
  { route: 'customer/nps/', path: '/customer/nps/' },
  anaBehind('/account/orders/R101', 'customer/review/:order/:sku?', /\/customer\/review\/R101\//),
  { route: 'opiniones/:sku', path: '/opiniones/BT0001/' },
  { route: 'comparar', path: '/comparar?sku=ZM0001&sku=ZM0002&sku=BT0001' },
  { route: 'newsletter', path: '/newsletter' },
  { route: 'newsletter/confirm/key/:key/', path: '/newsletter/confirm/key/NL-NADIE/' },
  { route: 'newsletter/preferences/key/:key/', path: '/newsletter/preferences/key/NL-NADIE/' },
  { route: 'newsletter/unsign/key/:key/', path: '/newsletter/unsign/key/NL-ANA-OK/', isArgentine: true },
  { route: ':productName.html', path: '/zapatilla-brisa-zm0001.html' },
  { route: 'arrepentimiento', path: '/arrepentimiento' },
  { route: 'kit', path: '/kit' },
  { route: 'account/*', path: '/account/nada', isMissing: true },
  { route: 'checkout/*', path: '/checkout/nada', isMissing: true, isAlias: true },
  { route: '*', path: '/zapatillas-mujer/' },
]

const elsewhere = { cl: { who: 'gabi', order: 'R201' }, co: { who: 'hernan', order: 'R501' } } as const

/** The same places in another store, with its own people and products. */
export function placesIn(country: OpenCountry): readonly Place[] {
  if (country === 'ar') return places
  const { who, order } = elsewhere[country]
  const translate = (text: string) => text.replace('R101', order).replace(/BT0001/, (role) => skuOf(country, role))
  return (
    places
      .filter(({ isArgentine }) => !isArgentine)
      // Product names differ by country, and so do their addresses: the product is found in a list.
      .map((place) =>
        place.route === ':productName.html'
          ? { ...place, path: '/zapatillas-mujer/', leadsTo: { link: /\.html$/ } }
          : place,
      )
      .map((place) => ({
        ...place,
        path: translate(place.path),
        ...(place.who && { who }),
        ...(place.leadsTo && { leadsTo: { ...place.leadsTo, link: new RegExp(translate(place.leadsTo.link.source)) } }),
      }))
  )
}
