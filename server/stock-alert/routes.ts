import { askStockAlert } from '#contract/stock-alert.ts'
import { RuleError } from '#domain/errors.ts'
import { isEmail, normaliseEmail } from '#domain/text/email.ts'
import type { App } from '#server/http/app.ts'
import type { Mount } from '#server/http/mount.ts'
import { stockAlertRepository } from './repository.ts'

export function stockAlertRoutes(app: App, mount: Mount) {
  mount(app, askStockAlert, ({ body }, { store, now, transact }) => {
    const email = normaliseEmail(body.email)
    if (!isEmail(email)) throw new RuleError('newsletter_email_invalid')
    return transact(async (tx) => {
      const alerts = stockAlertRepository(tx)
      if (!(await alerts.isSold(store, body.sku))) throw new RuleError('product_not_found')
      await alerts.note({ skuSimple: body.sku, email, askedAt: now })
      // The same sentence whether or not the address asked before: who waits for what is nobody's business.
      return { error: false as const, message: '¡Listo! Te avisamos por e-mail cuando vuelva.' }
    })
  })
}
