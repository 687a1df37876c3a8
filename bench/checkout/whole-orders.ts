// A guest's way to an order as four calls: open a cart, put a line into it, read the checkout, place the order.
import { guestFields, place } from '#tests/guest-shoppers.ts'

type Reply = {
  error: boolean
  hash: string
  checkout: { cart: { version: number }; totals: { total: number } }
}
export type Send = (call: string, fields: Record<string, string>, at: number) => Promise<unknown>

export const calls = ['cart/gethash', 'cart/', 'checkout/options', 'checkout/place'] as const
export type CallName = (typeof calls)[number]

export const chosen = (hash: string) => ({ hash, shipping: 'standard', payment: 'card_test' })

/** What a guest types, besides what the checkout said. */
export const placeFields = (hash: string, { cart, totals }: Reply['checkout'], at: number) => ({
  ...chosen(hash),
  version: String(cart.version),
  total: String(totals.total),
  ...guestFields(`shopper${at}@example.com`),
})

/** One order, call by call, so that each call can also be made by all shoppers before the next one is. */
export function guestOrder(send: Send, sku: string, at: number) {
  let hash = ''
  let checkout: Reply['checkout'] | undefined
  const post = async (call: CallName, fields: Record<string, string>) => {
    const reply = (await send(call, fields, at)) as Reply
    if (reply.error) throw new Error(`${call} was refused: ${JSON.stringify(reply)}`)
    return reply
  }
  const steps: Record<CallName, () => Promise<void>> = {
    'cart/gethash': async () => {
      hash = (await post('cart/gethash', {})).hash
    },
    'cart/': async () => {
      await post('cart/', { hash, item: sku, quantity: '1' })
    },
    'checkout/options': async () => {
      checkout = (await post('checkout/options', { ...chosen(hash), ...place })).checkout
    },
    'checkout/place': async () => {
      await post('checkout/place', placeFields(hash, checkout!, at))
    },
  }
  return steps
}
