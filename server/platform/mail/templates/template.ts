import type { z } from 'zod/mini'
import type { Brand } from '#domain/platform/brand/brand.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { StoreTerms } from '#domain/platform/country/terms.ts'

/** What a template may use besides its data. */
export type TemplateContext = {
  country: OpenCountry
  /** Chooses the country's voice: voseo or tuteo. */
  you(vos: string, tu: string): string
  /** The country's word for e-mail. */
  mailWord: string
  /** An absolute address of the country's shop. */
  link(path: string): string
  /** Where a person answers. */
  supportEmail: string
  /** Who writes. */
  brand: Brand
  /** What the store promises. */
  terms: StoreTerms
}

/** The content of a mail; the layout renders it as HTML and text. */
export type MailContent = {
  subject: string
  /** What mail programs show after the subject. */
  preheader: string
  title: string
  paragraphs: readonly string[]
  /** What the retailer says at the end, before the small print. */
  closing?: readonly string[]
  /** Shown large, to be read and typed: a code. */
  code?: string
  /** The subject of the mail: a picture, a name, a line. */
  item?: { picture?: string; name: string; detail: string }
  /** A gift: its amount, shown large, and what its giver wrote. */
  gift?: { amount: string; from: string; message: string }
  /** What to do, one after the other. */
  steps?: readonly string[]
  /** A list with amounts. */
  lines?: readonly { name: string; detail: string; amount: string }[]
  /** What was bought. */
  products?: readonly { picture?: string; brand: string; name: string; detail: string; amount: string }[]
  /** What it costs: rows that add up, the sum among them. */
  totals?: readonly { name: string; amount: string; isSum?: boolean }[]
  /** A few lines under a small heading: an address, a payment, where the parcel is. */
  facts?: readonly { title: string; lines: readonly string[]; link?: { label: string; url: string } }[]
  action?: { label: string; url: string }
  /** Small print at the end: why the mail was sent. */
  reason: string
  /** One-click unsubscribe (RFC 8058). */
  unsubscribeUrl?: string
}

export type Template<S extends z.ZodMiniObject = z.ZodMiniObject> = {
  /** The data it needs; parsed when it is queued and again when it is sent. */
  data: S
  write(data: z.output<S>, context: TemplateContext): MailContent
  /** Data for the gallery. */
  sample: z.output<S>
}

export const template = <S extends z.ZodMiniObject>(declared: Template<S>): Template<S> => declared

/** A rendered mail. */
export type RenderedMail = { subject: string; html: string; text: string; unsubscribeUrl: string | undefined }
