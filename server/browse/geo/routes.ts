import { readCities, readNearestCity, readPlaceOfPostcode, readRegions } from '#contract/browse/geo.ts'
import type { Handle } from '#db/connection/handle.ts'
import { normalisePostcode } from '#domain/customers/addresses/address-fields.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { geoRepository } from './repository.ts'

/** About 170 km: a visitor farther from every city of a country is not in it. */
const maxDegrees = 1.5

export function geoRoutes(app: App, mount: Mount, db: Handle) {
  const places = geoRepository(db)
  mount(app, readCities, async (_input, { country }) => ({
    success: true as const,
    message: '',
    data: { cities: await places.citiesOf(country) },
  }))
  mount(app, readRegions, async (_input, { country }) => ({
    success: true as const,
    message: '',
    data: { regions: await places.regionsOf(country) },
  }))
  mount(app, readPlaceOfPostcode, async ({ query }, { country }) => {
    const region = await places.regionOf(country, normalisePostcode(query.code, country))
    const cities = region ? await places.someCitiesOf(region.id, 2) : []
    const city = cities.length === 1 ? cities[0]! : null
    return { success: true as const, message: '', data: { region: region ?? null, city } }
  })
  mount(app, readNearestCity, async ({ query }, { country }) => {
    const [lat, lng] = [Number(query.lat), Number(query.lng)]
    if (Math.abs(lat) > 90) throw new RuleError('invalid_input', { lat: 'Debe estar entre -90 y 90.' })
    if (Math.abs(lng) > 180) throw new RuleError('invalid_input', { lng: 'Debe estar entre -180 y 180.' })
    const nearest = await places.nearestTo(country, { lat, lng })
    const isNear = nearest !== undefined && nearest.away <= maxDegrees
    return { success: true as const, message: '', data: { city: isNear ? nearest.city : null } }
  })
}
