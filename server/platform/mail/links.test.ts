import { expect, test } from 'vitest'
import { linksOf } from './links.ts'

const ownHost = { PORT: 3000, PUBLIC_ORIGIN_CL: 'https://vereda.example.cl' }
const sharedHost = {
  PORT: 3000,
  PUBLIC_ORIGIN_AR: 'https://vereda.example',
  PUBLIC_ORIGIN_CL: 'https://vereda.example',
}

test.each([
  [{ PORT: 3000 }, 'ar', '/a/', 'http://localhost:3000/a/?country=ar'],
  [ownHost, 'cl', '/a/?b=1', 'https://vereda.example.cl/a/?b=1'],
  [ownHost, 'co', '/a/', 'http://localhost:3000/a/?country=co'],
  [sharedHost, 'cl', '/a/', 'https://vereda.example/a/?country=cl'],
] as const)('with %j a link of %s to %s is %s', (settings, country, path, link) => {
  expect(linksOf(settings)(country, path)).toBe(link)
})
