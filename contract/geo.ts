import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'

const aDay = 24 * 60 * 60
const city = z.object({ id_city: z.int(), name: z.string(), short_name: z.string(), fk_region: z.int() })
const region = z.object({ id: z.int(), name: z.string() })

export const readCities = endpoint({
  method: 'GET',
  path: '/geo/cities',
  summary: 'All cities of the store’s country, large ones first',
  cacheSeconds: aDay,
  reply: z.object({ success: z.literal(true), message: z.string(), data: z.object({ cities: z.array(city) }) }),
})

export const readRegions = endpoint({
  method: 'GET',
  path: '/geo/regions',
  summary: 'All regions of the store’s country',
  cacheSeconds: aDay,
  reply: z.object({ success: z.literal(true), message: z.string(), data: z.object({ regions: z.array(region) }) }),
})
