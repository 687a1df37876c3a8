import { Refused, sentenceOf, withHelp } from '#app/platform/api/failures.ts'
import { cartNotices } from '#contract/platform/cart-messages.ts'
import type { CartItem } from '#contract/buy/cart.ts'
import { fallbackMessage } from '#contract/platform/notices.ts'
import { addedWords, refusalWords } from './cart-notice-words.ts'
import type { CartTarget } from './cart-target.ts'

/** The result of a form, in words. */
export type FormOutcome = { isError: boolean; text: string }

/** The sentence of a refusal; undefined for one that a shopper could not understand (CART-08, CART-22). */
function refusalSentence(error: unknown): string | undefined {
  if (!(error instanceof Refused)) return undefined
  if (error.code === 'cart_full' || error.code === 'cart_outdated') return error.message
  if (error.code !== 'cart_line_refused') return undefined
  const [reason] = Object.values(error.errors)
  return refusalWords[reason as keyof typeof refusalWords] ?? error.message
}

export const failureOf = (error: unknown): FormOutcome => ({
  isError: true,
  text: refusalSentence(error) ?? (error instanceof Refused ? withHelp(fallbackMessage) : sentenceOf(error)),
})

/** `line` is the line that was added; a size that the cart already has is only pointed at. */
export type AddOutcome = FormOutcome & { line?: CartItem }

/**
 * The action of a product's form: adds one unit of a size (CART-12, CART-13, CART-17, OP-045); undefined when it was
 * skipped.
 */
export async function addToCart(cart: CartTarget, sku: string): Promise<AddOutcome | undefined> {
  try {
    const lines = (await cart.read())?.items
    if (lines?.some(({ id }) => id === sku)) return { isError: false, text: cartNotices.alreadyInCart }
    const line = (await cart.add(sku))?.items.find(({ id }) => id === sku)
    return line && { isError: false, text: addedWords.title, line }
  } catch (error) {
    return failureOf(error)
  }
}
