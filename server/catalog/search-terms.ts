import type pg from 'pg'
import { searchTerm } from '#db/schema/discovery.ts'
import { columnNames } from '#db/sql-text.ts'
import { openCountries, type OpenCountry } from '#domain/store/country.ts'

const flushEveryMs = 2000
const topCacheMs = 30_000
const mostWaiting = 5000
const longestTerm = 60
const shown = 8
const known = 1000

const column = columnNames(searchTerm)

type Waiting = { country: OpenCountry; term: string; hits: number; results: number }

/** Counts what people search for: in memory first, so that a search costs no write; a few times a minute on disk. */
export function searchTerms(pool: pg.Pool, clock: () => Date, log: (error: unknown) => void) {
  let waiting = new Map<string, Waiting>()
  let timer: NodeJS.Timeout | undefined
  let flushing: Promise<void> | undefined
  const top = new Map<OpenCountry, { at: number; terms: Promise<string[]> }>()

  async function write(rows: Waiting[]): Promise<void> {
    await pool.query(
      `insert into search_term (${column.country}, ${column.term}, ${column.hits}, ${column.results}, ${column.lastAt})
       select *, $5::timestamptz from unnest($1::text[], $2::text[], $3::int[], $4::int[])
       on conflict (${column.country}, ${column.term}) do update set ${column.hits} = search_term.${column.hits} + excluded.${column.hits},
         ${column.results} = excluded.${column.results}, ${column.lastAt} = excluded.${column.lastAt}`,
      [
        rows.map(({ country }) => country),
        rows.map(({ term }) => term),
        rows.map(({ hits }) => hits),
        rows.map(({ results }) => results),
        clock(),
      ],
    )
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    await flushing
    if (waiting.size === 0) return
    // In one order everywhere, so that two nodes do not wait for each other's rows.
    const rows = [...waiting.values()].sort((a, b) => (a.country + a.term < b.country + b.term ? -1 : 1))
    waiting = new Map()
    flushing = write(rows).catch(log)
    await flushing
  }

  return {
    count(country: OpenCountry, q: string, results: number): void {
      const term = q.normalize('NFC').toLowerCase().trim().replaceAll(/\s+/g, ' ')
      if (term === '' || term.length > longestTerm || results === 0 || !/^[\p{L}\p{N} .'&-]+$/u.test(term)) return
      const key = `${country} ${term}`
      const row = waiting.get(key)
      if (row) {
        row.hits += 1
        row.results = results
      } else if (waiting.size < mostWaiting) waiting.set(key, { country, term, hits: 1, results })
      timer ??= setTimeout(() => void flush(), flushEveryMs).unref()
    },
    /** Most wanted first; only what finds something. */
    top(country: OpenCountry): Promise<string[]> {
      const now = clock().getTime()
      const cached = top.get(country)
      if (cached && now - cached.at < topCacheMs) return cached.terms
      const terms = pool
        .query<{ term: string }>(
          `select ${column.term} as term from search_term where ${column.country} = $1 and ${column.results} > 0
           order by ${column.hits} desc, ${column.term} limit ${known}`,
          [country],
        )
        .then(({ rows }) => rows.map(({ term }) => term))
      top.set(country, { at: now, terms })
      terms.catch(() => top.delete(country))
      return terms
    },
    shown,
    flush,
    async close(): Promise<void> {
      await flush()
      for (const country of openCountries) top.delete(country)
    },
  }
}

export type SearchTerms = ReturnType<typeof searchTerms>
