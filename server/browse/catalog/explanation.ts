import type { QueryEngine } from './query-engine.ts'

type Explained = ReturnType<QueryEngine['explain']>

/** How a search was understood, step by step: what the terminal prints and the desk says in words. */
export function explanationOf(explained: Explained) {
  const { matches, reading, readAs, first } = explained
  return {
    readAs: [...readAs],
    words: reading.words.filter(({ isJoiner }) => !isJoiner).map(({ typed, root }) => ({ typed, root })),
    corrected: reading.words.flatMap(({ typed, slip }) =>
      slip ? [{ typed: slip.typed, meant: typed, odds: slip.odds }] : [],
    ),
    filters: reading.filters.map(({ key, label, words }) => ({ key, label, words: words ?? '' })),
    parts: reading.parts.map(({ text, key, isHead, isSold, lists, worth }) => ({
      text,
      key,
      isHead,
      isSold,
      lists,
      worth,
    })),
    relaxations: [...reading.relaxations],
    setAside: [...matches.setAside],
    notHad: [...matches.notHad],
    found: matches.docs.length,
    isLoose: matches.isLoose,
    nearby: matches.nearby.length,
    first: [...first],
  }
}

/** The same line by line. */
export function explanationLines(query: string, explained: Explained): string[] {
  const { readAs, words, corrected, filters, parts, relaxations, notHad, ...found } = explanationOf(explained)
  const line = (name: string, values: readonly string[]) =>
    values.length > 0 ? [`${`${name}:`.padEnd(14)}${values.join(', ')}`] : []
  const describePart = ({ text, key, isHead, isSold, lists, worth }: (typeof parts)[number]) => {
    const standing = !isSold ? 'not had' : `${lists} lists, worth ${worth.toFixed(2)}`
    return `${text} [${key}]${isHead ? ' (what it is)' : ''}: ${standing}`
  }
  return [
    `Search:       ${query}`,
    ...line('Also read as', readAs),
    ...line(
      'Words',
      words.map(({ typed, root }) => `${typed} [${root}]`),
    ),
    ...line(
      'Corrected',
      corrected.map(({ typed, meant, odds }) => `${typed} -> ${meant} (odds 2^${odds.toFixed(1)})`),
    ),
    ...line(
      'Filters',
      filters.map(({ key, label, words: said }) => `${key} ${label}${said ? ` (${said})` : ''}`),
    ),
    ...line('Looked up', parts.map(describePart)),
    ...line('Set aside', relaxations),
    ...line('Not had', notHad),
    `Found:        ${found.found}${found.isLoose ? ', loosely' : ''}; filled up with ${found.nearby}`,
    ...found.first.map(({ name, slug, score, isAvailable }, at) => {
      return `${String(at + 1).padStart(4)}. ${score.toFixed(3)}  ${name} (/${slug}.html)${isAvailable ? '' : ', sold out: counts half'}`
    }),
  ]
}
