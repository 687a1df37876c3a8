import sharp from 'sharp'
import { drawPicture } from '../server/pictures/drawing/draw.ts'
sharp.concurrency(1)
sharp.cache(false)
const svg = drawPicture({ silhouette: 't-shirt', colour: 'blanco', material: 'cotton', pattern: 'plain', view: 1 })
async function t(label: string, s: string, w = 360) {
  const ms = []
  for (let i = 0; i < 5; i++) {
    const a = process.cpuUsage()
    await sharp(Buffer.from(s), { density: (72 * w) / 900 })
      .resize(w)
      .raw()
      .toBuffer()
    const u = process.cpuUsage(a)
    ms.push((u.user + u.system) / 1000)
  }
  console.log(label, ms.map((m) => m.toFixed(0)).join(' '))
}
await t('full', svg)
await t('no relief', svg.replace(/<g filter="url\(#[a-z0-9]*r\d+\)">.*?<\/g>/s, ''))
await t('no shadow', svg.replace(/<g filter="url\(#[a-z0-9]*cast\)".*?<\/g>/s, ''))
await t('no texture', svg.replace(/<path [^>]*url\(#[a-z0-9]*t\d+\)[^>]*>/gs, ''))
await t(
  'empty',
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1200" width="900" height="1200"><rect width="900" height="1200" fill="red"/></svg>',
)
