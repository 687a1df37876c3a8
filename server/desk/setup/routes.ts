import type { FastifyInstance } from 'fastify'
import { readSetup as readSetupCall } from '#contract/desk/setup.ts'
import type { Handle } from '#db/connection/handle.ts'
import { missingSteps } from '#domain/desk/setup/missing-steps.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import type { SettingsSource } from '#server/platform/brand/settings.ts'
import { readSetup } from './read-setup.ts'

type Parts = { db: Handle; settings: SettingsSource; unpayableStores: () => readonly OpenCountry[] }

export function setupRoutes(app: FastifyInstance, mount: MountDesk, { db, settings, unpayableStores }: Parts) {
  mount(app, readSetupCall, async (_input, { storesOf }) => {
    const unpayable = unpayableStores()
    const missingOf = async (country: OpenCountry) => {
      const facts = { ...(await readSetup(db, country)), canBePaid: !unpayable.includes(country) }
      return { country, missing: missingSteps(settings.current(), country, facts) }
    }
    return { stores: await Promise.all(storesOf(undefined).map(missingOf)) }
  })
}
