import type { FastifyInstance } from 'fastify'
import {
  addContentPicture,
  cancelContent,
  changeContentRule,
  checkContent,
  discardContent,
  draftContent,
  listContent,
  openContent,
  publishContent,
  readContentVersion,
  rollBackContent,
  sendContentBack,
  sendContentForReview,
} from '#contract/desk/content.ts'
import type { Handle } from '#db/connection/handle.ts'
import { DeskError } from '#domain/desk/errors.ts'
import type { DeskLanguage } from '#domain/desk/words.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import type { TermsSource } from '#domain/platform/country/terms.ts'
import { instantIn, isDay } from '#domain/platform/dates.ts'
import * as change from '#server/content/documents/change-documents.ts'
import { DocumentChanged, DocumentRefusal } from '#server/content/documents/document-refusal.ts'
import { listDocuments } from '#server/content/documents/list-documents.ts'
import { needsSecondPerson, sendBack, sendForReview, setContentRule } from '#server/content/documents/review-drafts.ts'
import { versionsOf, type Document } from '#server/content/documents/versions.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'
import { addPicture } from '#server/operations/photos/add-pictures.ts'
import type { PhotoPreparer } from '#server/platform/pictures/photo-preparer.ts'
import type { PhotoStore } from '#server/platform/pictures/photo-store.ts'
import { checkDocument } from './check-document.ts'
import { documentOf, readOpened, wireReview } from './read-content.ts'

type Parts = { db: Handle; terms: TermsSource; photos: PhotoStore; prepare: PhotoPreparer['prepare'] }

/** A moment as it was typed, on the clocks of the store. */
function momentIn(country: OpenCountry, local: string | undefined): Date | undefined {
  if (local === undefined) return undefined
  const [day = '', hour = ''] = local.split('T')
  if (!isDay(day)) throw new DeskError('invalid_input')
  return instantIn(countryProfiles[country].timeZone, day, hour)
}

/** The refusals of documents as the desk says them: faults by their place, a conflict with who was faster. */
function inDeskWords(error: unknown, language: DeskLanguage): unknown {
  if (error instanceof DocumentRefusal) {
    const errors = Object.fromEntries(error.faults.map(({ place, what }) => [place.replace(/:$/, ''), what[language]]))
    return new DeskError('invalid_input', { errors, sentence: error.inWords })
  }
  if (error instanceof DocumentChanged) {
    const { last } = error
    return new DeskError('changed_meanwhile', {
      data: last ? { last: { by: last.by, at: last.at.toISOString(), version: last.version } } : {},
    })
  }
  return error
}

export function contentRoutes(app: FastifyInstance, mount: MountDesk, { db, terms, photos, prepare }: Parts) {
  type OneDocument = { country: OpenCountry; document: string }

  /** A document of a store the person works for. */
  function asked(input: OneDocument, { requireStore }: StaffCall): Document {
    requireStore(input.country)
    return documentOf(input)
  }

  /** One act on a document, and the document after it. */
  async function act(input: OneDocument, call: StaffCall, work: (tx: Handle, document: Document) => Promise<unknown>) {
    const document = asked(input, call)
    await call
      .transact(async (tx) => {
        await work(tx, document)
        return {}
      })
      .catch((error: unknown) => {
        throw inDeskWords(error, call.language)
      })
    return readOpened(db, document)
  }

  mount(app, listContent, async ({ query: { country } }, { requireStore, now }) => {
    requireStore(country)
    const documents = await listDocuments(db, country, now)
    return {
      needsSecondPerson: await needsSecondPerson(db, country),
      documents: documents.map(({ document, shown, draft, review, next, last }) => ({
        document,
        isShown: shown !== undefined,
        shown: shown ?? null,
        draft,
        review: wireReview(review),
        next: next && { version: next.version, from: next.from.toISOString() },
        last: last && { by: last.by, at: last.at.toISOString() },
      })),
    }
  })
  mount(app, openContent, ({ query }, call) => readOpened(db, asked(query, call)))
  mount(app, readContentVersion, async ({ query }, call) => {
    const versions = await versionsOf(db, asked(query, call))
    const found = versions.find(({ version }) => version === query.version)
    if (!found) throw new DeskError('not_found')
    return { body: found.body }
  })
  mount(app, checkContent, ({ body }, call) =>
    checkDocument(asked(body, call), body.body, { db, terms, language: call.language }),
  )
  mount(app, draftContent, ({ body }, call) =>
    act(body, call, (tx, document) =>
      change.draftDocument(tx, { ...document, base: body.base, value: body.body }, call.acting(body.reason)),
    ),
  )
  mount(app, sendContentForReview, ({ body }, call) =>
    act(body, call, (tx, document) => sendForReview(tx, { ...document, base: body.base }, call.acting(body.reason))),
  )
  mount(app, sendContentBack, ({ body }, call) =>
    act(body, call, (tx, document) => sendBack(tx, { ...document, base: body.base }, call.acting(body.reason))),
  )
  mount(app, changeContentRule, async ({ body }, call) => {
    call.requireStore(body.country)
    await call.transact(async (tx) => {
      await setContentRule(tx, body, call.acting())
      return {}
    })
    return { needsSecondPerson: await needsSecondPerson(db, body.country) }
  })
  mount(app, publishContent, ({ body }, call) =>
    act(body, call, (tx, document) => {
      const from = momentIn(body.country, body.from)
      const until = momentIn(body.country, body.until)
      return change.publishDocument(
        tx,
        { ...document, version: body.base, from, until, by: 'staff' },
        call.acting(body.reason),
      )
    }),
  )
  mount(app, rollBackContent, ({ body }, call) =>
    act(body, call, (tx, document) =>
      change.rollBackDocument(tx, { ...document, to: body.to, base: body.base }, call.acting(body.reason)),
    ),
  )
  mount(app, discardContent, ({ body }, call) =>
    act(body, call, (tx, document) =>
      change.discardDraft(tx, { ...document, base: body.base }, call.acting(body.reason)),
    ),
  )
  mount(app, cancelContent, ({ body }, call) =>
    act(body, call, (tx, document) =>
      change.cancelScheduled(tx, { ...document, version: body.version }, call.acting(body.reason)),
    ),
  )
  mount(app, addContentPicture, async ({ body: { picture } }, call) => {
    const bytes = Buffer.from(picture, 'base64')
    return { address: await addPicture(db, bytes, { store: photos, prepare }, call.acting()) }
  })
}
