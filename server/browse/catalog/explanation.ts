import type { QueryEngine } from './query-engine.ts'

/** Explains line by line how a search was understood. */
export function explanationOf(
  query: string,
  { matches, reading, readAs, first }: ReturnType<QueryEngine['explain']>,
): string[] {
  const line = (name: string, values: readonly string[]) =>
    values.length > 0 ? [`${`${name}:`.padEnd(14)}${values.join(', ')}`] : []
  const describePart = ({ text, key, isHead, isSold, lists, worth }: (typeof reading.parts)[number]) => {
    const standing = !isSold ? 'not had' : `${lists} lists, worth ${worth.toFixed(2)}`
    return `${text} [${key}]${isHead ? ' (what it is)' : ''}: ${standing}`
  }
  return [
    `Search:       ${query}`,
    ...line('Also read as', readAs),
    ...line(
      'Words',
      reading.words.filter(({ isJoiner }) => !isJoiner).map(({ typed, root }) => `${typed} [${root}]`),
    ),
    ...line(
      'Corrected',
      reading.words.flatMap(({ typed, slip }) =>
        slip ? [`${slip.typed} -> ${typed} (odds 2^${slip.odds.toFixed(1)})`] : [],
      ),
    ),
    ...line(
      'Filters',
      reading.filters.map(({ key, label, words }) => `${key} ${label}${words ? ` (${words})` : ''}`),
    ),
    ...line('Looked up', reading.parts.map(describePart)),
    ...line('Set aside', reading.relaxations),
    ...line('Not had', matches.notHad),
    `Found:        ${matches.docs.length}${matches.isLoose ? ', loosely' : ''}; filled up with ${matches.nearby.length}`,
    ...first.map(({ name, slug, score, isAvailable }, at) => {
      return `${String(at + 1).padStart(4)}. ${score.toFixed(3)}  ${name} (/${slug}.html)${isAvailable ? '' : ', sold out: counts half'}`
    }),
  ]
}
