import type { FastifyInstance } from 'fastify'
import { listMailTemplates, previewMail, previewMailTexts, sendTestMail } from '#contract/desk/mails.ts'
import type { Handle } from '#db/connection/handle.ts'
import { readDocumentName } from '#domain/content/documents/document-name.ts'
import { readDocument } from '#domain/content/documents/read-document.ts'
import { DeskError } from '#domain/desk/errors.ts'
import type { DeskLanguage } from '#domain/desk/words.ts'
import type { MailTexts } from '#domain/platform/mail/mail-texts.ts'
import { contactOf } from '#domain/platform/brand/contact.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { TermsSource } from '#domain/platform/country/terms.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import type { SettingsSource } from '#server/platform/brand/settings.ts'
import type { Env } from '#server/platform/env.ts'
import { countAttempt } from '#server/platform/http/limits/attempts.ts'
import { changedMails, mailTextsAt } from '#server/platform/mail/mail-texts.ts'
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
  const sample = (template: TemplateName, country: OpenCountry, texts: MailTexts | null) =>
    renderMail(template, templates[template].sample, country, sender, texts)

  /** Words that are tried; what a draft would be refused for is refused here too. */
  function tried(template: TemplateName, texts: unknown, language: DeskLanguage): MailTexts {
    const name = readDocumentName(`mail/${template}`)
    if (name?.kind !== 'mail') throw new DeskError('not_found')
    const { body, faults } = readDocument(name, texts)
    if (faults.length === 0) return body as MailTexts
    const errors = Object.fromEntries(faults.map(({ place, what }) => [place, what[language]]))
    throw new DeskError('invalid_input', { errors })
  }

  function named(template: string): TemplateName {
    const name = templateNames.find((known) => known === template)
    if (!name) throw new DeskError('not_found')
    return name
  }

  mount(app, listMailTemplates, async ({ query: { country } }, { requireStore }) => {
    requireStore(country)
    const changed = await changedMails(db, country)
    const mails = templateNames.map((template) => {
      const texts = changed.get(template) ?? null
      return { template, subject: sample(template, country, texts).subject, isChanged: texts !== null }
    })
    return { mails }
  })
  mount(app, previewMail, async ({ params, query: { country } }, { requireStore }) => {
    requireStore(country)
    const template = named(params.template)
    const texts = await mailTextsAt(db, country, template, 'now')
    const { subject, html, text } = sample(template, country, texts)
    return { template, subject, html, text }
  })
  mount(app, previewMailTexts, ({ params, body: { country, texts } }, { requireStore, language }) => {
    requireStore(country)
    const template = named(params.template)
    const { subject, html, text } = sample(template, country, tried(template, texts, language))
    return { subject, html, text }
  })
  mount(app, sendTestMail, async ({ params, body: { country, texts: given } }, call) => {
    call.requireStore(country)
    const template = named(params.template)
    const to = call.staff.email
    const texts = given === undefined ? undefined : tried(template, given, call.language)
    await countAttempt(db, 'desk test mail', `staff ${call.staff.idStaff}`, { ...testsAnHour, now: call.now })
    await call.transact(async (tx) => {
      await enqueueTestMail(tx, { template, to, country, texts }, call.acting())
      return {}
    })
    return { to }
  })
}
