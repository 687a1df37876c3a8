import { reportExposure } from '#contract/content/experiments.ts'
import type { Handle } from '#db/connection/handle.ts'
import { visitorCookie, visitorIdPattern } from '#domain/content/flags/flags.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { experimentsRepository } from './repository.ts'

/** The visitor id of a browser, where it has one. */
export function visitorIdOf({ cookies }: Caller): string | undefined {
  const visitor = cookies[visitorCookie]
  return visitor !== undefined && visitorIdPattern.test(visitor) ? visitor : undefined
}

export function experimentsRoutes(app: App, mount: Mount, db: Handle) {
  mount(app, reportExposure, async ({ body: { flag, variant } }, { country, now, caller }) => {
    const visitor = visitorIdOf(caller)
    if (visitor) await experimentsRepository(db).recordExposure({ flag, variant, visitor, country, exposedAt: now })
    return { error: false as const }
  })
}
