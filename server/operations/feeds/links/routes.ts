import { createGunzip } from 'node:zlib'
import { pipeline } from 'node:stream'
import type { Handle } from '#db/connection/handle.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { isOpenCountry } from '#domain/platform/country/country.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { feedFileNames, isSigned } from './feed-links.ts'
import { feedWrittenAt, compressedFeed, writeFeed, type FeedSource } from './stored-feeds.ts'

type Params = { country: string; signature: string; file: string }
type Parts = { db: Handle; secrets: Secrets; feeds: FeedSource; clock: () => Date }

export function feedLinkRoutes(app: App, { db, secrets, feeds, clock }: Parts): void {
  app.get<{ Params: Params }>('/feeds/:country/:signature/:file', async ({ params, headers }, reply) => {
    const { country, signature } = params
    const file = feedFileNames.find((name) => name === params.file)
    if (!isOpenCountry(country) || !file) throw new RuleError('not_found')
    if (!isSigned(await secrets('feed link'), country, file, signature)) throw new RuleError('not_found')
    // The job writes them (write-feeds.ts); only a shop whose jobs have never run writes one here.
    if (!(await feedWrittenAt(db, country, file))) await writeFeed(db, feeds, { country, file, now: clock() })
    const { writtenAt } = (await feedWrittenAt(db, country, file))!
    const type = file.endsWith('.xml') ? 'application/xml' : 'text/csv'
    reply.type(`${type}; charset=utf-8`).headers({
      'cache-control': 'private, max-age=600',
      'last-modified': writtenAt.toUTCString(),
      vary: 'accept-encoding',
    })
    const compressed = compressedFeed(db, country, file, writtenAt)
    if (/\bgzip\b/.test(headers['accept-encoding'] ?? ''))
      return reply.header('content-encoding', 'gzip').send(compressed)
    // A feed that breaks off breaks the connection, so that half a catalogue is not taken for a whole one.
    return reply.send(pipeline(compressed, createGunzip(), () => undefined))
  })
}
