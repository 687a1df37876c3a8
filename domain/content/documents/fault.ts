import type { DeskSentence } from '#domain/desk/words.ts'

/** What is wrong with a document, and where in it: `tiles[2].link`. */
export type DocumentFault = { place: string; what: DeskSentence }

/** As the command line says it. */
export const faultText = ({ place, what }: DocumentFault): string => `${place} ${what.en}`
