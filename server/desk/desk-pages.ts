import { readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply } from 'fastify'
import type { App } from '#server/platform/http/app.ts'

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
export async function deskPages(app: App, root: string) {
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
