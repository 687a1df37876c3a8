const letters = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL', 'XXXXXL']
const oneSize = /^(u|único|unico|talle único|talla única|one size)$/i

/** `2XL` is `XXL`. */
const spelledOut = (text: string) => text.replace(/^([2-5])X(?=[SL]$)/, (_, times: string) => 'X'.repeat(Number(times)))

type Place = readonly [group: number, first: number, last: number, text: string]

const numbers = /^(\d+(?:[.,]\d+)?)(?:\s*[-/]\s*(\d+(?:[.,]\d+)?))?/
const number = (text: string) => Number(text.replace(',', '.'))

/** The sort position: numbers, then letters, then other texts, then the one-size label. */
function placeOf(size: string): Place {
  const text = size.trim().toUpperCase()
  if (oneSize.test(text)) return [3, 0, 0, text]
  const [, from, to] = numbers.exec(spelledOut(text)) ?? []
  if (from !== undefined) return [0, number(from), number(to ?? from), text]
  const [first = '', last = first] = text.split(/[-/]/).map((part) => spelledOut(part.trim()))
  if (letters.includes(first)) return [1, letters.indexOf(first), letters.indexOf(last), text]
  return [2, 0, 0, text]
}

/** Compares sizes in wearing order: 38, 38.5, 39; XS to XXL; never alphabetically (U33). */
export function compareSizes(a: string, b: string): number {
  const [one, other] = [placeOf(a), placeOf(b)]
  for (const part of [0, 1, 2] as const) if (one[part] !== other[part]) return one[part] - other[part]
  return one[3] < other[3] ? -1 : one[3] > other[3] ? 1 : 0
}
