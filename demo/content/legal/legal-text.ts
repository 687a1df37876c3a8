import type { LegalIdentity } from '#domain/platform/country/legal-identity.ts'
import type { Voice } from '../voice.ts'
import type { Law } from './law.ts'

/** What a legal text is written from: the voice and figures of a country, its law, and who sells. */
export type LegalContext = { v: Voice; law: Law; who: LegalIdentity; mail: string }

/** A part of a text: a heading, paragraphs, and a list where a paragraph is one. */
type Section = [heading: string, ...paragraphs: (string | readonly string[])[]]

const paragraphOf = (text: string | readonly string[]) =>
  typeof text === 'string' ? `<p>${text}</p>` : `<ul>${text.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** These texts are a model. A shop that opens with them has them checked first. */
const modelNote = (v: Voice) =>
  `<p><strong>Texto modelo.</strong> ${v.say(
    'Es el de una tienda de demostración: antes de publicar el tuyo, hacelo revisar por un abogado.',
    'Es el de una tienda de demostración: antes de publicar el tuyo, hazlo revisar por un abogado.',
  )}</p>`

export const legalText = ({ v }: LegalContext, lead: string, sections: readonly Section[]): string =>
  [
    `<p>${lead}</p>`,
    ...sections.flatMap(([heading, ...paragraphs]) => [`<h2>${heading}</h2>`, ...paragraphs.map(paragraphOf)]),
    modelNote(v),
  ].join('')

export const sellerLine = ({ who: { company, taxId, address } }: LegalContext) =>
  `${company}, ${taxId.label} ${taxId.number}, ${address}`
