import { createReadStream } from 'node:fs'
import { RuleError } from '#domain/errors.ts'
import { isOpenCountry } from '#domain/store/country.ts'
import type { App } from '#server/http/app.ts'
import type { Secrets } from '#server/secrets.ts'
import { feedFileNames, isSigned } from './feed-links.ts'
import type { FreshFeeds } from './fresh-feeds.ts'

type Params = { country: string; signature: string; file: string }

export function feedLinkRoutes(app: App, { secrets, feeds }: { secrets: Secrets; feeds: FreshFeeds }): void {
  app.get<{ Params: Params }>('/feeds/:country/:signature/:file', async ({ params }, reply) => {
    const { country, signature } = params
    const file = feedFileNames.find((name) => name === params.file)
    if (!isOpenCountry(country) || !file) throw new RuleError('not_found')
    if (!isSigned(await secrets('feed link'), country, file, signature)) throw new RuleError('not_found')
    const type = file.endsWith('.xml') ? 'application/xml' : 'text/csv'
    reply.type(`${type}; charset=utf-8`).header('cache-control', 'private, max-age=600')
    return reply.send(createReadStream(await feeds.file(country, file)))
  })
}
