import { openCatalog } from '#server/browse/catalog/catalog.ts'
import type { QueryEngine } from '#server/browse/catalog/query-engine.ts'
import { countryFrom, textOf } from '#server/command-line/arguments.ts'
import type { Command } from '#server/command-line/command.ts'

const shown = 10

/** Explains line by line how a search was understood. */
function explanationOf(query: string, { matches, reading, first }: ReturnType<QueryEngine['explain']>): string[] {
  const line = (name: string, values: readonly string[]) =>
    values.length > 0 ? [`${`${name}:`.padEnd(14)}${values.join(', ')}`] : []
  const describePart = ({ text, key, isHead, isSold, lists, worth }: (typeof reading.parts)[number]) => {
    const standing = !isSold ? 'not had' : `${lists} lists, worth ${worth.toFixed(2)}`
    return `${text} [${key}]${isHead ? ' (what it is)' : ''}: ${standing}`
  }
  return [
    `Search:       ${query}`,
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

export const explainSearchCommand: Command = {
  name: 'explain-search',
  usage: 'WORDS --country ar|cl|co',
  summary: 'Tell how a search is read and why its first products stand there',
  details: [
    'Prints the words and their roots, corrections with their odds, what was taken as a filter, what was looked up and what it is worth,',
    'what was set aside or is not sold, and the first ten products with their scores.',
  ],
  examples: ["explain-search 'remera negra' --country ar"],
  takes: ['WORDS'],
  options: { country: { type: 'string' } },
  async run({ pool, url, acting, say }, [words], values) {
    const country = countryFrom(textOf(values, 'country'))
    const catalog = openCatalog({ pool, url, clock: () => acting.now, log: (error) => say(String(error)) })
    try {
      const engine = await catalog.engineOf(country)
      for (const line of explanationOf(words!, engine.explain(words!, shown))) say(line)
    } finally {
      await catalog.close()
    }
  },
}
