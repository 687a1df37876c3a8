const rounds = 20

/** Prints how long some work takes, each round with a number of its own, and gives the 95th percentile in milliseconds. */
export async function measure(what: string, work: (at: number) => Promise<unknown>): Promise<number> {
  await work(0)
  const costs: number[] = []
  for (let at = 1; at <= rounds; at++) {
    const began = performance.now()
    await work(at)
    costs.push(performance.now() - began)
  }
  costs.sort((a, b) => a - b)
  const [p50, p95] = [costs[rounds / 2 - 1]!, costs[Math.ceil(rounds * 0.95) - 1]!]
  process.stdout.write(`${what}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms\n`)
  return p95
}
