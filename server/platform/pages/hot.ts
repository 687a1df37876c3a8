import type { ServerBuild } from 'react-router'
import type { App } from '#server/platform/http/app.ts'
import type { PageBuild } from './render.ts'

/** Whether an address is a path or below it. */
export const isBelow = (path: string, url = ''): boolean =>
  url === path || url.startsWith(`${path}/`) || url.startsWith(`${path}?`)

/**
 * The same pages from Vite inside this process: one address, one process, with hot reload. What is below `except` is another
 * program's, with a Vite of its own.
 */
export async function hotPages(app: App, root: string, except: string): Promise<PageBuild> {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const { default: middie } = await import('@fastify/middie')
  const ours = new Set(process.listeners('SIGTERM'))
  const server = { middlewareMode: true, hmr: { server: app.server } }
  const vite = await createServer({ root, appType: 'custom', server })
  // Vite would end the process itself on SIGTERM, before the database is closed; main.ts closes everything, including
  // Vite.
  for (const listener of process.listeners('SIGTERM')) if (!ours.has(listener)) process.off('SIGTERM', listener)
  await app.register(middie)
  app.use((request, reply, next) => {
    if (isBelow(except, request.url)) next()
    else vite.middlewares(request, reply, next)
  })
  app.addHook('onClose', () => vite.close())
  const ssr = vite.environments.ssr
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that can render pages')
  return () => ssr.runner.import('virtual:react-router/server-build') as Promise<ServerBuild>
}
