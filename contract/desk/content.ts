import { z } from 'zod/mini'
import { reviewStates } from '#domain/content/documents/review.ts'
import { versionStates } from '#domain/content/documents/version-now.ts'
import { boolean, int, string } from '#contract/platform/primitives.ts'
import { markup } from '#contract/platform/markup.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { maxPictureBody, pictureBytes } from './picture-bytes.ts'
import { instant, reason, store } from './shapes.ts'

const who = z.object({ by: string, at: instant })

const review = z.nullable(z.object({ state: z.enum(reviewStates), by: string, at: instant, note: z.nullable(string) }))

const listed = z.object({
  document: string,
  isShown: boolean,
  /** Null: shown since before there were versions, or not at all. */
  shown: z.nullable(int),
  draft: z.nullable(int),
  /** Who asked for a review of the draft, or sent it back and why. */
  review,
  next: z.nullable(z.object({ version: int, from: instant })),
  last: z.nullable(who),
})
export type ListedContent = z.output<typeof listed>

const version = z.object({
  version: int,
  state: z.enum(versionStates),
  writtenBy: string,
  writtenAt: instant,
  publishedBy: z.nullable(string),
  publishedAt: z.nullable(instant),
  validFrom: z.nullable(instant),
  validUntil: z.nullable(instant),
  /** Why it was written or published, where that was said. */
  reason: z.nullable(string),
  shown: z.array(z.object({ from: instant, until: z.nullable(instant) })),
})
export type ContentVersion = z.output<typeof version>

/** What a document says, in the shape of its kind (domain/content/documents): read strictly when it comes back. */
const body = z.unknown()

const opened = z.object({
  country: store,
  document: string,
  /** The last version there is; a change names this one. 0: none. */
  base: int,
  /** What is edited: the draft, else what is shown. Null: nothing was written yet. */
  body,
  isDraft: boolean,
  review,
  /** Who wrote the draft. */
  draftBy: z.nullable(string),
  /** Whether the store wants a second person to publish. */
  needsSecondPerson: boolean,
  shownBody: body,
  versions: z.array(version),
})
export type OpenedContent = z.output<typeof opened>

const documentName = z.string().check(z.trim(), z.maxLength(200))
const ofDocument = { country: store, document: documentName }
const base = int.check(z.minimum(0))
const whyNot = z.optional(reason)
/** On the clocks of the store. */
const localMoment = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/))
const maxDocumentBytes = 2 * 1024 * 1024

export const listContent = deskEndpoint({
  method: 'GET',
  path: '/desk/api/content',
  summary: 'What a store shows around its products: what is shown, drafts, what waits for its day, and who',
  permission: 'content.read',
  query: z.object({ country: store }),
  reply: z.object({ documents: z.array(listed), needsSecondPerson: boolean }),
})

export const openContent = deskEndpoint({
  method: 'GET',
  path: '/desk/api/content/document',
  summary: 'A document as it is edited, and its versions',
  permission: 'content.read',
  query: z.object(ofDocument),
  reply: opened,
})

export const readContentVersion = deskEndpoint({
  method: 'GET',
  path: '/desk/api/content/version',
  summary: 'What one version of a document says',
  permission: 'content.read',
  query: z.object({ ...ofDocument, version: z.coerce.number().check(z.int(), z.positive()) }),
  reply: z.object({ body }),
})

export const checkContent = deskEndpoint({
  method: 'POST',
  path: '/desk/api/content/check',
  summary: 'What is wrong with a document, dead links too, and how its text is shown; nothing is written',
  permission: 'content.read',
  body: z.object({ ...ofDocument, body }),
  maxBytes: maxDocumentBytes,
  reply: z.object({
    faults: z.array(z.object({ place: string, text: string })),
    text: z.nullable(markup),
  }),
})

export const draftContent = deskEndpoint({
  method: 'POST',
  path: '/desk/api/content/draft',
  summary: 'Write the draft of a document; visitors see nothing of it',
  permission: 'content.edit',
  body: z.object({ ...ofDocument, base, body, reason: whyNot }),
  maxBytes: maxDocumentBytes,
  reply: opened,
})

export const sendContentForReview = deskEndpoint({
  method: 'POST',
  path: '/desk/api/content/review',
  summary: 'Ask a colleague to look at the draft before it is published',
  permission: 'content.edit',
  body: z.object({ ...ofDocument, base, reason: whyNot }),
  reply: opened,
})

export const sendContentBack = deskEndpoint({
  method: 'POST',
  path: '/desk/api/content/send-back',
  summary: 'Give a draft back to its author, with why; nothing is published',
  permission: 'content.publish',
  body: z.object({ ...ofDocument, base, reason }),
  reply: opened,
})

export const changeContentRule = deskEndpoint({
  method: 'POST',
  path: '/desk/api/content/rule',
  summary: 'Whether a second person has to publish what one wrote; names what was seen',
  permission: 'terms.edit',
  body: z.object({ country: store, was: boolean, isNeeded: boolean }),
  reply: z.object({ needsSecondPerson: boolean }),
})

export const publishContent = deskEndpoint({
  method: 'POST',
  path: '/desk/api/content/publish',
  summary: 'Publish the draft that was seen: at once, or from and until a moment',
  permission: 'content.publish',
  body: z.object({
    ...ofDocument,
    base,
    from: z.optional(localMoment),
    until: z.optional(localMoment),
    reason,
  }),
  reply: opened,
})

export const rollBackContent = deskEndpoint({
  method: 'POST',
  path: '/desk/api/content/roll-back',
  summary: 'Show the version before the one that is shown, or again what an older one was',
  permission: 'content.publish',
  body: z.object({ ...ofDocument, base, to: z.optional(int.check(z.positive())), reason }),
  reply: opened,
})

export const discardContent = deskEndpoint({
  method: 'POST',
  path: '/desk/api/content/discard',
  summary: 'Throw the draft of a document away',
  permission: 'content.edit',
  body: z.object({ ...ofDocument, base, reason: whyNot }),
  reply: opened,
})

export const cancelContent = deskEndpoint({
  method: 'POST',
  path: '/desk/api/content/cancel',
  summary: 'Take a version back that waits for its day',
  permission: 'content.publish',
  body: z.object({ ...ofDocument, version: int.check(z.positive()), reason }),
  reply: opened,
})

export const addContentPicture = deskEndpoint({
  method: 'POST',
  path: '/desk/api/content/pictures',
  summary: 'A picture for home pages, banners and landing pages: JPEG, PNG, WebP or AVIF as base64, at most 15 MB',
  permission: 'content.edit',
  body: z.object({ picture: pictureBytes }),
  maxBytes: maxPictureBody,
  reply: z.object({ address: string }),
})
