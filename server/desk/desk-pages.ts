import { readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply } from 'fastify'
import type { App } from '#server/platform/http/app.ts'
import { isBelow } from '#server/platform/pages/hot.ts'

/** Only our own files, and no page of another site around it. Style attributes are React's. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const sendPage = (reply: FastifyReply, html: string) =>
  reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
    })
    .send(html)

/** The desk's one page and its files: whatever is below /desk, the browser decides what it shows. */
export async function deskPages(app: App, { root, isDevelopment }: { root: string; isDevelopment: boolean }) {
  if (isDevelopment) return hotDesk(app, root)
  const folder = path.join(root, 'build/desk')
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8')
  await app.register(fastifyStatic, {
    root: path.join(folder, 'static'),
    prefix: '/desk/static/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    decorateReply: false,
  })
  for (const url of ['/desk', '/desk/*']) app.get(url, (_request, reply) => sendPage(reply, html))
}

/** The same from Vite, with hot reload. */
async function hotDesk(app: App, root: string): Promise<void> {
  const { createServer } = await import('vite')
  const server = { middlewareMode: true, hmr: { server: app.server, path: '/desk/hot' } }
  const vite = await createServer({ configFile: path.join(root, 'desk/vite.config.ts'), appType: 'spa', server })
  app.addHook('onClose', () => vite.close())
  // The pages of the shop brought `use` with them (hot.ts); the middleware answers before a handler would.
  app.use((request, reply, next) => {
    if (isBelow('/desk', request.url)) vite.middlewares(request, reply, next)
    else next()
  })
  for (const url of ['/desk', '/desk/*']) app.get(url, () => '')
}
