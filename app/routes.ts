import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { contentPaths } from '../domain/content/content-pages.ts'
import type { NotBuiltYetScreen } from './not-built-yet/screens.ts'

/** A screen of the specification that is not built yet; it says so, under its own title. */
const notBuiltYet = (path: string, screen: NotBuiltYetScreen, variant = ''): RouteConfigEntry =>
  route(path, 'routes/not-built-yet.tsx', { id: `not-built-yet/${screen}${variant && `/${variant}`}` })

/** The specification's table of screens, line by line. What stands first is not tried first: exact wins over prefix. */
export default [
  index('routes/home.tsx'),
  route('index.html', 'routes/home.tsx', { id: 'home/index.html' }),
  layout('routes/account-guard.tsx', [
    route('account', 'routes/account.tsx'),
    route('account/orders', 'routes/orders.tsx'),
    route('account/orders/:order', 'routes/order.tsx'),
    route('account/memberships', 'routes/memberships.tsx'),
    route('account/wishlist', 'routes/wishlist.tsx'),
    notBuiltYet('account/exchange', 'exchange'),
    notBuiltYet('account/exchange/changereturn', 'changeReturn'),
    notBuiltYet('account/exchange/finish/:batchnumber/', 'exchangeFinish'),
    route('account/credits', 'routes/credits.tsx'),
    route('account/credits/:credit', 'routes/credit.tsx'),
    route('account/wallet', 'routes/wallet.tsx'),
    route('account/wallet/:movement', 'routes/movement.tsx'),
    route('account/editaccount', 'routes/edit-account.tsx'),
    route('account/addresses', 'routes/addresses.tsx'),
    route('account/addaddress', 'routes/address-form.tsx'),
    route('account/editaddress/:id/', 'routes/address-form.tsx', { id: 'address-form/edit' }),
    route('account/enableauth', 'routes/enable-auth.tsx'),
    route('account/security', 'routes/security.tsx'),
    route('account/sizes', 'routes/my-sizes.tsx'),
    route('account/data', 'routes/account-data.tsx'),
  ]),
  route('checkout', 'routes/checkout.tsx'),
  route('checkout/success/:order', 'routes/checkout-success.tsx'),
  route('checkout/login', 'routes/login.tsx', { id: 'login/checkout' }),
  route('checkout/register', 'routes/register.tsx', { id: 'register/checkout' }),
  route('checkout/forgotpassword', 'routes/forgot-password.tsx', { id: 'forgot-password/checkout' }),
  route('login', 'routes/login.tsx'),
  route('register', 'routes/register.tsx'),
  // What a social account leaves open is asked on the same form.
  route('registerFacebook', 'routes/register-facebook.tsx'),
  route('forgotpassword', 'routes/forgot-password.tsx'),
  // The canonical path of login and register, in every country (OP-013).
  route('customer/account/login', 'routes/login.tsx', { id: 'login/canonical' }),
  route('brands', 'routes/brands.tsx'),
  route('cart/*', 'routes/cart.tsx'),
  route('help', 'routes/help.tsx'),
  route('atencion-al-cliente', 'routes/help.tsx', { id: 'help/ar' }),
  route('preguntas-frecuentes', 'routes/help.tsx', { id: 'help/cl' }),
  ...contentPaths.map((path) => route(path, 'routes/content.tsx', { id: `content/${path}` })),
  route('sizes/contentTable', 'routes/sizes.tsx'),
  route('customer/nps/', 'routes/survey.tsx'),
  route('newsletter', 'routes/newsletter.tsx'),
  route('newsletter/confirm/key/:key/', 'routes/newsletter-confirm.tsx'),
  route('newsletter/unsign/key/:key/', 'routes/newsletter-unsign.tsx'),
  route(':productName.html', 'routes/product.tsx'),
  // Argentina's law wants it one tap from the home page, without signing in.
  route('arrepentimiento', 'routes/regret.tsx'),
  route('kit', 'routes/kit.tsx'),
  // Unknown places in these two are mistakes, not catalogue pages (OP-015).
  route('account/*', 'routes/not-found.tsx', { id: 'not-found/account' }),
  route('checkout/*', 'routes/not-found.tsx', { id: 'not-found/checkout' }),
  route('*', 'routes/catalog.tsx'),
] satisfies RouteConfig
