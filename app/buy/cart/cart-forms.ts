import type { Call } from '#app/platform/api/client.ts'
import { CallFailure, Refused } from '#app/platform/api/failures.ts'
import { formText } from '#app/platform/api/form-text.ts'
import { cartWords } from './cart-words.ts'
import { cartNotices } from '#contract/platform/cart-messages.ts'
import {
  addVoucher,
  readCart,
  removeFromCart,
  removeVoucher,
  simpleSku,
  writeCart,
  type Cart,
} from '#contract/buy/cart.ts'
import { fallbackMessage } from '#contract/platform/messages.ts'
import { minQuantityPerLine, maxQuantityPerLine } from '#domain/buy/cart/limits.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { newIntent } from './client/cart-calls.ts'
import { couponKeyOf } from './client/rebuild-cart.ts'
import { refusalSentence } from './client/refusal-sentence.ts'

/**
 * The cart's plain forms, for a page whose scripts do not run: what a form says becomes one call to the shop, made on the
 * server with the visitor's cookies. With scripts the same forms are handled in the browser (cart-client.ts).
 */

/** What a form led to, in words. */
export type FormOutcome = { isError: boolean; text: string }

const failed = (text: string): FormOutcome => ({ isError: true, text })
const sentenceOf = (error: unknown, country: OpenCountry) =>
  refusalSentence(error, cartWords(country)) ?? fallbackMessage

/** The cart of the visitor's cookie; null when they have none, or nothing in it. Any other fault is for whoever asked. */
export async function readVisitorCart(call: Call): Promise<Cart | null> {
  try {
    const { cart } = await call(readCart, { query: {} })
    return cart.items.length + cart.unavailable.length > 0 ? cart : null
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}

/** Puts one unit of a size into the cart; what is in it already is only pointed at (CART-13, OP-045). */
export async function addByForm(call: Call, country: OpenCountry, item: string): Promise<FormOutcome> {
  try {
    const held = await readVisitorCart(call)
    if (held?.items.some(({ id }) => id === item)) return { isError: false, text: cartNotices.alreadyInCart }
    await call(writeCart, { body: { item, quantity: String(minQuantityPerLine) } }, newIntent())
    return { isError: false, text: cartWords(country).added.title }
  } catch (error) {
    return failed(sentenceOf(error, country))
  }
}

async function changeLine(call: Call, country: OpenCountry, form: FormData): Promise<FormOutcome | undefined> {
  const item = simpleSku.safeParse(formText(form, 'item'))
  if (!item.success) return failed(fallbackMessage)
  try {
    if (form.has('remove')) await call(removeFromCart, { query: { item: item.data } })
    else {
      // A button of the stepper names the number it leads to; the field counts when it is sent by itself.
      const asked = Number(formText(form, 'step') || formText(form, 'quantity'))
      if (!Number.isInteger(asked)) return failed(fallbackMessage)
      const quantity = String(Math.min(Math.max(asked, minQuantityPerLine), maxQuantityPerLine))
      await call(writeCart, { body: { item: item.data, quantity } }, newIntent())
    }
    return undefined
  } catch (error) {
    return failed(sentenceOf(error, country))
  }
}

async function changeCoupon(call: Call, country: OpenCountry, form: FormData): Promise<FormOutcome | undefined> {
  const { coupon: words } = cartWords(country)
  const removed = formText(form, 'removecoupon')
  try {
    if (removed) {
      await call(removeVoucher, { query: { couponcode: removed } }, newIntent())
      return undefined
    }
    const couponcode = formText(form, 'couponcode')
    if (!couponcode) return failed(words.sentence('coupon.empty'))
    await call(addVoucher, { query: { couponcode } }, newIntent())
    return undefined
  } catch (error) {
    if (removed) return failed(words.notRemoved)
    return failed(error instanceof CallFailure ? fallbackMessage : words.sentence(couponKeyOf(error)))
  }
}

export type CartFormOutcome = { about: 'line' | 'coupon' } & FormOutcome

/** Does what a form of the cart's screen says; nothing when it is done, and the screen shows it by itself. */
export async function changeByForm(
  call: Call,
  country: OpenCountry,
  form: FormData,
): Promise<CartFormOutcome | undefined> {
  const about = form.has('couponcode') || form.has('removecoupon') ? 'coupon' : 'line'
  const outcome = await (about === 'coupon' ? changeCoupon : changeLine)(call, country, form)
  return outcome && { about, ...outcome }
}
