import type { z } from 'zod/mini'
import type { Brand } from '#domain/platform/brand/brand.ts'
import type { TermsSource } from '#domain/platform/country/terms.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import type { MailTexts } from '#domain/platform/mail/mail-texts.ts'
import { youIn } from '#domain/platform/text/voice.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { LinkTo } from '../links.ts'
import {
  accountClosed,
  alreadyRegistered,
  emailChanged,
  identityLinked,
  newDevice,
  passkeyAdded,
  passwordChanged,
  passwordRecovery,
  sessionEnded,
  twoStepCodeMail,
  welcome,
} from './account.ts'
import { creditGiven, giftCardMail, membershipEnded, moneyRequested } from './money.ts'
import {
  exchangeAnnulled,
  exchangeApproved,
  exchangeFinished,
  exchangeReceived,
  exchangeRejected,
} from './exchanges.ts'
import { helpAnswer, helpQuestion, helpReceived } from './help.ts'
import { renderContent } from './layout.ts'
import { newsletterConfirm } from './newsletter-confirm.ts'
import { reviewRejected, reviewRequest } from './reviews.ts'
import { staffLink } from './staff-link.ts'
import { staffNotice } from './staff-notice.ts'
import { stockBack } from './stock-back.ts'
import { survey } from './survey.ts'
import {
  orderAddressChanged,
  orderCancelled,
  orderPaid,
  orderPartCancelled,
  orderPlaced,
  orderRejected,
} from './orders.ts'
import { paymentCode, paymentRefused, paymentTransfer } from './payments.ts'
import { orderDelivered, orderParcel, orderShipped } from './shipments.ts'
import { regretReceived } from './regret.ts'
import type { RenderedMail, Template } from './template.ts'
import { withTexts } from './with-texts.ts'

/** Every mail of the shop, by its name in the outbox. */
export const templates = {
  'newsletter-confirm': newsletterConfirm,
  'stock-back': stockBack,
  welcome,
  'password-recovery': passwordRecovery,
  'password-changed': passwordChanged,
  'email-changed': emailChanged,
  'new-device': newDevice,
  'account-closed': accountClosed,
  'passkey-added': passkeyAdded,
  'identity-linked': identityLinked,
  'session-ended': sessionEnded,
  'two-step-code': twoStepCodeMail,
  'already-registered': alreadyRegistered,
  'order-placed': orderPlaced,
  'order-paid': orderPaid,
  'order-rejected': orderRejected,
  'payment-refused': paymentRefused,
  'payment-code': paymentCode,
  'payment-transfer': paymentTransfer,
  'order-shipped': orderShipped,
  'order-parcel': orderParcel,
  'order-delivered': orderDelivered,
  'order-cancelled': orderCancelled,
  'order-address-changed': orderAddressChanged,
  'order-part-cancelled': orderPartCancelled,
  'regret-received': regretReceived,
  'exchange-approved': exchangeApproved,
  'exchange-received': exchangeReceived,
  'exchange-finished': exchangeFinished,
  'exchange-rejected': exchangeRejected,
  'exchange-annulled': exchangeAnnulled,
  'money-requested': moneyRequested,
  'credit-given': creditGiven,
  'gift-card': giftCardMail,
  'membership-ended': membershipEnded,
  survey,
  'review-request': reviewRequest,
  'review-rejected': reviewRejected,
  'help-question': helpQuestion,
  'help-received': helpReceived,
  'help-answer': helpAnswer,
  'staff-notice': staffNotice,
  'staff-link': staffLink,
} as const

export type TemplateName = keyof typeof templates
export type TemplateData<T extends TemplateName> = z.input<(typeof templates)[T]['data']>

export const templateNames = Object.keys(templates) as TemplateName[]

const isTemplateName = (name: string): name is TemplateName => Object.hasOwn(templates, name)

/** What mails say of the shop that sends them. */
export type Sender = { linkTo: LinkTo; brand(): Brand; contactOf(country: OpenCountry): string; terms: TermsSource }

/** Renders a row of the outbox, with what the retailer says in it. Throws for a template or data that this version does not know. */
export function renderMail(
  name: string,
  data: unknown,
  country: OpenCountry,
  from: Sender,
  texts: MailTexts | null = null,
): RenderedMail {
  if (!isTemplateName(name)) throw new Error(`there is no template "${name}"`)
  const { data: shape, write } = templates[name] as unknown as Template
  const { mailWord } = countryProfiles[country]
  const { linkTo } = from
  const link = (path: string) => linkTo(country, path)
  const context = {
    country,
    mailWord,
    you: youIn(country),
    link,
    supportEmail: from.contactOf(country),
    brand: from.brand(),
    terms: from.terms.current(country),
  }
  const parsed = shape.parse(data)
  const content = write(parsed, context)
  return renderContent(texts ? withTexts(content, name, texts, parsed, context) : content, context)
}
