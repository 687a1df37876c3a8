import { readCredits } from '#contract/credits.ts'
import { pageOf } from '#contract/list-page.ts'
import type { Handle } from '#db/open.ts'
import { RuleError } from '#domain/errors.ts'
import type { App } from '#server/http/app.ts'
import type { Mount } from '#server/http/mount.ts'
import { creditsRepository } from './repository.ts'

export function creditsRoutes(app: App, mount: Mount, db: Handle) {
  const credits = creditsRepository(db)

  mount(app, readCredits, async ({ body }, { customer, store, now }) => {
    const owner = { idCustomer: customer.idCustomer, store }
    if (body.id_sales_rule !== undefined) {
      const found = await credits.one(owner, Number(body.id_sales_rule), now)
      if (!found) throw new RuleError('credit_not_found')
      return { error: false as const, credits: [found], hasMore: false }
    }
    const page = pageOf(body)
    const found = await credits.list(owner, page, now)
    return { error: false as const, credits: found, hasMore: found.length === page.limit }
  })
}
