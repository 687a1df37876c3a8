import { openCatalog, type Catalog } from '#server/browse/catalog/catalog.ts'
import { askRunningShop } from '#server/browse/catalog/explain-route.ts'
import { explanationLines } from '#server/browse/catalog/explanation.ts'
import { openSearchRules } from '#server/browse/search/read-search-rules.ts'
import { countryFrom, textOf } from '#server/command-line/arguments.ts'
import type { Command } from '#server/command-line/command.ts'
import { runningShop } from '#server/command-line/running-shop.ts'
import { readSecret } from '#server/platform/secrets/secrets.ts'

const shown = 10
/** A shop that takes longer is starting. */
const withinMs = 1500

export const explainSearchCommand: Command = {
  name: 'explain-search',
  usage: 'WORDS [WORDS …] --country ar|cl|co',
  summary: 'Tell how searches are read and why their first products stand there',
  details: [
    'Prints the words and their roots, corrections with their odds, what was taken as a filter, what was looked up and what it is worth,',
    'what was set aside or is not sold, and the first ten products with their scores. Each search is one argument, in quotes.',
    'The shop that runs on HOST and PORT with this database answers at once; where none does, the catalogue is read first.',
  ],
  examples: ["explain-search 'remera negra' --country ar", "explain-search 'buzo' 'saco de lana' --country co"],
  takes: ['WORDS'],
  takesMore: true,
  options: { country: { type: 'string' } },
  async run({ db, pool, url, env, acting, say }, searches, values) {
    const country = countryFrom(textOf(values, 'country'))
    const secret = await readSecret(db, 'explain search')
    const origin = runningShop(env)
    let catalog: Catalog | undefined
    let isRunning = true
    try {
      for (const [at, q] of searches.entries()) {
        if (at > 0) say('')
        const lines: string[] | undefined = isRunning
          ? await askRunningShop({ origin, secret, country, q, withinMs })
          : undefined
        isRunning = lines !== undefined
        if (!lines) {
          const { of: rulesOf } = await openSearchRules(db)
          catalog ??= openCatalog({ pool, url, clock: () => acting.now, log: (error) => say(String(error)), rulesOf })
        }
        const engine = await catalog?.engineOf(country)
        for (const line of lines ?? explanationLines(q, engine!.explain(q, shown))) say(line)
      }
    } finally {
      await catalog?.close()
    }
  },
}
