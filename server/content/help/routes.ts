import { requestHelp } from '#contract/content/help.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { checkContact, contactsPerAddress } from '#domain/content/help/contact.ts'
import { normaliseEmail } from '#domain/platform/text/email.ts'
import { countAttempt } from '#server/platform/http/limits/attempts.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { countTypedMail } from '#server/platform/mail/count-typed-mail.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'
import { askQuestion } from './ask-question.ts'

/** Puts questions on the list of the desk, mails them to the support team too, and their number to the sender. */
export function helpRoutes(app: App, mount: Mount, { contactOf }: { contactOf(country: OpenCountry): string }) {
  mount(app, requestHelp, ({ body }, call) => {
    const { country, now, caller, transact } = call
    const errors = checkContact(body)
    if (Object.keys(errors).length > 0) throw new RuleError('customer_data_errors', errors)
    const email = normaliseEmail(body.email)
    return transact(async (tx) => {
      await countAttempt(tx, 'contact', `${country} ${email}`, { ...contactsPerAddress, now })
      await countAttempt(tx, 'contact', `${country} ${caller.ip}`, { ...contactsPerAddress, now })
      await countTypedMail(tx, call, app.log)
      const asked = { email, orderNr: body.order_nr.trim(), message: body.message.trim() }
      const code = await askQuestion(tx, { country, now, ...asked })
      const question = { code, ...asked }
      await enqueueMail(tx, { template: 'help-question', to: contactOf(country), country, data: question, now })
      // Nothing of what was typed goes there: the address may be a stranger’s.
      await enqueueMail(tx, { template: 'help-received', to: email, country, data: { code }, now })
      return { error: false as const, message: 'Te respondemos por e-mail dentro de un día hábil.', code }
    })
  })
}
