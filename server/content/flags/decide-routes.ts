import { readFlags } from '#contract/content/flags.ts'
import { flagIdentity } from '#domain/content/flags/flags.ts'
import { analyticsId } from '#domain/browse/recommendations/events.ts'
import { visitorIdOf } from '#server/content/experiments/routes.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { ServerFlags } from './server-flags.ts'

/** Flags for pages that are rendered for one visitor, before the browser has requested them itself. */
export function decideFlagsRoutes(app: App, mount: Mount, flags: ServerFlags) {
  mount(app, readFlags, async (_input, { country, customer, caller }) => {
    const ga = caller.cookies['_ga']
    const identity = flagIdentity({
      customerId: customer && String(customer.idCustomer),
      analyticsId: ga !== undefined && analyticsId.test(ga) ? ga : undefined,
      visitorId: visitorIdOf(caller),
    })
    const { flags: decided } = await flags.of({ identity, country })
    return {
      bff_flag: String(decided.bff_flag),
      filters_refactor_flag: String(decided.filters_refactor_flag),
      new_login_front_flag: decided.new_login_front_flag === true,
    }
  })
}
