/**
 * Renders every drawing of the demo to contact sheets for visual review:
 *   node scripts/contact-sheet.ts OUT_DIR [silhouette ...]
 * Also prints what the pictures cost to render at the width of a card.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { OverlayOptions } from 'sharp'
import sharp from 'sharp'
import type { ColourName, Drawing, Silhouette } from '#demo/drawings/draw.ts'
import {
  bannerRatios,
  bannerSizes,
  bannerThemes,
  colours,
  drawBanner,
  drawBrandLogo,
  drawPicture,
  drawPlaceholder,
  fits,
  silhouettes,
  suits,
} from '#demo/drawings/draw.ts'

const cell = { width: 240, height: 320, gap: 6 }
const columns = 6
const dyes = Object.keys(colours).filter((name) => name !== 'dorado' && name !== 'plata') as ColourName[]

sharp.concurrency(1)
sharp.cache(false)

const [outDir, ...requested] = process.argv.slice(2)
if (!outDir) throw new Error('Say where the sheets go: node scripts/contact-sheet.ts OUT_DIR')
await mkdir(outDir, { recursive: true })

const names = requested.length ? (requested as Silhouette[]) : silhouettes
await writeSheet('all-main-views', names.map((name, i) => sampleDrawing(name, i)).map(drawPicture))
for (const view of [2, 3, 4] as const)
  await writeSheet(
    `all-views-${view}`,
    names.map((name, i) => drawPicture({ ...sampleDrawing(name, i), view })),
  )
for (const name of names) await writeSheet(`each-${name}`, variantsOf(name).map(drawPicture))
if (!requested.length) {
  await writeSheet(
    'colours',
    (Object.keys(colours) as ColourName[]).map((colour) =>
      drawPicture({ ...sampleDrawing('sweater', 0), material: 'knit', colour }),
    ),
  )
  await writeBanners()
  await writeLogos()
}
await reportCost()

/** One plausible picture of a silhouette, in a colour that varies along the sheet. */
function sampleDrawing(silhouette: Silhouette, turn: number): Drawing {
  const material = fits[silhouette].materials[0]!
  return { silhouette, colour: colourFor(material, turn), material, pattern: 'plain', view: 1, seed: turn + 1 }
}

function colourFor(material: Drawing['material'], turn: number): ColourName {
  if (material === 'metal') return turn % 2 ? 'plata' : 'dorado'
  if (material === 'denim') return (['indigo', 'celeste', 'marino', 'negro'] as const)[turn % 4]!
  return dyes[(turn * 7) % dyes.length]!
}

/** Every suitable material and pattern of a silhouette, each in the first view and one more. */
function variantsOf(silhouette: Silhouette): Drawing[] {
  let turn = silhouettes.indexOf(silhouette)
  const { materials, patterns } = fits[silhouette]
  return materials.flatMap((material) =>
    patterns
      .filter((pattern) => suits(silhouette, material, pattern))
      .flatMap((pattern) =>
        ([1, 2, 1] as const).map((view) => ({
          silhouette,
          material,
          pattern,
          view,
          colour: colourFor(material, ++turn),
          seed: turn,
        })),
      ),
  )
}

async function writeSheet(name: string, pictures: readonly string[]) {
  const tiles = []
  for (const [i, svg] of pictures.entries()) {
    const input = await sharp(Buffer.from(svg), { density: (72 * cell.width) / 900 })
      .resize(cell.width, cell.height)
      .png()
      .toBuffer()
    tiles.push({
      input,
      left: (i % columns) * (cell.width + cell.gap),
      top: Math.floor(i / columns) * (cell.height + cell.gap),
    })
  }
  await compose(
    name,
    tiles,
    Math.min(columns, pictures.length) * (cell.width + cell.gap),
    Math.ceil(pictures.length / columns) * (cell.height + cell.gap),
  )
}

async function writeBanners() {
  for (const ratio of bannerRatios) {
    const [width, height] = bannerSizes[ratio].map((side) => Math.round(side * 0.4)) as [number, number]
    const tiles = []
    for (const [i, theme] of bannerThemes.entries()) {
      const input = await sharp(Buffer.from(drawBanner({ theme, ratio, seed: i + 1 })))
        .resize(width, height)
        .png()
        .toBuffer()
      tiles.push({ input, left: (i % 2) * (width + cell.gap), top: Math.floor(i / 2) * (height + cell.gap) })
    }
    await compose(`banners-${ratio}`, tiles, 2 * (width + cell.gap), 4 * (height + cell.gap))
  }
}

async function writeLogos() {
  const brands = [
    'Malva',
    'Cordel',
    'Norte Sur',
    'Ñandú',
    'Brisa',
    'Quilla',
    'Taller Once',
    'Jazmín',
    'Zorzal',
    'Febo',
    'Wayra',
    'Hojalata',
  ]
  const logos = brands.map((brand, i) => drawBrandLogo(brand, i + 3))
  const placeholders = (['small', 'medium', 'large'] as const).map(drawPlaceholder)
  const tiles = []
  for (const [i, svg] of [...logos, ...placeholders].entries()) {
    const input = await sharp(Buffer.from(svg))
      .resize(300, 200, { fit: 'contain', background: '#FBFAF7' })
      .png()
      .toBuffer()
    tiles.push({ input, left: (i % 4) * 306, top: Math.floor(i / 4) * 206 })
  }
  await compose('logos', tiles, 4 * 306, 4 * 206)
}

async function compose(name: string, tiles: OverlayOptions[], width: number, height: number) {
  const sheet = sharp({ create: { width, height, channels: 3, background: '#FFFFFF' } })
  await sheet
    .composite(tiles)
    .png()
    .toFile(join(outDir!, `${name}.png`))
  console.log(`${name}: ${tiles.length}`)
}

/** CPU time from SVG text to pixels at 360 wide, on one thread: the cost of a picture on its first request. */
async function reportCost() {
  const costs: { drawing: string; ms: number }[] = []
  for (const name of names)
    for (const drawing of variantsOf(name).filter((_, i) => i % 3 !== 2))
      for (const view of drawing.view === 1 ? ([1, 3] as const) : ([2, 4] as const)) {
        const svg = Buffer.from(drawPicture({ ...drawing, view }))
        const before = process.cpuUsage()
        await sharp(svg, { density: (72 * 360) / 900 })
          .resize(360)
          .raw()
          .toBuffer()
        const { user, system } = process.cpuUsage(before)
        costs.push({
          drawing: `${name} ${drawing.material} ${drawing.pattern} view ${view}`,
          ms: (user + system) / 1000,
        })
      }
  costs.sort((a, b) => a.ms - b.ms)
  const at = (share: number) => costs[Math.min(costs.length - 1, Math.floor(costs.length * share))]!
  console.log(
    `cost at 360 px over ${costs.length} pictures: median ${at(0.5).ms.toFixed(1)} ms, p95 ${at(0.95).ms.toFixed(1)} ms`,
  )
  console.log(
    `dearest: ${costs
      .slice(-5)
      .map(({ drawing, ms }) => `${drawing} ${ms.toFixed(1)} ms`)
      .join('; ')}`,
  )
}
