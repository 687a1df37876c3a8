/**
 * Lets calls about the same cart wait for each other here rather than collide in the database. Only a courtesy: what keeps
 * carts right is the version each write names, because other nodes of the shop know nothing of this queue.
 */
export function inTurn() {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(what: string | undefined, work: () => Promise<T>): Promise<T> => {
    if (what === undefined) return work()
    const before = last.get(what)
    const mine = before ? before.then(work, work) : work()
    last.set(what, mine)
    try {
      return await mine
    } finally {
      if (last.get(what) === mine) last.delete(what)
    }
  }
}
