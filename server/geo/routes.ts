import { readCities, readRegions } from '#contract/geo.ts'
import type { Handle } from '#db/open.ts'
import type { App } from '#server/http/app.ts'
import type { Mount } from '#server/http/mount.ts'
import { geoRepository } from './repository.ts'

export function geoRoutes(app: App, mount: Mount, db: Handle) {
  const places = geoRepository(db)
  mount(app, readCities, async (_input, { store }) => ({
    success: true as const,
    message: '',
    data: { cities: await places.citiesOf(store) },
  }))
  mount(app, readRegions, async (_input, { store }) => ({
    success: true as const,
    message: '',
    data: { regions: await places.regionsOf(store) },
  }))
}
