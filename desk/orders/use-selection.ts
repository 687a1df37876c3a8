import { useState } from 'react'
import { maxBulk } from '#domain/desk/bulk-move.ts'

/** The rows that were chosen, by their numbers. */
export function useSelection() {
  const [numbers, setNumbers] = useState<ReadonlySet<string>>(new Set())
  return {
    numbers,
    has: (orderNr: string) => numbers.has(orderNr),
    toggle: (orderNr: string) =>
      setNumbers((before) => {
        const after = new Set(before)
        if (!after.delete(orderNr) && after.size < maxBulk) after.add(orderNr)
        return after
      }),
    add: (orderNr: string) => setNumbers((before) => (before.size < maxBulk ? new Set(before).add(orderNr) : before)),
    clear: () => setNumbers(new Set()),
  }
}
export type Selection = ReturnType<typeof useSelection>
