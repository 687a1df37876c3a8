import { Refused } from '#app/platform/api/failures.ts'
import type { CartWords } from '../cart-words.ts'

/** The sentence for a refusal of the cart; nothing for one that a shopper could not understand (CART-08, CART-22). */
export function refusalSentence(error: unknown, words: CartWords): string | undefined {
  if (!(error instanceof Refused)) return undefined
  if (error.code === 'cart_full' || error.code === 'cart_outdated') return error.message
  if (error.code !== 'cart_line_refused') return undefined
  const [reason] = Object.values(error.errors)
  return words.refused[reason as keyof CartWords['refused']] ?? error.message
}
