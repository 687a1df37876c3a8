import type { Handle } from '#db/connection/handle.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { flagsBasePath } from '#domain/content/flags/flags.ts'
import type { App } from '#server/platform/http/app.ts'
import { lastKnown } from '#server/platform/caches/last-known.ts'
import { flagsRepository } from './repository.ts'

const file = /^((?:configcat-sdk-1\/)?[\w-]{22}\/[\w-]{22})\/config_v6\.json$/

/**
 * The configuration as ConfigCat's own servers would answer it (FLAG-08, OP-102). Its client sends the version it has
 * in `If-None-Match` from a server and in `ccetag` from a browser.
 */
export function flagsRoutes(app: App, db: Handle) {
  const flags = flagsRepository(db)
  // Missing configurations are not cached, because anyone can make up keys.
  const configOf = lastKnown(async (sdkKey: string) => {
    const config = await flags.configOf(sdkKey)
    if (!config) throw new RuleError('not_found')
    return config
  })
  app.get<{ Params: { '*': string }; Querystring: { ccetag?: string } }>(
    `${flagsBasePath}/configuration-files/*`,
    async ({ params, query, headers }, reply) => {
      const sdkKey = file.exec(params['*'])?.[1]
      if (!sdkKey) throw new RuleError('not_found')
      const config = await configOf(sdkKey)
      reply.headers({ etag: config.etag, 'cache-control': 'no-cache' })
      const known = [headers['if-none-match'], query.ccetag]
      if (known.includes(config.etag)) return reply.code(304).send()
      return reply.send(config.body)
    },
  )
}
