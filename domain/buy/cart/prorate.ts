/**
 * Distributes an amount over lines by their remaining cost: whole minor units, none lost, none above its line. The
 * remainder goes to the last line (INV-05), and to earlier ones only when the last is too small. Products of two
 * amounts exceed exact floating point numbers, hence BigInt.
 */
export function prorate(amount: number, costs: readonly number[]): number[] {
  const total = costs.reduce((sum, cost) => sum + cost, 0)
  if (amount < 0 || amount > total) throw new RangeError(`${amount} cannot be shared over ${total}`)
  if (total === 0) return costs.map(() => 0)
  const shares = costs.map((cost) => Number((BigInt(amount) * BigInt(cost)) / BigInt(total)))
  let left = amount - shares.reduce((sum, share) => sum + share, 0)
  for (let at = costs.length - 1; left > 0; at--) {
    const taken = Math.min(left, costs[at]! - shares[at]!)
    shares[at]! += taken
    left -= taken
  }
  return shares
}
