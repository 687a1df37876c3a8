import type { Handle } from '#db/connection/handle.ts'
import { searchSynonym } from '#db/schema/discovery.ts'
import { searchRedirect } from '#db/schema/store.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/** Both words and both phrasings lead to the same category in every store (OP-014). */
const redirects = ['mujer', 'hombre'].flatMap((who) =>
  ['zapatillas', 'tenis'].flatMap((what) =>
    [`${what} ${who}`, `${what} de ${who}`].map((term) => ({ term, targetPath: `/zapatillas-${who}/` })),
  ),
)

/** Words of the street that no dictionary has. */
const synonyms: Readonly<Record<OpenCountry, readonly (readonly [words: string, means: string])[]>> = {
  ar: [['llantas', 'zapatillas']],
  cl: [['tillas', 'zapatillas']],
  co: [['pisos', 'tenis']],
}

export async function writeSearchRules(db: Handle, country: OpenCountry): Promise<void> {
  await db.insert(searchRedirect).values(redirects.map((redirect) => Object.assign({ country }, redirect)))
  await db
    .insert(searchSynonym)
    .values(synonyms[country].map(([words, means]) => ({ country, words, means, instead: false })))
}
