import { fieldSentences, type CheckResult } from '#domain/customers/account/account-fields.ts'
import { isEmail, normaliseEmail } from '#domain/platform/text/email.ts'
import { isName, tidyText } from '#domain/platform/text/names.ts'

export const giftCardStates = ['waiting', 'scheduled', 'sent', 'redeemed', 'voided'] as const
export type GiftCardState = (typeof giftCardStates)[number]

type Card = { sendOn: string | null; sentAt: Date | null; redeemedAt: Date | null; voidedAt: Date | null }

export function giftCardState({ sendOn, sentAt, redeemedAt, voidedAt }: Card): GiftCardState {
  if (voidedAt) return 'voided'
  if (redeemedAt) return 'redeemed'
  if (sentAt) return 'sent'
  return sendOn ? 'scheduled' : 'waiting'
}

const maxGiftMessageLength = 300
/** The furthest day a gift card can be scheduled for. */
const maxDaysAhead = 365

export const giftFieldNames = ['recipient_name', 'recipient_email', 'message', 'send_on'] as const
export type GiftFields = Record<(typeof giftFieldNames)[number], string>

/** What was typed, as far as it was. */
export const giftFieldsOf = (values: Readonly<Record<string, string | undefined>>): GiftFields => ({
  recipient_name: values.recipient_name ?? '',
  recipient_email: values.recipient_email ?? '',
  message: values.message ?? '',
  send_on: values.send_on ?? '',
})

export type Gift = { recipientName: string; recipientEmail: string; message: string; sendOn: string }

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

/** Checks the recipient and day of a gift card; `today` is the store's. */
export function checkGift(fields: GiftFields, today: string): CheckResult<Gift> {
  const errors: Record<string, string> = {}
  const recipientName = tidyText(fields.recipient_name)
  if (recipientName === '') errors.recipient_name = fieldSentences.required
  else if (!isName(recipientName)) errors.recipient_name = fieldSentences.name
  const recipientEmail = normaliseEmail(fields.recipient_email)
  if (recipientEmail === '') errors.recipient_email = fieldSentences.required
  else if (!isEmail(recipientEmail)) errors.recipient_email = fieldSentences.email
  const message = tidyText(fields.message)
  if (message.length > maxGiftMessageLength) errors.message = `Hasta ${maxGiftMessageLength} caracteres.`
  const sendOn = fields.send_on
  if (!isDay(sendOn)) errors.send_on = 'Falta elegir el día.'
  else if (sendOn < today || sendOn > dayAfter(today, maxDaysAhead)) {
    errors.send_on = 'Tiene que ser un día entre hoy y dentro de un año.'
  }
  if (Object.keys(errors).length > 0) return { errors }
  return { value: { recipientName, recipientEmail, message, sendOn } }
}
