import { readHome } from '#contract/home.ts'
import type { Handle } from '#db/open.ts'
import type { App } from '#server/http/app.ts'
import type { Mount } from '#server/http/mount.ts'
import { homeService } from './service.ts'

export function homeRoutes(app: App, mount: Mount, db: Handle) {
  const homes = homeService(db)
  mount(app, readHome, ({ query }, { store, now }) => homes.read(store, query.key ?? 'home', now))
}
