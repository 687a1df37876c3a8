import type pg from 'pg'
import type { OpenCountry } from '#domain/store/country.ts'
import type { Facts, Supply } from './facts.ts'
import type { SetAtOnce } from './set-at-once.ts'
import type { CartState, Thing } from './state.ts'
import { termsOfStores } from './terms.ts'
import { wordsOfThings } from './words.ts'

type Where = { store: OpenCountry; now: Date }

/** Makes whole carts of what was read: adds the words and the terms that are kept. */
export function cartStates(pool: Pick<pg.Pool, 'query'>) {
  const words = wordsOfThings(pool)
  const terms = termsOfStores(pool)

  async function surroundings({ store, now }: Where, supplies: readonly Supply[]) {
    const [known, figures] = await Promise.all([words(supplies), terms(store, now)])
    const things = new Map<string, Thing>()
    for (const supply of supplies) {
      const said = known.get(supply.sku)
      if (said) things.set(supply.sku, { ...said, ...supply })
    }
    return { store, now, things, ...figures }
  }

  return {
    /** A visitor's open cart, or the empty one of a visitor who has none. */
    async of(facts: Facts, where: Where, isOpen: boolean): Promise<CartState> {
      const around = await surroundings(where, facts.supplies)
      const { cart, idCustomer, lines, coupons } = facts
      if (!isOpen || !cart) return { ...around, hash: '', version: 0, idCustomer, lines: [], coupons: [] }
      return { ...around, hash: cart.hash, version: cart.version, idCustomer: cart.idCustomer, lines, coupons }
    },

    async atOnce({ hash, version, idCustomer, lines }: SetAtOnce, where: Where): Promise<CartState> {
      return { ...(await surroundings(where, lines)), hash, version, idCustomer, lines, coupons: [] }
    },
  }
}

export type CartStates = ReturnType<typeof cartStates>
