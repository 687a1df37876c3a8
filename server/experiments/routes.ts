import { tellExposure } from '#contract/experiments.ts'
import type { Handle } from '#db/open.ts'
import { visitorCookie, visitorForm } from '#domain/flags/flags.ts'
import type { App } from '#server/http/app.ts'
import type { Caller } from '#server/http/caller.ts'
import type { Mount } from '#server/http/mount.ts'
import { experimentsRepository } from './repository.ts'

/** The number of a browser, where it has one. */
export function visitorNumber({ cookies }: Caller): string | undefined {
  const visitor = cookies[visitorCookie]
  return visitor !== undefined && visitorForm.test(visitor) ? visitor : undefined
}

export function experimentsRoutes(app: App, mount: Mount, db: Handle) {
  mount(app, tellExposure, async ({ body: { flag, variant } }, { store, now, caller }) => {
    const visitor = visitorNumber(caller)
    if (visitor) await experimentsRepository(db).expose({ flag, variant, visitor, country: store, exposedAt: now })
    return { error: false as const }
  })
}
