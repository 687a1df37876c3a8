import { expect, test } from 'vitest'
import { isPersonalPage } from './personal-page.ts'
import { isSameOrigin } from './same-origin.ts'

test.each([
  ['GET', '/cart', true],
  ['GET', '/cart/coupon', true],
  ['GET', '/cart.data', true],
  ['HEAD', '/account/orders/7', true],
  ['GET', '/account/orders.data', true],
  ['GET', '/checkout/login', true],
  ['GET', '/login', true],
  ['GET', '/customer/account/login', true],
  ['GET', '/', false],
  ['GET', '/_root.data', false],
  ['GET', '/mujer/', false],
  ['GET', '/carteras/', false],
  ['GET', '/cart-bag.html', false],
  ['GET', '/accountants/', false],
  ['HEAD', '/bota-alta.html', false],
  ['POST', '/', true],
  ['POST', '/bota-alta.html', true],
  ['POST', '/bota-alta.html.data', true],
  ['DELETE', '/mujer/', true],
])('OP-022 %s %s is personal: %s', (method, path, isPersonal) => {
  expect(isPersonalPage({ method, path })).toBe(isPersonal)
})

const host = 'tienda.example:3000'
test.each([
  [undefined, undefined, true],
  ['http://tienda.example:3000', undefined, true],
  ['https://tienda.example:3000', 'same-origin', true],
  ['https://TIENDA.example:3000', 'none', true],
  [undefined, 'same-origin', true],
  ['https://evil.example', undefined, false],
  ['https://tienda.example', undefined, false],
  ['https://otra.tienda.example:3000', 'same-site', false],
  ['https://tienda.example:3000', 'cross-site', false],
  [undefined, 'cross-site', false],
  ['null', undefined, false],
  ['not an address', 'same-origin', false],
])('S17 Origin %s and Sec-Fetch-Site %s are ours: %s', (origin, fetchSite, isOurs) => {
  expect(isSameOrigin({ host, origin, fetchSite })).toBe(isOurs)
})
