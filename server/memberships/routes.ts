import { pageOf } from '#contract/list-page.ts'
import { readMemberships } from '#contract/memberships.ts'
import type { Handle } from '#db/open.ts'
import type { App } from '#server/http/app.ts'
import type { Mount } from '#server/http/mount.ts'
import { membershipsRepository } from './repository.ts'

export function membershipsRoutes(app: App, mount: Mount, db: Handle) {
  const held = membershipsRepository(db)

  mount(app, readMemberships, async ({ body }, { customer: { idCustomer }, now }) => {
    const memberships = await held.ofCustomer(idCustomer, pageOf(body), now)
    return { error: false as const, memberships, hasMore: memberships.length > 0 }
  })
}
