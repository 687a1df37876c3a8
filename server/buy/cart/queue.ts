/**
 * Runs work on the same cart one after the other in this process, so that calls wait here rather than collide in the
 * database. It only saves retries: what keeps carts right is the version that each write names, because other nodes of the
 * shop know nothing of this queue.
 */
export function queuePerCart() {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(cart: string | undefined, work: () => Promise<T>): Promise<T> => {
    if (cart === undefined) return work()
    const before = last.get(cart)
    const mine = before ? before.then(work, work) : work()
    last.set(cart, mine)
    try {
      return await mine
    } finally {
      if (last.get(cart) === mine) last.delete(cart)
    }
  }
}
