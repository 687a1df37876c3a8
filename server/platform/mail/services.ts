import path from 'node:path'
import { contactOf, senderOf } from '#domain/platform/brand/contact.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { TermsSource } from '#domain/platform/country/terms.ts'
import type { SettingsSource } from '#server/platform/brand/settings.ts'
import { homeOf } from '#server/platform/process/database.ts'
import type { Env } from '#server/platform/env.ts'
import { deliverBySmtp, deliverToFolder, type Delivery } from './delivery.ts'
import { linksOf } from './links.ts'
import type { Sender } from './templates/all-templates.ts'

/** Read for every mail, so that one is written with the brand of the moment it is sent. */
export type MailServices = Sender & { delivery: Delivery; senderOf(country: OpenCountry): string }

type MailSources = { settings: SettingsSource; terms: TermsSource }

export const mailFolderOf = (env: Env, root: string) => path.join(homeOf(env, root), 'mail')

/** How this process sends mail, by its settings. */
export function mailServices(env: Env, root: string, sources: MailSources): MailServices {
  const { settings, terms } = sources
  const brand = () => settings.current().brand
  const delivery = env.SMTP_URL ? deliverBySmtp(env.SMTP_URL) : deliverToFolder(mailFolderOf(env, root))
  return {
    delivery,
    linkTo: linksOf(env),
    brand,
    terms,
    senderOf: (country) => senderOf(brand(), country, env.MAIL_FROM),
    contactOf: (country) => contactOf(brand(), country, env.SUPPORT_EMAIL),
  }
}
