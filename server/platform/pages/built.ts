import path from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { ServerBuild } from 'react-router'
import type { App } from '#server/platform/http/app.ts'
import type { PageBuild } from './render.ts'

/**
 * The production build: hashed files are cached for a year, the few named ones are revalidated
 * each time.
 */
export async function builtPages(app: App, root: string): Promise<PageBuild> {
  const client = path.join(root, 'build/client')
  await app.register(fastifyStatic, {
    root: path.join(client, 'static'),
    prefix: '/static/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    decorateReply: false,
  })
  await app.register(fastifyStatic, {
    root: client,
    wildcard: false,
    // What changes with the brand is written by brand-files.ts.
    globIgnore: ['static/**', '**/*.br', '**/*.gz', 'plain-page.css', 'sw.js'],
    cacheControl: false,
    setHeaders: (reply) => {
      void reply.header('cache-control', 'no-cache')
    },
    preCompressed: true,
    decorateReply: false,
  })
  return (await import(pathToFileURL(path.join(root, 'build/server/index.js')).href)) as ServerBuild
}
