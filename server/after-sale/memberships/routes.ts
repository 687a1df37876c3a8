import { pageOf } from '#contract/platform/list-page.ts'
import { readMemberships } from '#contract/after-sale/memberships.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { membershipsRepository } from './repository.ts'

export function membershipsRoutes(app: App, mount: Mount, db: Handle) {
  const held = membershipsRepository(db)

  mount(app, readMemberships, async ({ body }, { customer: { idCustomer }, now }) => {
    const memberships = await held.ofCustomer(idCustomer, pageOf(body), now)
    return { error: false as const, memberships, hasMore: memberships.length > 0 }
  })
}
