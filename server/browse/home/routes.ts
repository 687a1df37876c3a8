import { readHome } from '#contract/browse/home.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { SettingsSource } from '#server/platform/brand/settings.ts'
import type { App } from '#server/platform/http/app.ts'
import type { MountShared } from '#server/platform/http/mount-shared.ts'
import { homeService } from './service.ts'

export function homeRoutes(app: App, mountShared: MountShared, db: Handle, settings: SettingsSource) {
  const homes = homeService(db, settings)
  mountShared(app, readHome, async ({ query }, { country, now }) => ({
    reply: await homes.read(country, query.key ?? 'home', now),
    tags: [],
  }))
}
