/** The kind of a page, for analytics (ANA-02…10). */
export type PageKind =
  | 'authentication'
  | 'wishlist'
  | 'account'
  | 'help'
  | 'promotion_list'
  | 'product_detail'
  | 'cart'
  | 'brands'
  | 'search_results'
  | 'home'
  | 'category'

type Address = { pathname: string; search: string }

const under = (path: string) => (pathname: string) => pathname === path || pathname.startsWith(`${path}/`)

/** In the order of the specification's list: the first match wins, and category is the fallback (OP-099). */
const kinds: readonly (readonly [PageKind, (address: Address) => boolean])[] = [
  ['authentication', ({ pathname }) => /\/(login|register|registerFacebook|forgotpassword)\/?$/.test(pathname)],
  ['wishlist', ({ pathname }) => under('/account/wishlist')(pathname)],
  ['account', ({ pathname }) => under('/account')(pathname)],
  ['help', ({ pathname }) => /\/(ac-|help|atencion-al-cliente|preguntas-frecuentes)/.test(pathname)],
  ['promotion_list', ({ pathname, search }) => /precio-especial|discount_range/.test(pathname + search)],
  ['product_detail', ({ pathname }) => pathname.includes('.html') && pathname !== '/index.html'],
  ['cart', ({ pathname }) => under('/cart')(pathname)],
  ['brands', ({ pathname }) => under('/brands')(pathname)],
  ['search_results', ({ search }) => new URLSearchParams(search).has('q')],
  ['home', ({ pathname }) => pathname === '/' || pathname === '/index.html'],
]

export const pageKind = (address: Address): PageKind => kinds.find(([, matches]) => matches(address))?.[0] ?? 'category'

/** The same list further down, or with a sheet open, is the same page. */
export function pageViewKey({ pathname, search }: Address): string {
  const parameters = new URLSearchParams(search)
  for (const name of ['page', 'step', 'panel']) parameters.delete(name)
  return `${pathname}?${parameters.toString()}`
}

/** Removes keys of links and other secrets from measured addresses (S11). */
export function reportedPath({ pathname, search }: Address): string {
  const parameters = new URLSearchParams(search)
  const open = [...parameters].filter(([name]) => !/^(key|autologin|token|hash|email|order_key)$/i.test(name))
  const rest = new URLSearchParams(open).toString()
  return pathname.replace(/\/key\/[^/]+/, '/key/-') + (rest && `?${rest}`)
}
