import type { LineChange } from './events.ts'
import type { CartLineFacts } from './items.ts'

type CartSnapshot = { items: readonly CartLineFacts[] } | null | undefined

/** What a shopper's own change did to the cart: only the lines it was about, not what the shop changed besides. */
export function cartChanges(before: CartSnapshot, after: CartSnapshot, skus: readonly string[]) {
  const added: LineChange[] = []
  const removed: LineChange[] = []
  for (const sku of skus) {
    const was = before?.items.find(({ id }) => id === sku)
    const is = after?.items.find(({ id }) => id === sku)
    const change = (is?.quantity ?? 0) - (was?.quantity ?? 0)
    const line = is ?? was
    if (line && change > 0) added.push({ line, quantity: change })
    if (line && change < 0) removed.push({ line, quantity: -change })
  }
  return { added, removed }
}
