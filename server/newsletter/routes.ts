import { randomBytes } from 'node:crypto'
import { signNewsletter } from '#contract/newsletter.ts'
import { RuleError } from '#domain/errors.ts'
import { isEmail, normaliseEmail } from '#domain/text/email.ts'
import type { App } from '#server/http/app.ts'
import type { Mount } from '#server/http/mount.ts'
import { newsletterRepository } from './repository.ts'

export function newsletterRoutes(app: App, mount: Mount) {
  mount(app, signNewsletter, ({ body }, { store, now, transact }) => {
    const email = normaliseEmail(body.email)
    if (!isEmail(email)) throw new RuleError('newsletter_email_invalid')
    return transact(async (tx) => {
      const key = randomBytes(24).toString('base64url')
      await newsletterRepository(tx).sign({ key, country: store, email, signedAt: now })
      // The same sentence whether or not the address was on the list: the list is nobody's business.
      return { error: false as const, message: '¡Listo! Ya estás en nuestra lista.' }
    })
  })
}
