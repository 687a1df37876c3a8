import { formText } from '#app/platform/api/form-text.ts'
import { cartNotices, couponSentence } from '#contract/platform/cart-messages.ts'
import { simpleSku } from '#contract/buy/cart.ts'
import { withHelp } from '#app/platform/api/failures.ts'
import { fallbackMessage } from '#contract/platform/notices.ts'
import { maxQuantityPerLine, minQuantityPerLine } from '#domain/buy/cart/limits.ts'
import { failureOf, type FormOutcome } from './add-to-cart.ts'
import { couponKeyOf } from './cart-calls.ts'
import type { CartChange, CartTarget } from './cart-target.ts'

const refused = (text: string): FormOutcome => ({ isError: true, text })

/** One size for another, in one call: the quantity is added to a line of that size that is already there (CART-04). */
async function exchangeSize(cart: CartTarget, from: string, to: string): CartChange {
  const lines = (await cart.read())?.items ?? []
  const quantityOf = (sku: string) => lines.find(({ id }) => id === sku)?.quantity ?? 0
  return cart.setAll([
    { item: from, quantity: 0 },
    { item: to, quantity: Math.min(quantityOf(from) + quantityOf(to), maxQuantityPerLine) },
  ])
}

async function changeLine(cart: CartTarget, form: FormData): Promise<FormOutcome | undefined> {
  const item = simpleSku.safeParse(formText(form, 'item'))
  const exchange = formText(form, 'exchange')
  // A button of the stepper names the number it leads to; the field counts when it is sent by itself.
  const quantity = Number(formText(form, 'step') || formText(form, 'quantity'))
  if (!item.success || !Number.isInteger(quantity)) return refused(withHelp(fallbackMessage))
  try {
    const answer = await (form.has('remove')
      ? cart.remove(item.data)
      : exchange
        ? exchangeSize(cart, item.data, exchange)
        : cart.set(item.data, Math.min(Math.max(quantity, minQuantityPerLine), maxQuantityPerLine)))
    return answer && { isError: false, text: '' }
  } catch (error) {
    return failureOf(error)
  }
}

async function addCoupon(cart: CartTarget, code: string): Promise<FormOutcome | undefined> {
  if (!code) return refused(couponSentence('coupon.empty'))
  try {
    return (await cart.addCoupon(code)) && { isError: false, text: cartNotices.couponAdded }
  } catch (error) {
    return refused(couponSentence(couponKeyOf(error)))
  }
}

async function removeCoupon(cart: CartTarget, code: string): Promise<FormOutcome | undefined> {
  try {
    return (await cart.removeCoupon(code)) && { isError: false, text: cartNotices.couponRemoved }
  } catch {
    return refused(cartNotices.couponNotRemoved)
  }
}

export type CartOutcome = FormOutcome & { about: 'line' | 'coupon' }

/** The action of the cart's forms: lines and coupons; undefined when it was skipped. */
export async function changeCart(cart: CartTarget, form: FormData): Promise<CartOutcome | undefined> {
  const isCoupon = form.has('couponcode') || form.has('removecoupon')
  const outcome = await (form.has('removecoupon')
    ? removeCoupon(cart, formText(form, 'removecoupon'))
    : isCoupon
      ? addCoupon(cart, formText(form, 'couponcode'))
      : changeLine(cart, form))
  return outcome && { about: isCoupon ? 'coupon' : 'line', ...outcome }
}
