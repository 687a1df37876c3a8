import { expect, test } from 'vitest'
import { loggedPath, routeName } from './route-name.ts'

test.each([
  ['/api/orders/:nr', '/api/orders/AB12', '/api/orders/:nr'],
  [undefined, '/nothing', 'unknown'],
  ['*', '/', 'page home'],
  ['*', '/zapatilla-brisa-zm0001.html?utm=1', 'page product_detail'],
  ['*', '/catalog/?q=botas', 'page search_results'],
  ['*', '/zapatillas-mujer/', 'page category'],
  ['*', '/checkout/success/AB12?key=x', 'page checkout'],
])('S11 the route %s asked as %s is called %s', (template, url, name) => {
  expect(routeName({ url, routeOptions: { url: template } } as Parameters<typeof routeName>[0])).toBe(name)
})

test.each([
  ['/no-existe/?q=ana@example.com', '/no-existe/'],
  ['/newsletter/unsign/key/abcdef/', '/newsletter/unsign/key/-/'],
  ['/checkout/success/AB12CD34?key=secret', '/checkout/success/-'],
  ['/account/orders/AB12CD34', '/account/orders/-'],
  [`/${'a'.repeat(300)}`, `/${'a'.repeat(199)}`],
])('S11 the path of %s is logged as %s', (url, path) => {
  expect(loggedPath({ url })).toBe(path)
})
