import { setTimeout as wait } from 'node:timers/promises'
import { fillCart, tryToOrder, visitorAddress, type Origins } from './acts.ts'

type Sale = { origins: Origins; shoppers: number; sku: string; withinMs: number }
export type SaleResult = {
  ordered: number
  soldOut: number
  /** Gave up, or never got a cart. */
  failed: number
  /** Attempts that the shop could not answer, and that were repeated. */
  retried: number
  seconds: number
  /** From the first question of the checkout to the order, of those who got one. */
  slowestOrderMs: number
}

/** Until this time a shopper does not give up. */
const patienceMs = 240_000
const retryAfterMs = 2000
const firstAddress = 1 << 22

/** So many shoppers with the same thing in their carts open the checkout within a moment; each waits in line as its page does. */
export async function holdFlashSale({ origins, shoppers, sku, withinMs }: Sale): Promise<SaleResult> {
  const carts: string[] = []
  for (let n = 0; n < shoppers; n += 25) {
    const some = Array.from({ length: Math.min(25, shoppers - n) }, (_, at) => n + at)
    const filled = await Promise.all(some.map((one) => fillCart(origins, visitorAddress(firstAddress + one), sku)))
    carts.push(...filled.flatMap(({ hash }) => hash ?? []))
  }
  const began = performance.now()
  const result = { ordered: 0, soldOut: 0, failed: shoppers - carts.length, retried: 0, slowestOrderMs: 0 }

  async function shop(hash: string, n: number): Promise<void> {
    await wait((n / carts.length) * withinMs)
    const arrived = performance.now()
    while (performance.now() - arrived < patienceMs) {
      const tried = await tryToOrder(origins, hash, `sale${n}x${Date.now()}`, visitorAddress(firstAddress + n))
      if (tried.outcome === 'done') {
        result.ordered += 1
        result.slowestOrderMs = Math.max(result.slowestOrderMs, performance.now() - arrived)
        return
      }
      if ('againInMs' in tried) {
        await wait(tried.againInMs)
      } else if (tried.outcome === 'refused') {
        result.soldOut += 1
        return
      } else {
        // The page says that the shop does not answer, and its shopper taps "Reintentar".
        result.retried += 1
        await wait(retryAfterMs)
      }
    }
    result.failed += 1
  }

  await Promise.all(carts.map(shop))
  return { ...result, seconds: (performance.now() - began) / 1000 }
}
