/**
 * What counting needs to know of a product, side by side: a product of a result lies anywhere in memory, and going there
 * once instead of six times is most of the time a large result takes. In units of 16 bits: the price in force (low, high),
 * marks and percent off, its options, then a place for each size, which holds the size's option while it is in stock.
 */
export const headLength = 3
/** Stands for 'none': one past the last option there can be. It is counted like the others, and never looked at. */
export const noOption = 0xffff
export const mostOptions = noOption

export function writeHead(record: Uint16Array, at: number, price: number, marks: number, percent: number): void {
  record[at] = price & 0xffff
  record[at + 1] = price >>> 16
  record[at + 2] = marks | (percent << 8)
}
