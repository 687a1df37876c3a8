// One Fastify with both routes: the picture service, and the same bytes as an ordinary static file.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { openDatabase } from '#db/connection/open.ts'
import { createApp } from '#server/platform/http/app.ts'
import { diskPhotoStore } from '#server/platform/pictures/photo-store.ts'
import { pictureRoutes } from '#server/platform/pictures/routes.ts'
import { openPictures } from '#server/platform/pictures/service.ts'

const [url, folder, picture] = process.argv.slice(2) as [string, string, string]
const { db } = openDatabase(url)
const app = await createApp({ LOG_LEVEL: 'silent', TRUST_PROXY: undefined })
pictureRoutes(
  app,
  await openPictures({
    db,
    photos: diskPhotoStore(path.join(folder, 'photos')),
    folder: path.join(folder, 'pictures'),
    drawingsVersion: 'bench',
    hasDrawings: true,
  }),
  async () => {},
  async () => 'everybody',
)
const files = path.join(folder, 'files')
mkdirSync(files)
await app.register(fastifyStatic, { root: files, prefix: '/files/', wildcard: true })
const { rawPayload } = await app.inject({ url: picture, headers: { accept: 'image/webp' } })
writeFileSync(path.join(files, 'same.webp'), rawPayload)
await app.listen({ port: 0, host: '127.0.0.1' })
process.send!(app.listeningOrigin)
