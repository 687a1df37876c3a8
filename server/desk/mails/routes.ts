import type { FastifyInstance } from 'fastify'
import { listMailTemplates, previewMail, sendTestMail } from '#contract/desk/mails.ts'
import type { Handle } from '#db/connection/handle.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { contactOf } from '#domain/platform/brand/contact.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { TermsSource } from '#domain/platform/country/terms.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import type { SettingsSource } from '#server/platform/brand/settings.ts'
import type { Env } from '#server/platform/env.ts'
import { countAttempt } from '#server/platform/http/limits/attempts.ts'
import { linksOf } from '#server/platform/mail/links.ts'
import {
  renderMail,
  templateNames,
  templates,
  type Sender,
  type TemplateName,
} from '#server/platform/mail/templates/all-templates.ts'
import { enqueueTestMail } from '#server/platform/mail/test-mail.ts'

const testsAnHour = { max: 20, everyMs: 60 * 60 * 1000 }

type Parts = { db: Handle; settings: SettingsSource; terms: TermsSource; env: Env }

export function mailRoutes(app: FastifyInstance, mount: MountDesk, { db, settings, terms, env }: Parts) {
  const brand = () => settings.current().brand
  const sender: Sender = {
    linkTo: linksOf(env),
    brand,
    terms,
    contactOf: (country) => contactOf(brand(), country, env.SUPPORT_EMAIL),
  }
  const sample = (template: TemplateName, country: OpenCountry) =>
    renderMail(template, templates[template].sample, country, sender)

  function named(template: string): TemplateName {
    const name = templateNames.find((known) => known === template)
    if (!name) throw new DeskError('not_found')
    return name
  }

  mount(app, listMailTemplates, ({ query: { country } }, { requireStore }) => {
    requireStore(country)
    return { mails: templateNames.map((template) => ({ template, subject: sample(template, country).subject })) }
  })
  mount(app, previewMail, ({ params, query: { country } }, { requireStore }) => {
    requireStore(country)
    const template = named(params.template)
    const { subject, html, text } = sample(template, country)
    return { template, subject, html, text }
  })
  mount(app, sendTestMail, async ({ params, body: { country } }, call) => {
    call.requireStore(country)
    const template = named(params.template)
    const to = call.staff.email
    await countAttempt(db, 'desk test mail', `staff ${call.staff.idStaff}`, { ...testsAnHour, now: call.now })
    await call.transact(async (tx) => {
      await enqueueTestMail(tx, { template, to, country }, call.acting())
      return {}
    })
    return { to }
  })
}
