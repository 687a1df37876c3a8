import { index, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import type { SoonScreen } from './soon/screens.ts'

/** A screen that is on the table but not built yet; it says so, under its own title. */
const soon = (path: string, screen: SoonScreen, variant = ''): RouteConfigEntry =>
  route(path, 'routes/coming-soon.tsx', { id: `soon/${screen}${variant && `/${variant}`}` })

/** The specification's table of screens, line by line. What stands first is not tried first: exact wins over prefix. */
export default [
  index('routes/home.tsx'),
  route('index.html', 'routes/home.tsx', { id: 'home/index.html' }),
  soon('account', 'account'),
  soon('account/orders', 'orders'),
  soon('account/orders/:order', 'order'),
  soon('account/memberships', 'memberships'),
  soon('account/wishlist', 'wishlist'),
  soon('account/exchange', 'exchange'),
  soon('account/exchange/changereturn', 'changeReturn'),
  soon('account/exchange/finish/:batchnumber/', 'exchangeFinish'),
  soon('account/credits', 'credits'),
  soon('account/credits/:credit', 'credit'),
  soon('account/wallet', 'wallet'),
  soon('account/wallet/:movement', 'movement'),
  soon('account/editaccount', 'editAccount'),
  soon('account/addaddress', 'addAddress'),
  soon('account/editaddress/:id/', 'editAddress'),
  soon('account/enableauth', 'enableAuth'),
  soon('checkout/login', 'login', 'checkout'),
  soon('checkout/register', 'register', 'checkout'),
  soon('checkout/forgotpassword', 'forgotPassword', 'checkout'),
  soon('login', 'login'),
  soon('register', 'register'),
  soon('registerFacebook', 'register', 'facebook'),
  soon('forgotpassword', 'forgotPassword'),
  // The canonical path of both, in every country (OP-013).
  soon('customer/account/login', 'login', 'canonical'),
  route('brands', 'routes/brands.tsx'),
  route('cart/*', 'routes/cart.tsx'),
  soon('help', 'help'),
  soon('atencion-al-cliente', 'help', 'ar'),
  soon('preguntas-frecuentes', 'help', 'cl'),
  route('sizes/contentTable', 'routes/sizes.tsx'),
  soon('customer/nps/', 'survey'),
  route('newsletter', 'routes/newsletter.tsx'),
  soon('newsletter/unsign/key/:key/', 'unsubscribe'),
  route(':productName.html', 'routes/product.tsx'),
  route('kit', 'routes/kit.tsx'),
  // Unknown places in these two are mistakes, not catalogue pages (OP-015).
  route('account/*', 'routes/not-found.tsx', { id: 'not-found/account' }),
  route('checkout/*', 'routes/not-found.tsx', { id: 'not-found/checkout' }),
  route('*', 'routes/catalog.tsx'),
] satisfies RouteConfig
