import { createServer as createHttpServer } from 'node:http'
import type net from 'node:net'
import path from 'node:path'
import type { ServerBuild } from 'react-router'
import type { App } from '#server/platform/http/app.ts'
import type { Env } from '#server/platform/env.ts'
import type { PageBuild } from './render.ts'

/** Whether an address is a path or below it. */
export const isBelow = (path: string, url = ''): boolean =>
  url === path || url.startsWith(`${path}/`) || url.startsWith(`${path}?`)

/** Pages that change as they are edited, and the port on which they are shown. */
export type HotPages = {
  build: PageBuild
  /** Lets an app answer what is not Vite's; the port. */
  serve(app: App): Promise<number>
}

/**
 * Vite for the shop's pages and for the desk's, on the shop's own address. It outlives the shop that answers the calls: after an
 * edit of the server only that one is opened again, the modules of the pages stay, and requests wait meanwhile.
 */
export async function openHotPages({ PORT, HOST }: Pick<Env, 'PORT' | 'HOST'>, root: string) {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  let served = Promise.withResolvers<App>()
  const server = createHttpServer()
  // Before the seconds that Vite takes: the port may be taken.
  await new Promise<void>((resolve, reject) => void server.once('error', reject).listen(PORT, HOST, resolve))
  const middlewareMode = true
  const pages = await createServer({ root, appType: 'custom', server: { middlewareMode, hmr: { server } } })
  const desk = await createServer({
    configFile: path.join(root, 'desk/vite.config.ts'),
    appType: 'spa',
    server: { middlewareMode, hmr: { server, path: '/desk/hot' } },
  })
  const { ssr } = pages.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that can render pages')

  server.on('request', (request, reply) => {
    const vite = isBelow('/desk', request.url) ? desk : pages
    vite.middlewares(request, reply, () => {
      const refuse = (error: Error) => {
        // It is asked for again until the file is mended.
        reply.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', refresh: '1' }).end(error.message)
      }
      served.promise.then((app) => app.routing(request, reply), refuse)
    })
  })
  const hot: HotPages = {
    build: () => ssr.runner.import('virtual:react-router/server-build') as Promise<ServerBuild>,
    async serve(app) {
      await app.ready()
      served.resolve(app)
      return (server.address() as net.AddressInfo).port
    },
  }
  return {
    hot,
    /** The shop closes: requests wait for the next one. */
    wait(): void {
      served = Promise.withResolvers()
    },
    /** It does not open: the sentence is the answer until it does. */
    refuse(error: Error): void {
      served.promise.catch(() => {})
      served.reject(error)
    },
    reload(): void {
      for (const vite of [pages, desk]) vite.environments.client.hot.send({ type: 'full-reload' })
    },
    async close(): Promise<void> {
      await Promise.all([pages.close(), desk.close()])
      server.closeAllConnections()
      server.close()
    },
  }
}
