import { randomBytes } from 'node:crypto'
import {
  confirmNewsletter,
  readNewsletterPreferences,
  setNewsletterPreferences,
  signNewsletter,
  unsignNewsletter,
} from '#contract/content/newsletter.ts'
import type { Handle } from '#db/connection/handle.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { mailsPerAddress } from '#domain/content/newsletter/confirmation.ts'
import { initialPreferences, readTopics } from '#domain/content/newsletter/preferences.ts'
import { isEmail, normaliseEmail } from '#domain/platform/text/email.ts'
import { youIn } from '#domain/platform/text/voice.ts'
import type { App } from '#server/platform/http/app.ts'
import { countAttempt } from '#server/platform/http/limits/attempts.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { countTypedMail } from '#server/platform/mail/count-typed-mail.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'
import { newsletterRepository } from './repository.ts'

const success = (message: string) => ({ error: false as const, message })

export function newsletterRoutes(app: App, mount: Mount, db: Handle) {
  mount(app, signNewsletter, ({ body }, call) => {
    const { country, now, transact } = call
    const email = normaliseEmail(body.email)
    if (!isEmail(email)) throw new RuleError('newsletter_email_invalid')
    return transact(async (tx) => {
      // Counted whether or not a mail is sent, so that the limit does not reveal who is subscribed; a replay is not
      // counted.
      await countAttempt(tx, 'newsletter', `${country} ${email}`, { ...mailsPerAddress.newsletter, now })
      await countTypedMail(tx, call, app.log)
      const newKey = randomBytes(24).toString('base64url')
      const key = await newsletterRepository(tx).sign({ key: newKey, country, email, signedAt: now })
      if (key) await enqueueMail(tx, { template: 'newsletter-confirm', to: email, country, data: { key }, now })
      // The same message whether or not the address was subscribed, so that it reveals nothing.
      return success('¡Casi listo! Te enviamos un e-mail para confirmar tu suscripción.')
    })
  })

  mount(app, confirmNewsletter, ({ body }, { country, now, transact }) =>
    transact(async (tx) => {
      const isConfirmed = await newsletterRepository(tx).confirm({ key: body.key, country, now })
      const you = youIn(country)
      const old = you(
        'Este enlace ya no sirve. Si querés nuestras novedades, dejanos tu e-mail otra vez.',
        'Este enlace ya no sirve. Si quieres nuestras novedades, déjanos tu e-mail otra vez.',
      )
      return { ...success(isConfirmed ? '¡Listo! Ya estás en nuestra lista.' : old), isConfirmed }
    }),
  )

  mount(app, unsignNewsletter, ({ body }, { country, now, transact }) =>
    transact(async (tx) => {
      await newsletterRepository(tx).unsign({ key: body.key, country, now }, body.reason ?? null)
      const you = youIn(country)
      return success(
        you('Listo: no vas a recibir más nuestras novedades.', 'Listo: ya no recibirás nuestras novedades.'),
      )
    }),
  )

  mount(app, readNewsletterPreferences, async ({ query: { key } }, { country }) => {
    return (await newsletterRepository(db).preferences({ key, country })) ?? initialPreferences
  })

  mount(app, setNewsletterPreferences, ({ body }, { country, now, transact }) => {
    const topics = readTopics(body.topics.split(','))
    if (!topics) throw new RuleError('newsletter_topics_missing')
    return transact(async (tx) => {
      await newsletterRepository(tx).prefer({ key: body.key, country, now }, topics, body.frequency)
      // The same whether or not the key exists (OP-097).
      return success('Listo: guardamos lo que querías recibir.')
    })
  })
}
