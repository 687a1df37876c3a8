import { expect, test } from 'vitest'
import { callWith } from '#app/platform/api/client.ts'
import * as bff from '#app/browse/catalog/query/fetch-catalog.ts'
import * as legacy from '#app/browse/catalog/query/fetch-legacy-catalog.ts'
import { storeId } from '#domain/platform/brand/brand.ts'
import { demoBrand } from '#tests/demo-settings.ts'
import { readAddress } from '#domain/browse/catalog/address/catalog-address.ts'
import { settle } from '#domain/browse/catalog/address/selection.ts'
import { stockedShop } from './stocked-shop.ts'

const shop = await stockedShop({ ar: 100 })

const call = callWith(async (url, { method, headers, body }) => {
  const reply = await shop.app.inject({
    method: method as 'GET' | 'POST',
    url,
    headers: { ...(headers as Record<string, string>), 'x-store': storeId(demoBrand, 'ar') },
    ...(body && { payload: body as string }),
  })
  return new Response(reply.body, { status: reply.statusCode })
})

test.each([
  '/mujer/',
  '/zapatillas-mujer/?shoe_size=37--38&special_price=1&sort=price&dir=desc&page=2',
  '/catalog/?q=zapatillas%20negras',
  '/catalog/?q=sapatilas&page=2',
  '/moda-sostenible/?price=10000-60000',
  '/esquinera/zapatillas-mujer/',
  '/esquinera/?sort=price&dir=asc',
])('OP-025 CAT-34 the app makes the same list of %s from either dialect', async (address) => {
  const [path, search] = address.split('?')
  const asked = readAddress(path!, search ?? '')
  const visitor = { locationCode: '12-5406125' }
  const answer = await bff.fetchCatalog(call, asked, visitor)
  expect(await legacy.fetchCatalog(call, asked, visitor)).toEqual(answer)
  // And as the browser requests it, once it knows which part of the path is a brand.
  const settled = settle(asked, answer.basePath, answer.resultDetails.filters.brand ?? [])
  expect(await legacy.fetchCatalog(call, settled, visitor)).toEqual(await bff.fetchCatalog(call, settled, visitor))
})
