import { pageSearch } from '#domain/shell/page-parameters.ts'
import { expect, test } from 'vitest'
import { aliasPath } from './alias.ts'
import { goBack, initialHistory, addToHistory, withoutAccount, type BackHistory } from './back-history.ts'
import { canonicalPath } from './canonical-path.ts'
import { desktopFromWidth, desktopTarget } from './desktop-redirect.ts'
import { loginPath } from './login-path.ts'
import { afterSignIn, returnPath, withoutSignIn } from './return-path.ts'
import { isSecretAddress } from './secret-address.ts'

test('APP-38 the back history starts at home and never holds a URL twice', () => {
  expect(initialHistory).toEqual(['/'])
  const walked = ['/mujer/', '/cart', '/mujer/'].reduce(addToHistory, initialHistory)
  expect(walked).toEqual(['/', '/cart', '/mujer/'])
})

test.each<[string, BackHistory, string, BackHistory]>([
  ['APP-39 the page we stand on is removed', ['/', '/mujer/', '/hombre/'], '/mujer/', ['/', '/mujer/']],
  ['APP-40 a product page is skipped', ['/', '/mujer/', '/bota-alta.html', '/cart'], '/mujer/', ['/', '/mujer/']],
  [
    'APP-40 account paths are skipped',
    ['/', '/brands', '/account', '/account/orders', '/cart'],
    '/brands',
    ['/', '/brands'],
  ],
  [
    'APP-40 the size table is skipped',
    ['/', '/brands', '/sizes/contentTable?sku=1', '/cart'],
    '/brands',
    ['/', '/brands'],
  ],
  [
    'APP-40 a category named like an account is not one',
    ['/', '/accountants/', '/cart'],
    '/accountants/',
    ['/', '/accountants/'],
  ],
  ['APP-41 home becomes the cart', ['/', '/mujer/'], '/cart', ['/']],
  ['APP-41 nothing left becomes the cart', ['/'], '/cart', ['/']],
])('%s', (_, history, target, left) => {
  expect(goBack(history)).toEqual({ target, history: left })
})

test('S10 signing out leaves no account screen in the back history', () => {
  const walked = ['/', '/account', '/account/orders/R101?x=1', '/accountants/', '/cart']
  expect(withoutAccount(walked)).toEqual(['/', '/accountants/', '/cart'])
})

test('APP-39 the arrow does not lead back to a login that is done', () => {
  const walked = ['/', '/cart', '/login?next=/cart', '/register', '/checkout/forgotpassword', '/brands']
  expect(withoutSignIn(walked)).toEqual(['/', '/cart', '/brands'])
})

test.each([
  ['/account/', '/account'],
  ['/account/orders/', '/account/orders'],
  ['/account/editaddress/7', '/account/editaddress/7/'],
  ['/account/exchange/finish/B1', '/account/exchange/finish/B1/'],
  ['/customer/nps', '/customer/nps/'],
  ['/newsletter/unsign/key/NL-ANA-OK', '/newsletter/unsign/key/NL-ANA-OK/'],
  ['/help/', '/help'],
  ['/', '/'],
  ['/mujer/', '/mujer/'],
  ['/zapatillas-mujer/', '/zapatillas-mujer/'],
  ['/bota-alta.html', '/bota-alta.html'],
])('APP-31 OP-016 %s is written %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
  expect(canonicalPath(canonical)).toBe(canonical)
})

test('APP-32 login and register share one alias in every country', () => {
  for (const country of ['ar', 'cl', 'co'] as const) {
    expect(aliasPath(country, 'login')).toBe('customer/account/login')
    expect(aliasPath(country, 'register')).toBe('customer/account/login')
  }
})

test('APP-33 exactly two countries give help a slug of its own', () => {
  const slugs = (['ar', 'cl', 'co'] as const).map((country) => aliasPath(country, 'help'))
  expect(slugs).toEqual(['atencion-al-cliente', 'preguntas-frecuentes', 'help'])
})

const wide = { width: 1280, country: 'ar', desktopUrl: 'https://tienda.example' } as const

test.each([
  ['the same path when it is mapped', { ...wide, path: '/mujer/' }, 'https://tienda.example/mujer/'],
  ['the alias where the path has one', { ...wide, path: '/login' }, 'https://tienda.example/customer/account/login'],
  ['the country’s own help', { ...wide, path: '/help' }, 'https://tienda.example/atencion-al-cliente'],
  ['the root when it is not mapped', { ...wide, path: '/checkout/login' }, 'https://tienda.example/'],
  ['nowhere without a desktop site', { ...wide, path: '/', desktopUrl: null }, undefined],
  ['nowhere at 768 px', { ...wide, width: desktopFromWidth, path: '/' }, undefined],
  ['away at 769 px', { ...wide, width: 769, path: '/' }, 'https://tienda.example/'],
  ['never to another host', { ...wide, path: '//evil.example/x' }, 'https://tienda.example/'],
] as const)('APP-37 a wide window goes to %s', (_, visit, target) => {
  expect(desktopTarget(visit)).toBe(target)
})

test.each([
  ['', ''],
  ['?', ''],
  ['?utm_source=x&fbclid=1', ''],
  ['?q=botas&utm_source=x', '?q=botas'],
  ['?color=negro&made-up=1&page=2', '?color=negro&page=2'],
  ['?country=cl&source=pwa', '?country=cl'],
  ['?q=%E0%A4%A', '?q=%EF%BF%BD%A'.replace('%A', '%25A')],
])('R32 of the query %s a page keeps %s', (search, kept) => {
  expect(pageSearch(search)).toBe(kept)
})

test.each([
  ['/account/orders', '/account/orders'],
  ['/account/orders/R101?tab=1#pago', '/account/orders/R101?tab=1#pago'],
  ['/', '/'],
  ['/catalog/?q=año+nuevo', '/catalog/?q=a%C3%B1o+nuevo'],
  ['/bota-alta.html', '/bota-alta.html'],
  ['/loginas/', '/loginas/'],
  ['/a/../cart', '/cart'],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
  ['account', undefined],
  ['//evil.example', undefined],
  ['///evil.example', undefined],
  ['/\\evil.example', undefined],
  ['\\\\evil.example', undefined],
  ['/cart\\x', undefined],
  ['/\t/evil.example', undefined],
  ['/\n/evil.example', undefined],
  ['/.//evil.example', undefined],
  ['/a/..//evil.example', undefined],
  ['https://evil.example/', undefined],
  ['https:evil.example', undefined],
  ['javascript:alert(1)', undefined],
  [' /cart', undefined],
  ['@evil.example', undefined],
  ['/login?next=/login', undefined],
  ['/checkout/login', undefined],
  ['/customer/account/login', undefined],
  ['/registerFacebook', undefined],
  ['/api/customer/alicelogout', undefined],
  ['/reset', undefined],
  [`/${'a'.repeat(1000)}`, undefined],
])('OP-009 S36 after signing in, %s leads back to %s', (asked, path) => {
  expect(returnPath(asked)).toBe(path)
  expect(afterSignIn(asked)).toBe(path ?? '/account')
})

test('OP-009 the login knows the way back, but for the account itself', () => {
  expect(loginPath('/account/orders?x=1&y=2')).toBe('/login?next=%2Faccount%2Forders%3Fx%3D1%26y%3D2')
  expect(loginPath('/account')).toBe('/login')
  expect(loginPath('/login?next=%2Faccount%2Fwallet')).toBe('/login?next=%2Faccount%2Fwallet')
  expect(loginPath('/login')).toBe('/login')
  expect(afterSignIn(new URL(loginPath('/cart?x=%26'), 'https://x.example').searchParams.get('next'))).toBe(
    '/cart?x=%26',
  )
})

test.each([
  ['/forgotpassword?key=abc', true],
  ['/?utm_source=mail&autologin=abc', true],
  ['/newsletter/unsign/key/abc/', true],
  ['/zapatillas-mujer/?panel=filtros', false],
  ['/search?q=monkey', false],
])('S11 whether %s is the link of a mail: %s', (url, expected) => {
  expect(isSecretAddress(url)).toBe(expected)
})
