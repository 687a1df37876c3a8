import type pg from 'pg'
import type { Checkout } from '#contract/buy/checkout.ts'
import { onConnection, sendTogether } from '#db/connection/transaction.ts'
import { assertPostcodeOf } from '#domain/customers/addresses/place-of-address.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { cartRepository } from '#server/buy/cart/repository.ts'
import type { CartStates } from '#server/buy/cart/state.ts'
import { accessTo, type Visitor } from '#server/buy/cart/visitor.ts'
import type { Payments } from '#server/buy/payments/service.ts'
import { noCart, readFacts, type FactsQuestion } from './checkout-facts.ts'
import { assertMayBuy, prepare, wireCheckout, type Choice } from './prepare.ts'
import type { TypedPostcode } from './read-command.ts'
import type { FactsOfStores } from './store-facts.ts'

type CheckoutOptionsServices = {
  pool: pg.Pool
  states: CartStates
  storeFactsOf: FactsOfStores
  payments: Pick<Payments, 'choices' | 'plansOf'>
}

/** What the way to an order shows for a visitor's cart and what was chosen so far. Changes nothing. */
export function checkoutState({ pool, states, storeFactsOf, payments }: CheckoutOptionsServices) {
  return async (visitor: Visitor, choice: Choice, typed: TypedPostcode | null): Promise<Checkout> => {
    const { country, now, idCustomer, hash } = visitor
    const ofStore = await storeFactsOf(country, now)
    const question: FactsQuestion = {
      country,
      idCustomer,
      region: typed?.regionId ?? null,
      city: choice.typedPlace?.cityId ?? null,
      postcode: typed?.postcode ?? null,
      isOrdering: false,
      cart: hash,
    }
    const [cartFacts, ofVisitor] = await onConnection(pool, (client) =>
      sendTogether(client, () => Promise.all([cartRepository(client).read(visitor), readFacts(client, question)])),
    )
    const access = accessTo(cartFacts.cart, visitor)
    if (access === 'bought') throw new RuleError('cart_outdated')
    const state = await states.of(cartFacts, visitor, access === 'open')
    const canSee = access === 'open' || hash === null
    const facts = { ...ofStore, ...(canSee ? ofVisitor : await readFacts(pool, { ...question, cart: noCart })) }
    assertMayBuy(state, facts)
    if (typed) assertPostcodeOf(typed.regionId, facts.places.regionOfPostcode ?? undefined)
    return wireCheckout(state, facts, prepare(state, facts, choice), {
      choice,
      payments: payments.choices(country),
      plansOf: payments.plansOf,
    })
  }
}
