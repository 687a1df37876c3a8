import { expect, test } from 'vitest'
import { storedAddress } from './stored-address.ts'

const shop = 'https://vereda.example'

test.each([
  ['/', '/'],
  ['/?source=pwa', '/'],
  ['/?country=cl&utm_source=mail&utm_campaign=x', '/'],
  ['/catalog/?q=botas&utm_medium=mail#lista', '/catalog/?q=botas'],
  ['/zapatillas-mujer/?talle=38&page=2', '/zapatillas-mujer/?talle=38&page=2'],
  ['/zapatilla.data?_routes=routes%2Fproduct&source=pwa', '/zapatilla.data?_routes=routes%2Fproduct'],
])('P5 %s is stored as %s', (visited, stored) => {
  expect(storedAddress(shop + visited)).toBe(shop + stored)
})
