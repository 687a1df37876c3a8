import type { Handle } from '#db/connection/handle.ts'
import type { Body, LandingBody, TextBody } from '#domain/content/documents/read-document.ts'
import type { MarkupNode } from '#domain/content/pages/markup.ts'
import type { DeskLanguage } from '#domain/desk/words.ts'
import { fillTerms } from '#domain/platform/country/fill-terms.ts'
import type { TermsSource } from '#domain/platform/country/terms.ts'
import { faultsOfShowing } from '#server/content/documents/faults-of-showing.ts'
import { checkBody } from '#server/content/documents/shown-documents.ts'
import type { Document } from '#server/content/documents/versions.ts'
import { parseMarkup } from '#server/content/pages/parse-markup.ts'

type Check = { db: Handle; terms: TermsSource; language: DeskLanguage }

/** What keeps a document from being published, in words, and its text as visitors would read it. */
export async function checkDocument(document: Document, body: unknown, { db, terms, language }: Check) {
  const read = checkBody(document.name, body)
  const faults = [...read.faults, ...(read.faults.length > 0 ? [] : await faultsOfShowing(db, document, read))]
  const html = read.faults.length > 0 ? undefined : htmlOf(document, read.body)
  const { country } = document
  const text: MarkupNode[] | null =
    html === undefined ? null : parseMarkup(fillTerms(html, terms.current(country), country))
  return { faults: faults.map(({ place, what }) => ({ place: place.replace(/:$/, ''), text: what[language] })), text }
}

function htmlOf({ name }: Document, body: Body): string | undefined {
  if (name.kind === 'text') return (body as TextBody).html
  return name.kind === 'page' ? (body as LandingBody).landing?.html : undefined
}
