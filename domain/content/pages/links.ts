import { contentPages, type ContentPage } from './content-pages.ts'

/** A page of the shop, never another host: `/mujer/`, `/`, `/mujer/?sort=price`. */
export const shopLink = /^\/(?![/\\])[^\s<>"'\\]{0,300}$/

/** Screens that every store has, whatever it sells and says. */
const screens = new Set([
  '/',
  '/account',
  '/account/orders',
  '/account/wishlist',
  '/account/exchange',
  '/arrepentimiento',
  '/brands',
  '/cart',
  '/catalog',
  '/comparar',
  '/help',
  '/login',
  '/newsletter',
  '/register',
  '/sizes/contentTable',
])

/** What a link of the retailer leads to. Only lists, products and texts may be missing. */
export type LinkTarget =
  | { kind: 'screen' }
  | { kind: 'text'; key: string }
  | { kind: 'product'; slug: string }
  | { kind: 'list'; path: string }

export function targetOf(link: string): LinkTarget | undefined {
  if (!shopLink.test(link)) return undefined
  const path = link.replace(/[?#].*$/s, '')
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  if (screens.has(plain)) return { kind: 'screen' }
  const text = contentPages[plain.slice(1) as ContentPage]
  if (text !== undefined) return { kind: 'text', key: text }
  const [, slug] = /^\/([^/]+)\.html$/.exec(plain) ?? []
  if (slug !== undefined) return { kind: 'product', slug }
  return { kind: 'list', path: `${plain}/` }
}
