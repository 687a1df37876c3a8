import { readHome } from '#contract/browse/home.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { SettingsSource } from '#server/platform/brand/settings.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { homeService } from './service.ts'

export function homeRoutes(app: App, mount: Mount, db: Handle, settings: SettingsSource) {
  const homes = homeService(db, settings)
  mount(app, readHome, ({ query }, { country, now }) => homes.read(country, query.key ?? 'home', now))
}
