import { readHome } from '#contract/browse/home.ts'
import type { App } from '#server/platform/http/app.ts'
import type { MountShared } from '#server/platform/http/mount-shared.ts'
import { homeService, type HomeParts } from './service.ts'

export function homeRoutes(app: App, mountShared: MountShared, parts: HomeParts) {
  const homes = homeService(parts)
  mountShared(app, readHome, async ({ query }, { country, now }) => ({
    reply: await homes.read(country, query.key ?? 'home', now),
    tags: [],
  }))
}
