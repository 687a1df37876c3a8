import { createHmac, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { hiddenSearch, searchMiss, searchSalt, searchTerm, searchVisitor } from '#db/schema/discovery.ts'
import { columnNames } from '#db/connection/sql-text.ts'
import { blockedWords, minVisitorsPerTerm, isBlocked } from '#domain/browse/search/shown-terms.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { dayIn } from '#domain/platform/dates.ts'
import { networkOf } from '#server/platform/http/limits/network-of.ts'

const flushEveryMs = 2000
const offerCacheMs = 30_000
const maxPending = 5000
const maxTermLength = 60
const shown = 8
const known = 1000
/** How many terms one visitor can add per day, so that no one can fill the disk with terms. */
const maxTermsPerVisitor = 50

const term = columnNames(searchTerm)
const before = columnNames(searchTerm, 'search_term')
const visitor = columnNames(searchVisitor)
const salt = columnNames(searchSalt)
const hidden = columnNames(hiddenSearch)
const miss = columnNames(searchMiss)
const missBefore = columnNames(searchMiss, 'search_miss')

/** `grown`: how many new visitors each term has; a pair of visitor and term that was seen today does not count again. */
const newPairs = `counted as (
    insert into search_visitor (${visitor.day}, ${visitor.visitor}, ${visitor.country}, ${visitor.term})
    select $5::date, visitor, country, term from given
    where (select count(*) from search_visitor made where made.${visitor.day} = $5::date
      and made.${visitor.visitor} = given.visitor) < ${maxTermsPerVisitor}
    on conflict do nothing returning ${visitor.country} as country, ${visitor.term} as term
  ), grown as (select country, term, count(*)::int as visitors from counted group by 1, 2)`

/** Counts the searches that were made. */
const countText = `
  with given as (
    select * from unnest($1::text[], $2::text[], $3::text[], $4::int[]) as given (country, term, visitor, results)
  ), ${newPairs}
  insert into search_term (${term.country}, ${term.term}, ${term.hits}, ${term.mostInADay}, ${term.lastDay},
    ${term.visitorsThatDay}, ${term.results}, ${term.lastAt})
  select country, term, visitors, visitors, $5::date, visitors, results, $6::timestamptz
  from grown join (select distinct country, term, results from given) found using (country, term)
  order by country, term
  on conflict (${term.country}, ${term.term}) do update set
    ${term.hits} = ${before.hits} + excluded.${term.hits},
    ${term.visitorsThatDay} = excluded.${term.visitorsThatDay}
      + case when ${before.lastDay} = excluded.${term.lastDay} then ${before.visitorsThatDay} else 0 end,
    ${term.mostInADay} = greatest(${before.mostInADay}, excluded.${term.visitorsThatDay}
      + case when ${before.lastDay} = excluded.${term.lastDay} then ${before.visitorsThatDay} else 0 end),
    ${term.lastDay} = excluded.${term.lastDay}, ${term.results} = excluded.${term.results},
    ${term.lastAt} = excluded.${term.lastAt}`

/** The same for what finds nothing, by the day of the store. */
const missText = `
  with given as (
    select * from unnest($1::text[], $2::text[], $3::text[], $4::date[]) as given (country, term, visitor, day)
  ), ${newPairs}
  insert into search_miss (${miss.country}, ${miss.day}, ${miss.term}, ${miss.visitors})
  select country, day, term, visitors from grown join (select distinct country, term, day from given) found using (country, term)
  order by country, day, term
  on conflict (${miss.country}, ${miss.day}, ${miss.term}) do update
    set ${miss.visitors} = ${missBefore.visitors} + excluded.${miss.visitors}`

const resultsText = `update search_term set ${term.results} = given.results
  from unnest($1::text[], $2::text[], $3::int[]) as given (country, term, results)
  where ${before.country} = given.country and ${before.term} = given.term and ${before.results} <> given.results`

/** Terms to suggest, the most searched first, and the words that must not be suggested. */
export type OfferedTerms = { terms: string[]; blocked: readonly string[] }

type PendingTerm = { country: OpenCountry; term: string; networks: Set<string>; isAnswered: boolean }

/** A search in the form it is counted; undefined for a text that must not be shown to others. */
function termOf(q: string): string | undefined {
  const text = q.normalize('NFC').toLowerCase().trim().replaceAll(/\s+/g, ' ')
  return text !== '' && text.length <= maxTermLength && /^[\p{L}\p{N} .'&-]+$/u.test(text) ? text : undefined
}

const inOrder = (a: PendingTerm, b: PendingTerm) => (a.country + a.term < b.country + b.term ? -1 : 1)

/**
 * Counts how many visitors search for a term: in memory first, so that a search needs no write, and every few seconds
 * in the database. IP addresses are never stored, only digests with a secret of the day.
 */
export function searchTerms(pool: pg.Pool, clock: () => Date, log: (error: unknown) => void) {
  let pending = new Map<string, PendingTerm>()
  let timer: NodeJS.Timeout | undefined
  let flushing: Promise<void> | undefined
  let todaysSalt: { day: string; salt: string } | undefined
  const lastRead = new Map<OpenCountry, OfferedTerms>()
  const offers = new Map<OpenCountry, { at: number; offer: Promise<OfferedTerms> }>()
  /** How many products a term finds. A page from the cache counts without searching again. */
  const results = new LRUCache<string, number>({ max: 2 * maxPending })

  async function saltOf(day: string): Promise<string> {
    if (todaysSalt?.day === day) return todaysSalt.salt
    const { rows } = await pool.query<{ salt: string }>(
      `insert into search_salt (${salt.day}, ${salt.salt}) values ($1, $2)
       on conflict (${salt.day}) do update set ${salt.day} = excluded.${salt.day} returning ${salt.salt} as salt`,
      [day, randomBytes(32).toString('base64')],
    )
    todaysSalt = { day, salt: rows[0]!.salt }
    return todaysSalt.salt
  }

  async function write(entries: [string, PendingTerm][]): Promise<void> {
    const now = clock()
    const day = now.toISOString().slice(0, 10)
    const secret = await saltOf(day)
    const digest = (network: string) => createHmac('sha256', secret).update(network).digest('base64url').slice(0, 22)
    const found = entries.flatMap(([key, entry]) => {
      const count = results.get(key)
      return count === undefined ? [] : [{ ...entry, results: count }]
    })
    const termsOf = new Map<string, number>()
    const isOverLimit = (network: string) => {
      const terms = (termsOf.get(network) ?? 0) + 1
      termsOf.set(network, terms)
      return terms > maxTermsPerVisitor
    }
    const all = found
      .flatMap((entry) => [...entry.networks].map((network) => ({ ...entry, network })))
      .filter(({ network }) => !isOverLimit(network))
      .map((visit) => ({ ...visit, visitor: digest(visit.network) }))
    const [visits, misses] = [all.filter((each) => each.results > 0), all.filter((each) => each.results === 0)]
    if (misses.length > 0) {
      await pool.query(missText, [
        misses.map((each) => each.country),
        misses.map((each) => each.term),
        misses.map((each) => each.visitor),
        misses.map((each) => dayIn(countryProfiles[each.country].timeZone, now)),
        day,
      ])
    }
    if (visits.length > 0) {
      await pool.query(countText, [
        visits.map((each) => each.country),
        visits.map((each) => each.term),
        visits.map((each) => each.visitor),
        visits.map((each) => each.results),
        day,
        now,
      ])
    }
    // A term that no longer finds anything is no longer suggested.
    const answered = found.filter(({ isAnswered }) => isAnswered)
    if (answered.length > 0) {
      await pool.query(resultsText, [
        answered.map((each) => each.country),
        answered.map((each) => each.term),
        answered.map((each) => each.results),
      ])
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    await flushing
    if (pending.size === 0) return
    // In one order everywhere, so that two nodes do not deadlock on each other's rows.
    const entries = [...pending].sort(([, a], [, b]) => inOrder(a, b))
    pending = new Map()
    flushing = write(entries).catch(log)
    await flushing
  }

  function entryOf(country: OpenCountry, q: string): [string, PendingTerm] | undefined {
    const text = termOf(q)
    if (text === undefined) return undefined
    const key = `${country} ${text}`
    let entry = pending.get(key)
    if (!entry) {
      if (pending.size >= maxPending) return undefined
      entry = { country, term: text, networks: new Set(), isAnswered: false }
      pending.set(key, entry)
    }
    timer ??= setTimeout(() => void flush(), flushEveryMs).unref()
    return [key, entry]
  }

  async function readOffer(country: OpenCountry): Promise<OfferedTerms> {
    const { rows } = await pool.query<{ term: string }>(
      `select ${term.term} as term from search_term where ${term.country} = $1 and ${term.results} > 0
         and ${term.mostInADay} >= ${minVisitorsPerTerm} order by ${term.hits} desc, ${term.term} limit ${known}`,
      [country],
    )
    const hiddenHere = await pool.query<{ words: string }>(
      `select ${hidden.words} as words from hidden_search where ${hidden.country} = $1`,
      [country],
    )
    const blocked = [...blockedWords, ...hiddenHere.rows.map(({ words }) => words)]
    return { terms: rows.map((row) => row.term).filter((text) => !isBlocked(text, blocked)), blocked }
  }

  return {
    /** Records how many products a search found. */
    recordResults(country: OpenCountry, q: string, total: number): void {
      const entry = entryOf(country, q)
      if (!entry) return
      const [key, pendingTerm] = entry
      pendingTerm.isAnswered ||= results.get(key) !== total
      results.set(key, total)
    },
    /** Records that a visitor searched. */
    recordVisit(country: OpenCountry, q: string, ip: string): void {
      const entry = entryOf(country, q)
      if (entry && entry[1].networks.size < maxPending) entry[1].networks.add(networkOf(ip))
    },
    /**
     * Only terms that find something, that several visitors searched for and that may be shown to everyone. Without the
     * database it returns the last result.
     */
    offeredTerms(country: OpenCountry): Promise<OfferedTerms> {
      const now = clock().getTime()
      const cached = offers.get(country)
      if (cached && now - cached.at < offerCacheMs) return cached.offer
      const offer = readOffer(country).then(
        (read) => {
          lastRead.set(country, read)
          return read
        },
        () => {
          offers.delete(country)
          return lastRead.get(country) ?? { terms: [], blocked: blockedWords }
        },
      )
      offers.set(country, { at: now, offer })
      return offer
    },
    shown,
    flush,
    async close(): Promise<void> {
      await flush()
      offers.clear()
    },
  }
}

export type SearchTerms = ReturnType<typeof searchTerms>
