import { requestStockAlert } from '#contract/browse/stock-alert.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { mailsPerAddress } from '#domain/content/newsletter/confirmation.ts'
import { isEmail, normaliseEmail } from '#domain/platform/text/email.ts'
import type { App } from '#server/platform/http/app.ts'
import { countAttempt } from '#server/platform/http/limits/attempts.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { countTypedMail } from '#server/platform/mail/count-typed-mail.ts'
import { stockAlertRepository } from './repository.ts'

export function stockAlertRoutes(app: App, mount: Mount) {
  mount(app, requestStockAlert, ({ body }, call) => {
    const { country, now, transact } = call
    const email = normaliseEmail(body.email)
    if (!isEmail(email)) throw new RuleError('newsletter_email_invalid')
    return transact(async (tx) => {
      await countAttempt(tx, 'stock-alert', `${country} ${email}`, { ...mailsPerAddress.stockAlert, now })
      await countTypedMail(tx, call, app.log)
      const alerts = stockAlertRepository(tx)
      const stock = await alerts.stockOf(country, body.sku)
      if (stock === undefined) throw new RuleError('product_not_found')
      if (stock > 0) throw new RuleError('size_in_stock')
      await alerts.add({ country, skuSimple: body.sku, email, askedAt: now })
      // The same message whether or not the address asked before, so that it does not reveal who waits for what.
      return { error: false as const, message: '¡Listo! Te avisamos por e-mail cuando vuelva.' }
    })
  })
}
