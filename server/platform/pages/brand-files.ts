import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyReply } from 'fastify'
import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { brandAsset } from '#db/schema/brand.ts'
import type { AssetName, Brand } from '#domain/platform/brand/brand.ts'
import { iconFiles, logoPath } from '#domain/platform/brand/files.ts'
import { baseFonts, fontFaces } from '#domain/platform/brand/fonts.ts'
import { basePalette } from '#domain/platform/brand/palette.ts'
import { RuleError } from '#domain/platform/errors.ts'
import type { SettingsSource } from '#server/platform/brand/settings.ts'
import type { App } from '#server/platform/http/app.ts'
import { offlinePagePolicy } from '#server/platform/http/edge/security-headers.ts'
import { offlinePage } from './offline-page.ts'

/** A drawing may not run or load anything, also when it is opened by itself. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

const neutralIcons = new URL('./neutral-icons/', import.meta.url)

/** The colours and type of a brand over those of public/plain-page.css; nothing for what is the same. */
function plainPageStyle({ palette, fonts }: Brand): string {
  const colours = [
    ['--paper', palette.paper, basePalette.paper],
    ['--ink', palette.ink, basePalette.ink],
    ['--ink-soft', palette.inkSoft, basePalette.inkSoft],
    ['--line', palette.line, basePalette.line],
    ['--accent', palette.accent, basePalette.accent],
  ]
  const faces = [
    ['--display', fontFaces[fonts.display].css, fontFaces[baseFonts.display].css],
    ['--text', fontFaces[fonts.text].css, fontFaces[baseFonts.text].css],
  ]
  const changed = [...colours, ...faces].filter(([, own, base]) => own !== base)
  return changed.length === 0 ? '' : `:root {${changed.map(([name, own]) => `${name}: ${own};`).join('')}}\n`
}

type Parts = { db: Handle; settings: SettingsSource; root: string; isDevelopment: boolean }

/** The files that show the brand and are no pages: logo, icons, and what the service worker needs without a connection. */
export function brandFileRoutes(app: App, { db, settings, root, isDevelopment }: Parts): void {
  const client = path.join(root, isDevelopment ? 'public' : 'build/client')
  /** The bytes of the current assets; a change has another hash. */
  const cached = new Map<AssetName, { hash: string; bytes: Buffer }>()

  async function bytesOf(name: AssetName, hash: string): Promise<Buffer> {
    const known = cached.get(name)
    if (known?.hash === hash) return known.bytes
    const [row] = await db.select().from(brandAsset).where(eq(brandAsset.name, name))
    if (!row) throw new RuleError('not_found')
    cached.set(name, { hash: row.hash, bytes: row.bytes })
    return row.bytes
  }

  /** A file at an address that stays: browsers ask whether it is still the same. */
  function sendNamed(reply: FastifyReply, type: string, body: string | Buffer) {
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16)
    // Weak: it may be compressed on its way.
    const tag = `W/"${hash}"`
    void reply.header('cache-control', 'no-cache').header('etag', tag)
    const known = reply.request.headers['if-none-match']?.split(',').map((one) => one.trim())
    if (known?.includes(tag)) return reply.code(304).send()
    return reply.type(type).send(body)
  }

  app.get<{ Params: { hash: string } }>('/brand/logo-:hash', async ({ params }, reply) => {
    const { logo } = settings.current().brand.assets
    if (!logo || logoPath(logo) !== `/brand/logo-${params.hash}`) throw new RuleError('not_found')
    const bytes = await bytesOf('logo', logo.hash)
    return reply
      .type(logo.type)
      .header('content-security-policy', drawingPolicy)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(bytes)
  })

  for (const [file, name] of Object.entries(iconFiles)) {
    app.get(`/icons/${file}`, async (_request, reply) => {
      const asset = settings.current().brand.assets[name]
      const bytes = asset ? await bytesOf(name, asset.hash) : await readFile(new URL(file, neutralIcons))
      void reply.header('content-security-policy', drawingPolicy)
      return sendNamed(reply, file.endsWith('.svg') ? 'image/svg+xml' : 'image/png', bytes)
    })
  }

  app.get('/offline.html', (_request, reply) => {
    void reply.header('content-security-policy', offlinePagePolicy)
    return sendNamed(reply, 'text/html; charset=utf-8', offlinePage(settings.current().brand))
  })

  app.get('/plain-page.css', async (_request, reply) => {
    const sheet = await readFile(path.join(client, 'plain-page.css'), 'utf8')
    return sendNamed(reply, 'text/css; charset=utf-8', sheet + plainPageStyle(settings.current().brand))
  })

  if (isDevelopment) return
  // A worker that differs by a byte is installed again. It differs with what it stores of the brand, and with nothing else:
  // open pages say then that there is a new version of the shop.
  app.get('/sw.js', async (_request, reply) => {
    const { brand } = settings.current()
    const stored = [offlinePage(brand), plainPageStyle(brand), brand.assets['icon.svg']?.hash].join('\n')
    const version = createHash('sha256').update(stored).digest('hex').slice(0, 12)
    const script = await readFile(path.join(client, 'sw.js'), 'utf8')
    return sendNamed(reply, 'text/javascript; charset=utf-8', `${script}// ${version}\n`)
  })
}
