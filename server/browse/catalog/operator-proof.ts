import { createHmac, timingSafeEqual } from 'node:crypto'

/** Proves that an operator reads the database of this shop; of no use for another question. */
export const proofOf = (secret: string, question: string): string =>
  createHmac('sha256', secret).update(question).digest('hex')

export function isProof(given: string | undefined, due: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(`Bearer ${due}`)]
  return one.length === other.length && timingSafeEqual(one, other)
}
