import sharp from 'sharp'
import { drawPicture } from '/work/main/server/pictures/drawing/draw.ts'
sharp.concurrency(1)
const list = JSON.parse(process.argv[2]!)
const out = process.argv[3]!
const w = Number(process.argv[4] ?? 360),
  h = Math.round((w * 4) / 3)
const cols = Math.min(list.length, Number(process.argv[5] ?? 4))
const tiles = []
for (const [i, d] of list.entries()) {
  const svg = drawPicture(d)
  const t = process.cpuUsage()
  const raw = await sharp(Buffer.from(svg), { density: (72 * w) / 900 })
    .resize(w, h)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const u = process.cpuUsage(t)
  console.log(d.silhouette, d.view, ((u.user + u.system) / 1000).toFixed(1), 'ms', svg.length)
  tiles.push({
    input: raw.data,
    raw: { width: w, height: h, channels: raw.info.channels },
    left: (i % cols) * (w + 8),
    top: Math.floor(i / cols) * (h + 8),
  })
}
await sharp({
  create: {
    width: cols * (w + 8) - 8,
    height: Math.ceil(list.length / cols) * (h + 8) - 8,
    channels: 3,
    background: '#fff',
  },
})
  .composite(tiles as any)
  .png()
  .toFile(out)
