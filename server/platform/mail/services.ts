import path from 'node:path'
import { homeOf } from '#server/platform/process/database.ts'
import type { Env } from '#server/platform/env.ts'
import { deliverBySmtp, deliverToFolder, type Delivery } from './delivery.ts'
import { linksOf, type LinkTo } from './links.ts'

export type MailServices = { delivery: Delivery; linkTo: LinkTo; from: string; supportEmail: string }

export const mailFolderOf = (env: Env, root: string) => path.join(homeOf(env, root), 'mail')

/** How this process sends mail, by its settings. */
export function mailServices(env: Env, root: string): MailServices {
  const delivery = env.SMTP_URL ? deliverBySmtp(env.SMTP_URL) : deliverToFolder(mailFolderOf(env, root))
  return { delivery, linkTo: linksOf(env), from: env.MAIL_FROM, supportEmail: env.SUPPORT_EMAIL }
}
