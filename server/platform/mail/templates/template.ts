import type { z } from 'zod/mini'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/** What a template may use besides its data. */
export type Speaker = {
  country: OpenCountry
  /** Chooses the voice of the store: voseo or tuteo. */
  you(vos: string, tu: string): string
  /** A whole address of the store. */
  link(path: string): string
}

/** A mail as its template says it; the layout makes HTML and text of it. */
export type Letter = {
  subject: string
  /** What mail programs show after the subject. */
  preheader: string
  title: string
  paragraphs: readonly string[]
  /** Set large, to be read and typed: a code. */
  code?: string
  /** A picture, a name, a line: what the mail is about. */
  item?: { picture?: string; name: string; detail: string }
  /** A list with sums: what was bought, what it costs. */
  lines?: readonly { name: string; detail: string; amount: string }[]
  action?: { label: string; url: string }
  /** Small print under everything: why it came. */
  reason: string
  /** Where one tap ends mails of this kind (RFC 8058). */
  unsubscribeUrl?: string
}

export type Template<S extends z.ZodMiniObject = z.ZodMiniObject> = {
  /** What must be known to write it; parsed when it is queued and again when it is sent. */
  data: S
  write(data: z.output<S>, speaker: Speaker): Letter
  /** Data for the gallery. */
  sample: z.output<S>
}

export const template = <S extends z.ZodMiniObject>(declared: Template<S>): Template<S> => declared

/** A mail as it is handed over. */
export type RenderedMail = { subject: string; html: string; text: string; unsubscribeUrl: string | undefined }
