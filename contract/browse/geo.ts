import { z } from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { int, string } from '../platform/primitives.ts'

const aDay = 24 * 60 * 60
const city = z.object({ id_city: int, name: string, short_name: string, fk_region: int })
const region = z.object({ id: int, name: string })

export const readCities = endpoint({
  method: 'GET',
  path: '/geo/cities',
  summary: 'All cities of the store’s country, large ones first',
  auth: 'none',
  cacheSeconds: aDay,
  showsNoProducts: true,
  reply: z.object({ success: z.literal(true), message: string, data: z.object({ cities: z.array(city) }) }),
})

export const readRegions = endpoint({
  method: 'GET',
  path: '/geo/regions',
  summary: 'All regions of the store’s country',
  auth: 'none',
  cacheSeconds: aDay,
  showsNoProducts: true,
  reply: z.object({ success: z.literal(true), message: string, data: z.object({ regions: z.array(region) }) }),
})

export const readPlaceOfPostcode = endpoint({
  method: 'GET',
  path: '/geo/postcode',
  summary: 'The region of a postcode, and its city where the region has only one; neither for an unknown one',
  auth: 'none',
  query: z.object({ code: z.string().check(z.maxLength(20)) }),
  reply: z.object({
    success: z.literal(true),
    message: string,
    data: z.object({ region: z.nullable(region), city: z.nullable(city) }),
  }),
})

/** Degrees as written in an address; the server checks whether the coordinates exist. */
const degrees = z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,15})?$/))

export const readNearestCity = endpoint({
  method: 'GET',
  path: '/geo/nearest',
  summary: 'The city nearest to a position, or none when the position is far from all of the store’s country',
  auth: 'none',
  query: z.object({ lat: degrees, lng: degrees }),
  showsNoProducts: true,
  reply: z.object({ success: z.literal(true), message: string, data: z.object({ city: z.nullable(city) }) }),
})
