import { and, asc, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { feedSource } from '#db/schema/feeds.ts'
import type { SourceMode } from '#domain/operations/feeds/sources.ts'
import { readMapping } from '#server/operations/feeds/mapping-file.ts'
import { removeFeedSource, setFeedSource } from '#server/operations/feeds/sources/change-sources.ts'
import { fetchSource, sourceServices, type SourceRow } from '#server/operations/feeds/sources/fetch-source.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { countryFrom, textOf } from '#server/command-line/arguments.ts'
import type { Command, Values } from '#server/command-line/command.ts'
import { asRefusal } from '#server/command-line/feed-refusal.ts'

const actions = ['set', 'list', 'remove', 'fetch'] as const

const moment = (date: Date | null) => (date ? `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC` : 'not yet')

function describe({ country, url, mode, outcome, checkedAt, importedAt, rows, bad, changed, note }: SourceRow): string {
  const last = outcome ? `${outcome} ${moment(checkedAt)}` : 'not fetched yet'
  const counts = importedAt
    ? `; imported ${moment(importedAt)}: ${rows} rows, ${bad} left out, ${changed} products and sizes changed`
    : ''
  return `${country} ${url} (${mode}): ${last}${counts}${note ? `\n  ${note}` : ''}`
}

/** The selected sources: all, those of a country, or one. */
async function selectSources(db: Handle, values: Values, url: string | undefined): Promise<SourceRow[]> {
  const country = textOf(values, 'country')
  return db
    .select()
    .from(feedSource)
    .where(
      and(
        country === undefined ? undefined : eq(feedSource.country, countryFrom(country)),
        url === undefined ? undefined : eq(feedSource.url, url),
      ),
    )
    .orderBy(asc(feedSource.country), asc(feedSource.url))
}

function modeFrom(values: Values): SourceMode {
  if (values.replace && values.delta) {
    throw new OperatorRefusal('--replace takes a whole catalogue and --delta changes: choose one.')
  }
  return values.replace ? 'replace' : values.delta ? 'delta' : 'update'
}

export const feedSourceCommand: Command = {
  name: 'feed-source',
  usage:
    'set|list|remove|fetch [URL] [--country ar|cl|co] [--replace | --delta] [--by-color] [--mapping FILE] [--force]',
  summary: 'Feeds that the shop fetches by itself every hour',
  details: [
    'set URL --country C      fetch it from now on; set again, it is taken as said now',
    'list                     every source, when it was fetched last and what came of it',
    'fetch [URL]              fetch now, also what has not changed with --force',
    'remove URL               fetch it no more; what it brought stays',
    'A feed is fetched by https and imported when it has changed, like import FILE does. It is read whole first: one that',
    'breaks off, or with --replace would take more than half of the store off sale, changes nothing; fetch --force takes it.',
    '--replace    it is the whole catalogue: what it does not name is taken off sale',
    '--delta      it has id and price, sale_price, availability or quantity',
    '--mapping    corrections of how a table of another shop is read, as import FILE --mapping takes them; kept with the source',
    '--by-color   a group that holds several colours becomes one product per colour',
  ],
  examples: ['feed-source set https://erp.example/feed.xml --country ar --replace', 'feed-source fetch --country ar'],
  takes: ['ACTION'],
  mayTake: ['URL'],
  options: {
    country: { type: 'string' },
    replace: { type: 'boolean' },
    delta: { type: 'boolean' },
    'by-color': { type: 'boolean' },
    mapping: { type: 'string' },
    force: { type: 'boolean' },
  },
  async run({ db, url: databaseUrl, env, acting, fileOf, say }, [actionText, url], values) {
    const action = actions.find((one) => one === actionText)
    if (!action) throw new OperatorRefusal(`feed-source does one of ${actions.join(', ')}, not "${actionText}".`)
    if (action === 'set') {
      const country = countryFrom(textOf(values, 'country'))
      const mappingFile = textOf(values, 'mapping')
      const mapping = mappingFile === undefined ? null : await readMapping(fileOf(mappingFile)).catch(asRefusal)
      const mode = modeFrom(values)
      const isByColor = values['by-color'] === true
      const isInside = env.FEED_SOURCES_INSIDE
      await inTransaction(db, (tx) =>
        setFeedSource(tx, { country, url: url ?? '', mode, isByColor, mapping, isInside }, acting),
      )
      say(`${country} ${url} is fetched every hour (${mode}). Now: npm run shop -- feed-source fetch`)
      return 0
    }
    if (action === 'remove' && url === undefined) throw new OperatorRefusal('Say which: feed-source remove URL.')
    const sources = await selectSources(db, values, url)
    if (sources.length === 0) {
      if (url !== undefined) throw new OperatorRefusal(`There is no source ${url}; feed-source list shows them.`)
      say('No feed is fetched. npm run shop -- feed-source set URL --country ar')
      return 0
    }
    let failed = 0
    for (const source of sources) {
      const { country } = source
      if (action === 'list') say(describe(source))
      if (action === 'remove') {
        await inTransaction(db, (tx) => removeFeedSource(tx, source, acting))
        say(`${country} ${source.url} is not fetched any more.`)
      }
      if (action === 'fetch') {
        const options = { now: acting.now, isForced: values.force === true }
        const after = await fetchSource(db, source, sourceServices(env, databaseUrl), options)
        await writeAudit(db, acting, 'fetch-feed-source', `${country} ${source.url}: ${after.outcome}`)
        say(describe(after))
        if (after.outcome === 'failed') failed += 1
      }
    }
    return failed > 0 ? 1 : 0
  },
}
