// Draws the table of areas and layers in ARCHITECTURE.md from the folders. Run it after a folder was added or moved:
// node scripts/architecture-map.ts
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const file = path.join(root, 'ARCHITECTURE.md')
const [begin, end] = ['<!-- map: begin -->', '<!-- map: end -->']

const layers = ['domain', 'contract', 'server', 'app'] as const
const areas = [
  'platform',
  'ledger',
  'browse',
  'buy',
  'after-sale',
  'customers',
  'content',
  'operations',
  'shell',
  'desk',
] as const

function featuresOf(layer: string, area: string): string {
  try {
    return readdirSync(path.join(root, layer, area), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() || (layer === 'contract' && !entry.name.includes('.test.')))
      .map(({ name }) => name.replace(/\.ts$/, ''))
      .filter((name) => name !== 'tests')
      .sort()
      .join(' ')
  } catch {
    return ''
  }
}

/** The table as it follows from the folders. */
export function architectureMap(): string {
  const rows = areas.map((area) => [`**${area}**`, ...layers.map((layer) => featuresOf(layer, area))])
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`.replaceAll(/ +/g, ' ')
  return [line(['area', ...layers]), line(['---', ...layers.map(() => '---')]), ...rows.map(line)].join('\n')
}

/** The table as ARCHITECTURE.md shows it, without the formatter's padding. */
export function writtenMap(): string {
  const text = readFileSync(file, 'utf8')
  const table = text.slice(text.indexOf(begin) + begin.length, text.indexOf(end)).trim()
  return table.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---')
}

if (process.argv[1] === import.meta.filename) {
  const text = readFileSync(file, 'utf8')
  const [before, after] = [text.slice(0, text.indexOf(begin) + begin.length), text.slice(text.indexOf(end))]
  writeFileSync(file, `${before}\n\n${architectureMap()}\n\n${after}`)
}
