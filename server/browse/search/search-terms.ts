import { createHmac, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { hiddenSearch, searchSalt, searchTerm, searchVisitor } from '#db/schema/discovery.ts'
import { columnNames } from '#db/connection/sql-text.ts'
import { blockedWords, fewestVisitors, isBlocked } from '#domain/browse/search/shown-terms.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { networkOf } from '#server/platform/http/limits/network-of.ts'

const flushEveryMs = 2000
const offerCacheMs = 30_000
const mostWaiting = 5000
const longestTerm = 60
const shown = 8
const known = 1000
/** What one visitor can add to the list on a day, so that nobody fills a disk with words. */
const mostTermsPerVisitor = 50

const term = columnNames(searchTerm)
const before = columnNames(searchTerm, 'search_term')
const visitor = columnNames(searchVisitor)
const salt = columnNames(searchSalt)
const hidden = columnNames(hiddenSearch)

/** Every new pair of visitor and term counts; a pair of today that is there already does not. */
const countText = `
  with given as (
    select * from unnest($1::text[], $2::text[], $3::text[], $4::int[]) as given (country, term, visitor, results)
  ), counted as (
    insert into search_visitor (${visitor.day}, ${visitor.visitor}, ${visitor.country}, ${visitor.term})
    select $5::date, visitor, country, term from given
    where (select count(*) from search_visitor made where made.${visitor.day} = $5::date
      and made.${visitor.visitor} = given.visitor) < ${mostTermsPerVisitor}
    on conflict do nothing returning ${visitor.country} as country, ${visitor.term} as term
  ), grown as (select country, term, count(*)::int as visitors from counted group by 1, 2)
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

const resultsText = `update search_term set ${term.results} = given.results
  from unnest($1::text[], $2::text[], $3::int[]) as given (country, term, results)
  where ${before.country} = given.country and ${before.term} = given.term and ${before.results} <> given.results`

/** Terms to offer, most wanted first, and the words that must not be offered. */
export type Offer = { terms: string[]; blocked: readonly string[] }

type Waiting = { country: OpenCountry; term: string; networks: Set<string>; isAnswered: boolean }

/** A search as it is counted; nothing when it is nothing to show to others. */
function termOf(q: string): string | undefined {
  const text = q.normalize('NFC').toLowerCase().trim().replaceAll(/\s+/g, ' ')
  return text !== '' && text.length <= longestTerm && /^[\p{L}\p{N} .'&-]+$/u.test(text) ? text : undefined
}

const inOrder = (a: Waiting, b: Waiting) => (a.country + a.term < b.country + b.term ? -1 : 1)

/**
 * Counts by how many visitors a term is searched for: in memory first, so that a search costs no write; a few times a
 * minute on disk. Addresses never get there, only digests with a secret of the day.
 */
export function searchTerms(pool: pg.Pool, clock: () => Date, log: (error: unknown) => void) {
  let waiting = new Map<string, Waiting>()
  let timer: NodeJS.Timeout | undefined
  let flushing: Promise<void> | undefined
  let todaysSalt: { day: string; salt: string } | undefined
  const lastRead = new Map<OpenCountry, Offer>()
  const offers = new Map<OpenCountry, { at: number; offer: Promise<Offer> }>()
  /** How many products a term finds. A page that is cached is searched without asking again. */
  const results = new LRUCache<string, number>({ max: 2 * mostWaiting })

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

  async function write(entries: [string, Waiting][]): Promise<void> {
    const now = clock()
    const day = now.toISOString().slice(0, 10)
    const secret = await saltOf(day)
    const digest = (network: string) => createHmac('sha256', secret).update(network).digest('base64url').slice(0, 22)
    const found = entries.flatMap(([key, entry]) => {
      const count = results.get(key)
      return count === undefined ? [] : [{ ...entry, results: count }]
    })
    const termsOf = new Map<string, number>()
    const isOneTooMany = (network: string) => {
      const made = (termsOf.get(network) ?? 0) + 1
      termsOf.set(network, made)
      return made > mostTermsPerVisitor
    }
    const visits = found
      .filter((entry) => entry.results > 0)
      .flatMap((entry) => [...entry.networks].map((network) => ({ ...entry, network })))
      .filter(({ network }) => !isOneTooMany(network))
      .map((visit) => ({ ...visit, visitor: digest(visit.network) }))
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
    // What finds nothing any more is not offered any more.
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
    if (waiting.size === 0) return
    // In one order everywhere, so that two nodes do not wait for each other's rows.
    const entries = [...waiting].sort(([, a], [, b]) => inOrder(a, b))
    waiting = new Map()
    flushing = write(entries).catch(log)
    await flushing
  }

  function entryOf(country: OpenCountry, q: string): [string, Waiting] | undefined {
    const text = termOf(q)
    if (text === undefined) return undefined
    const key = `${country} ${text}`
    let entry = waiting.get(key)
    if (!entry) {
      if (waiting.size >= mostWaiting) return undefined
      entry = { country, term: text, networks: new Set(), isAnswered: false }
      waiting.set(key, entry)
    }
    timer ??= setTimeout(() => void flush(), flushEveryMs).unref()
    return [key, entry]
  }

  async function readOffer(country: OpenCountry): Promise<Offer> {
    const { rows } = await pool.query<{ term: string }>(
      `select ${term.term} as term from search_term where ${term.country} = $1 and ${term.results} > 0
         and ${term.mostInADay} >= ${fewestVisitors} order by ${term.hits} desc, ${term.term} limit ${known}`,
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
    /** How many products a search found. */
    found(country: OpenCountry, q: string, total: number): void {
      const entry = entryOf(country, q)
      if (!entry) return
      const [key, waits] = entry
      waits.isAnswered ||= results.get(key) !== total
      results.set(key, total)
    },
    /** Somebody searched. */
    visited(country: OpenCountry, q: string, ip: string): void {
      const entry = entryOf(country, q)
      if (entry && entry[1].networks.size < mostWaiting) entry[1].networks.add(networkOf(ip))
    },
    /**
     * Only what finds something, what several people wanted, and what everybody may read. Without the database it is what
     * was read last.
     */
    offer(country: OpenCountry): Promise<Offer> {
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
