import { and, eq } from '#db/connection/drizzle.ts'
import { hiddenSearch } from '#db/schema/discovery.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { fold } from '#domain/platform/text/fold.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { countryFrom, textOf } from '#server/command-line/arguments.ts'
import type { Command } from '#server/command-line/command.ts'

/** Normalises words the way terms are compared. */
function wordsFrom(text: string): string {
  const words = fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (words === '') throw new OperatorRefusal('WORDS must have a letter or a figure.')
  return words
}

const countryOption = { country: { type: 'string' } } as const

export const hideSearchCommand: Command = {
  name: 'hide-search',
  usage: 'WORDS --country ar|cl|co',
  summary: 'Keep words out of top searches and suggestions',
  details: [
    'Every term that holds the words, whole, is hidden: in small or large letters, with or without accents.',
    'A running shop follows within half a minute. show-search takes it back.',
  ],
  examples: ["hide-search 'palabra' --country ar"],
  takes: ['WORDS'],
  options: countryOption,
  async run({ db, acting, say }, [text], values) {
    const country = countryFrom(textOf(values, 'country'))
    const words = wordsFrom(text!)
    await inTransaction(db, async (tx) => {
      const row = { country, words, hiddenAt: acting.now }
      const inserted = await tx.insert(hiddenSearch).values(row).onConflictDoNothing().returning()
      if (inserted.length > 0) await writeAudit(tx, acting, 'hide-search', `${country}: ${words}`)
    })
    say(`Searches with "${words}" are hidden in ${country}.`)
  },
}

export const showSearchCommand: Command = {
  name: 'show-search',
  usage: 'WORDS --country ar|cl|co',
  summary: 'Let hidden words back into top searches and suggestions',
  details: [],
  examples: ["show-search 'palabra' --country ar"],
  takes: ['WORDS'],
  options: countryOption,
  async run({ db, acting, say }, [text], values) {
    const country = countryFrom(textOf(values, 'country'))
    const words = wordsFrom(text!)
    await inTransaction(db, async (tx) => {
      const isHidden = and(eq(hiddenSearch.country, country), eq(hiddenSearch.words, words))
      const deleted = await tx.delete(hiddenSearch).where(isHidden).returning()
      if (deleted.length === 0) throw new OperatorRefusal(`"${words}" is not hidden in ${country}.`)
      await writeAudit(tx, acting, 'show-search', `${country}: ${words}`)
    })
    say(`Searches with "${words}" may be shown in ${country}.`)
  },
}
