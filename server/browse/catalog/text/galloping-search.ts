/** The first position from `at` on whose document is not before `doc`: exponential steps, then binary search. */
export function gallopingSearch(list: Uint32Array, at: number, end: number, doc: number): number {
  let step = 1
  let low = at
  while (low + step < end && list[low + step]! < doc) {
    low += step
    step *= 2
  }
  let high = Math.min(low + step, end)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (list[middle]! < doc) low = middle + 1
    else high = middle
  }
  return low
}
