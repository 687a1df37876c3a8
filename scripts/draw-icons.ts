// Draws the PNG icons of a shop without a logo and of the demo from their icon.svg, and the placeholders for missing
// pictures (PDP-12). Run after a change of the drawings: node scripts/draw-icons.ts
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { drawPlaceholder } from '#demo/drawings/draw.ts'

const ink = { r: 22, g: 19, b: 15, alpha: 1 }

async function drawIcons(folder: URL): Promise<void> {
  const tile = await readFile(new URL('icon.svg', folder))
  async function draw(name: string, size: number, margin: number): Promise<void> {
    const inner = Math.round(size * (1 - 2 * margin))
    const mark = await sharp(tile, { density: 72 * (inner / 48) })
      .resize(inner, inner)
      .png()
      .toBuffer()
    await sharp({ create: { width: size, height: size, channels: 4, background: ink } })
      .composite([{ input: mark, gravity: 'centre' }])
      .png({ palette: true })
      .toFile(new URL(`${name}.png`, folder).pathname)
  }
  await draw('icon-192', 192, 0)
  await draw('icon-512', 512, 0)
  // A launcher may crop it to a circle: the mark stays inside the safe zone.
  await draw('maskable-512', 512, 0.14)
  await draw('apple-touch-icon', 180, 0.08)
}

for (const folder of ['../server/platform/pages/neutral-icons/', '../demo/brand/icons/'])
  await drawIcons(new URL(folder, import.meta.url))

const placeholders = new URL('../public/placeholders/', import.meta.url)
await mkdir(placeholders, { recursive: true })
for (const size of ['small', 'medium', 'large'] as const) {
  await writeFile(new URL(`${size}.svg`, placeholders), drawPlaceholder(size))
}
