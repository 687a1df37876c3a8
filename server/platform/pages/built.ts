import path from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { ServerBuild } from 'react-router'
import type { App } from '#server/platform/http/app.ts'
import { offlinePagePolicy } from '#server/platform/http/edge/security-headers.ts'
import type { PageBuild } from './render.ts'

/**
 * The production build: hashed files are cached for a year, the few named ones (icons, service worker) are revalidated
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
    globIgnore: ['static/**', '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (reply, file) => {
      void reply.header('cache-control', 'no-cache')
      if (file.endsWith('.html')) void reply.header('content-security-policy', offlinePagePolicy)
    },
    preCompressed: true,
    decorateReply: false,
  })
  return (await import(pathToFileURL(path.join(root, 'build/server/index.js')).href)) as ServerBuild
}
