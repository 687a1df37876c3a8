import type { PageKind } from '#domain/platform/analytics/page-kind.ts'
import { wordsIn } from '#desk/platform/words.ts'

/** What the staff calls the kinds of pages. */
export const pageWords = wordsIn<Record<PageKind | 'checkout', string>>({
  es: {
    home: 'Portada',
    category: 'Categorías',
    product_detail: 'Producto',
    search_results: 'Búsqueda',
    promotion_list: 'Promociones',
    brands: 'Marcas',
    cart: 'Carrito',
    checkout: 'Compra',
    account: 'Cuenta',
    wishlist: 'Favoritos',
    help: 'Ayuda',
    authentication: 'Ingreso y registro',
  },
  en: {
    home: 'Home',
    category: 'Categories',
    product_detail: 'Product',
    search_results: 'Search',
    promotion_list: 'Promotions',
    brands: 'Brands',
    cart: 'Cart',
    checkout: 'Checkout',
    account: 'Account',
    wishlist: 'Favourites',
    help: 'Help',
    authentication: 'Sign-in and registration',
  },
})

/** The name of a page; what is no page has only its address. */
export function pageName(names: Readonly<Record<string, string>>, route: string): string {
  return (route.startsWith('page ') ? names[route.slice(5)] : undefined) ?? route
}
