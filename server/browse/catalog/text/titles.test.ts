import { expect, test } from 'vitest'
import { queryWords } from '#domain/browse/search/vocabulary/query-words.ts'
import { isProductConcept } from '#domain/browse/search/thesaurus/thesaurus.ts'
import { openCountries } from '#domain/platform/country/country.ts'
import { isJoiner } from './index/known-words.ts'
import { feedIn } from '#demo/searches/classes/judge.ts'
import { ranked } from '#demo/searches/measure.ts'
import { shopOf } from '#demo/searches/shops.ts'

const wordsOf = (name: string) => queryWords(name).filter((word) => !isJoiner(word))
const rootsOf = (name: string) => wordsOf(name).map(({ root }) => root)
const contains = (name: string, roots: readonly string[]) =>
  ` ${rootsOf(name).join(' ')} `.includes(` ${roots.join(' ')} `)

const catalogues = openCountries.flatMap((country) => [
  { of: `the demo shop of ${country}`, ...shopOf(country) },
  { of: `one feed in ${country}`, ...feedIn(country) },
])

test.each(catalogues)(
  'SRCH-01 in $of the full name of any product finds it first',
  ({ documents, searcher, context }) => {
    for (const name of new Set(documents.map((document) => document.name))) {
      const found = searcher.search(name, context)
      const [first] = ranked(found, 1)
      expect([name, rootsOf(documents[first!]!.name)]).toEqual([name, rootsOf(name)])
      expect([name, found.notHad, found.setAside]).toEqual([name, [], []])
    }
  },
)

test.each(catalogues)(
  'SRCH-01 in $of two words in a row that name the kind find every product called so before any other',
  ({ documents, searcher, context }) => {
    const parts = new Map<string, readonly string[]>()
    for (const { name } of documents) {
      const words = wordsOf(name)
      for (let at = 0; at + 1 < words.length; at++) {
        const two = words.slice(at, at + 2)
        const roots = two.map(({ root }) => root)
        if (at === 0 || isProductConcept(roots.join(' '))) parts.set(two.map(({ typed }) => typed).join(' '), roots)
      }
    }
    expect(parts.size).toBeGreaterThan(50)
    for (const [query, roots] of parts) {
      const called = documents.filter(({ name }) => contains(name, roots)).length
      const first = ranked(searcher.search(query, context), called)
      expect([query, first.filter((doc) => contains(documents[doc]!.name, roots)).length]).toEqual([query, called])
    }
  },
)
