import { and, asc, count, eq, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { searchSynonym } from '#db/schema/discovery.ts'
import { searchRedirect } from '#db/schema/store.ts'
import { faultOfSynonym, faultOfWords } from '#domain/browse/search/rules/check-rules.ts'
import { searchKey } from '#domain/browse/search/rules/search-key.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { faultsOfLinks } from '#server/content/pages/link-check.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { lockRules, maxRules, refuseFault } from './rule-guards.ts'

/** Without a country: in every store. */
type SynonymRow = { country: OpenCountry | null; words: string; means: string }

const isSynonym = ({ country, words, means }: SynonymRow) =>
  and(
    sql`${searchSynonym.country} is not distinct from ${country}::text`,
    eq(searchSynonym.words, words),
    eq(searchSynonym.means, means),
  )
const ofSynonym = ({ country, words, means }: SynonymRow) => `${country ?? 'all'}: ${words} -> ${means}`

export const listSynonyms = (db: Handle, country: OpenCountry | null | undefined) =>
  db
    .select({
      country: searchSynonym.country,
      words: searchSynonym.words,
      means: searchSynonym.means,
      instead: searchSynonym.instead,
      addedBy: searchSynonym.addedBy,
      addedAt: searchSynonym.addedAt,
    })
    .from(searchSynonym)
    .where(
      country === undefined
        ? undefined
        : sql`${searchSynonym.country} is null or ${searchSynonym.country} = ${country}::text`,
    )
    .orderBy(sql`${searchSynonym.country} nulls first`, asc(searchSynonym.words), asc(searchSynonym.id))

/** Says what words mean. The same again changes only whether they mean nothing else. */
export async function addSynonym(
  db: Handle,
  row: SynonymRow & { instead: boolean },
  acting: Acting,
): Promise<{ words: string; means: string }> {
  const said = { ...row, words: row.words.trim().toLowerCase(), means: row.means.trim().toLowerCase() }
  refuseFault(faultOfSynonym(said.words, said.means))
  await inTransaction(db, async (tx) => {
    await lockRules(tx)
    const [{ synonyms } = { synonyms: 0 }] = await tx.select({ synonyms: count() }).from(searchSynonym)
    if (synonyms >= maxRules.synonyms)
      throw new OperatorRefusal(
        `There are ${maxRules.synonyms} synonyms already: synonym remove makes room.`,
        `Ya hay ${maxRules.synonyms} sinónimos: hay que quitar alguno.`,
      )
    const { rowCount } = await tx.update(searchSynonym).set({ instead: said.instead }).where(isSynonym(said))
    if (rowCount === 0) await tx.insert(searchSynonym).values({ ...said, addedBy: acting.actor, addedAt: acting.now })
    const how = said.instead ? ', instead' : ''
    await writeAudit(tx, acting, 'synonym-add', ofSynonym(said) + how, { country: said.country ?? undefined })
  })
  return said
}

export async function removeSynonym(db: Handle, row: SynonymRow, acting: Acting): Promise<void> {
  const said = { ...row, words: row.words.trim().toLowerCase(), means: row.means.trim().toLowerCase() }
  await inTransaction(db, async (tx) => {
    const { rowCount } = await tx.delete(searchSynonym).where(isSynonym(said))
    if (rowCount === 0) throw new OperatorRefusal(`There is no synonym ${ofSynonym(said)}.`, 'Ese sinónimo ya no está.')
    await writeAudit(tx, acting, 'synonym-remove', ofSynonym(said), { country: said.country ?? undefined })
  })
}

export const listRedirects = (db: Handle, country: OpenCountry) =>
  db
    .select({
      words: searchRedirect.term,
      path: searchRedirect.targetPath,
      addedBy: searchRedirect.addedBy,
      addedAt: searchRedirect.addedAt,
    })
    .from(searchRedirect)
    .where(eq(searchRedirect.country, country))
    .orderBy(asc(searchRedirect.term))

type Redirect = { country: OpenCountry; words: string; path: string }

export async function addRedirect(db: Handle, { country, words, path }: Redirect, acting: Acting): Promise<string> {
  refuseFault(faultOfWords(words), 'WORDS')
  const term = searchKey(words)
  await inTransaction(db, async (tx) => {
    await lockRules(tx)
    refuseFault((await faultsOfLinks(tx, country, [path])).get(path))
    const ofStore = eq(searchRedirect.country, country)
    const [{ redirects } = { redirects: 0 }] = await tx
      .select({ redirects: count() })
      .from(searchRedirect)
      .where(ofStore)
    if (redirects >= maxRules.redirects)
      throw new OperatorRefusal(
        `${country} has ${maxRules.redirects} redirects already: redirect remove makes room.`,
        `La tienda ya tiene ${maxRules.redirects} redirecciones: hay que quitar alguna.`,
      )
    const by = { addedBy: acting.actor, addedAt: acting.now }
    await tx
      .insert(searchRedirect)
      .values({ country, term, targetPath: path, ...by })
      .onConflictDoUpdate({ target: [searchRedirect.country, searchRedirect.term], set: { targetPath: path, ...by } })
    await writeAudit(tx, acting, 'redirect-add', `${country}: ${term} -> ${path}`, { country })
  })
  return term
}

export async function removeRedirect(
  db: Handle,
  { country, words }: Omit<Redirect, 'path'>,
  acting: Acting,
): Promise<string> {
  const term = searchKey(words)
  await inTransaction(db, async (tx) => {
    const isIt = and(eq(searchRedirect.country, country), eq(searchRedirect.term, term))
    const { rowCount } = await tx.delete(searchRedirect).where(isIt)
    if (rowCount === 0)
      throw new OperatorRefusal(`The search "${term}" leads to no page in ${country}.`, 'Esa redirección ya no está.')
    await writeAudit(tx, acting, 'redirect-remove', `${country}: ${term}`, { country })
  })
  return term
}
