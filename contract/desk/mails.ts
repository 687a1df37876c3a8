import { z } from 'zod/mini'
import { boolean, string } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { store } from './shapes.ts'

const listed = z.object({
  template: string,
  subject: string,
  /** Whether the store says something of its own in it. */
  isChanged: boolean,
})
export type ListedMail = z.output<typeof listed>
const ofMail = z.object({ template: z.string().check(z.regex(/^[a-z-]{1,60}$/)) })

/** Read strictly, as those of a draft are (domain/content/documents). */
const texts = z.unknown()

export const listMailTemplates = deskEndpoint({
  method: 'GET',
  path: '/desk/api/mails',
  summary: 'Every mail of the shop with the subject that its sample has in a store',
  permission: 'content.read',
  query: z.object({ country: store }),
  reply: z.object({ mails: z.array(listed) }),
})

export const previewMail = deskEndpoint({
  method: 'GET',
  path: '/desk/api/mails/:template',
  summary: 'A mail of the shop with the data of its sample, as it would be sent now',
  permission: 'content.read',
  params: ofMail,
  query: z.object({ country: store }),
  reply: z.object({ template: string, subject: string, html: string, text: string }),
})

export const previewMailTexts = deskEndpoint({
  method: 'POST',
  path: '/desk/api/mails/:template/preview',
  summary: 'A mail with words that are tried and the data of its sample; nothing is written',
  permission: 'content.read',
  params: ofMail,
  body: z.object({ country: store, texts }),
  reply: z.object({ subject: string, html: string, text: string }),
})

export const sendTestMail = deskEndpoint({
  method: 'POST',
  path: '/desk/api/mails/:template/test',
  summary: 'Send a mail with the data of its sample to oneself, with words that are tried or those that are published',
  permission: 'content.edit',
  params: ofMail,
  body: z.object({ country: store, texts: z.optional(texts) }),
  reply: z.object({ to: string }),
})
