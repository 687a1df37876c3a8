import { fold } from '#domain/platform/text/fold.ts'

/** A search as rules of the retailer are found by it: without case, accents, signs and extra spaces. */
export const searchKey = (q: string): string =>
  fold(q)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
