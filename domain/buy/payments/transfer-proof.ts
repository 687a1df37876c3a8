import { photoTypeOf } from '#domain/platform/pictures/photos.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { youIn } from '#domain/platform/text/voice.ts'

export const proofKinds = ['picture', 'pdf'] as const
export type ProofKind = (typeof proofKinds)[number]

export const maxProofMegabytes = 8
/** The `accept` value of the field: it makes a phone that stores another format convert its photographs. */
export const proofsAccepted = 'image/jpeg,image/png,image/webp,application/pdf'

/** Longer than any dispute about a transfer; what it says stands in the bank's books. */
export const proofLifetimeMs = 90 * 24 * 60 * 60 * 1000

const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
/** Ends a PDF, perhaps before a few bytes that a program or a mail added. */
const endOfPdf = /%%EOF/
/** What does something when it is opened: no bank puts it into a receipt. */
const activePdf = /\/(JavaScript|Launch|EmbeddedFile|RichMedia)\b/

/** What a file is, by its content, whatever its name says; undefined for what is no proof. */
export function proofKindOf(bytes: Uint8Array): ProofKind | undefined {
  const type = photoTypeOf(bytes)
  if (type !== undefined) return type === 'avif' ? undefined : 'picture'
  if (textOf(bytes.subarray(0, 5)) !== '%PDF-' || !endOfPdf.test(textOf(bytes.subarray(-1024)))) return undefined
  return activePdf.test(textOf(bytes)) ? undefined : 'pdf'
}

/** The fault of what was chosen by count and size alone, which a browser can check too. */
export function proofFault(files: readonly { size: number }[], country: OpenCountry): string | undefined {
  const choose = youIn(country)('Elegí', 'Elige')
  if (files.length === 0) return `${choose} una foto o un PDF del comprobante.`
  if (files.length > 1) return `${choose} un solo archivo.`
  if (files[0]!.size <= maxProofMegabytes * 1024 * 1024) return undefined
  return `El archivo pesa más de ${maxProofMegabytes} MB. ${choose} uno más liviano.`
}

export const unreadableProof = (country: OpenCountry) =>
  `No pudimos leer el archivo. ${youIn(country)('Elegí', 'Elige')} una foto (JPEG, PNG o WebP) o un PDF.`

/** Where a proof is opened; the key is of its order and ends with the hour after next. */
export const transferProofPath = (orderNr: string, key: string) => `/transfer-proof/${orderNr}?key=${key}`
