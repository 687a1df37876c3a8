/** Strongly connected components with more than one node, one list each (Tarjan). */
export function cyclesOf(arrows: readonly (readonly [from: string, to: string])[]): string[][] {
  const next = new Map<string, Set<string>>()
  for (const [from, to] of arrows) {
    if (from === to) continue
    next.set(from, (next.get(from) ?? new Set()).add(to))
  }
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const cycles: string[][] = []

  function visit(node: string): void {
    order.set(node, order.size)
    lowest.set(node, order.get(node)!)
    path.push(node)
    for (const to of next.get(node) ?? []) {
      if (!order.has(to)) visit(to)
      if (path.includes(to)) lowest.set(node, Math.min(lowest.get(node)!, lowest.get(to)!))
    }
    if (lowest.get(node) !== order.get(node)) return
    const cycle = path.splice(path.indexOf(node))
    if (cycle.length > 1) cycles.push(cycle)
  }

  for (const node of next.keys()) if (!order.has(node)) visit(node)
  return cycles
}
