/**
 * Arranges the pictures of `e2e/gallery/every-screen.gallery.ts`: one sheet per store and width, with every screen of
 * the shop. node scripts/screen-sheets.ts
 */
import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'

const from = 'gallery/screens'
const to = 'gallery/sheets'
const gap = 12
const caption = 22

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const label = (text: string, width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${caption}"><text x="0" y="15" font-family="sans-serif" font-size="13" fill="#1f1d1a">${escaped(text)}</text></svg>`,
  )

async function writeSheet(folder: string) {
  const files = readdirSync(path.join(from, folder)).toSorted()
  const pictures = await Promise.all(
    files.map(async (file) => {
      const input = path.join(from, folder, file)
      const { width, height } = await sharp(input).metadata()
      return { input, width, height, name: file.replace(/^\d+ /, '').replace('.webp', '').replaceAll('·', '/') }
    }),
  )
  const cell = Math.max(...pictures.map(({ width }) => width)) + gap
  const columns = cell < 300 ? 12 : 8
  const tiles: OverlayOptions[] = []
  let top = gap
  for (let first = 0; first < pictures.length; first += columns) {
    const row = pictures.slice(first, first + columns)
    for (const [at, { input, width, name }] of row.entries()) {
      const left = gap + at * cell
      tiles.push({ input: label(name, width), left, top }, { input, left, top: top + caption })
    }
    top += caption + gap + Math.max(...row.map(({ height }) => height))
  }
  const canvas = { width: gap + columns * cell, height: top, channels: 3, background: '#d9d5cc' } as const
  await sharp({ create: canvas })
    .composite(tiles)
    .webp({ quality: 82 })
    .toFile(path.join(to, `${folder}.webp`))
  console.log(`${to}/${folder}.webp: ${files.length} screens`)
}

mkdirSync(to, { recursive: true })
for (const folder of readdirSync(from).toSorted()) await writeSheet(folder)
