// A guest's way to an order as four calls: open a cart, put a line into it, read the checkout, place the order.
import { cityNamed } from '#db/places/places.ts'
import { termsVersion } from '#domain/customers/data-rights/consents.ts'

type Reply = {
  error: boolean
  hash: string
  checkout: { cart: { version: number }; totals: { total: number } }
}
export type Send = (call: string, fields: Record<string, string>, at: number) => Promise<unknown>

export const calls = ['cart/gethash', 'cart/', 'checkout/options', 'checkout/place'] as const
export type CallName = (typeof calls)[number]

const rosario = cityNamed('ar', 'Rosario')
export const place = { region: String(rosario.fkRegion), city: String(rosario.idCity) }
export const chosen = (hash: string) => ({ hash, shipping: 'standard', payment: 'card_test' })

/** What a guest types, besides what the checkout said. */
export const placeFields = (hash: string, { cart, totals }: Reply['checkout'], at: number) => ({
  ...chosen(hash),
  version: String(cart.version),
  total: String(totals.total),
  terms_version: termsVersion,
  email: `shopper${at}@example.com`,
  identification: '30111222',
  identification_type: 'DNI',
  first_name: 'Inés',
  last_name: 'Invitada',
  prefix: '341',
  phone: '4556677',
  address1: 'Av. Pellegrini',
  street_number: '1250',
  postcode: '2000',
  fk_customer_address_region: place.region,
  fk_customer_address_city: place.city,
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
