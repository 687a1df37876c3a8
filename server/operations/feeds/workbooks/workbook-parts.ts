import { cellText, isDayFormat } from '#domain/operations/feeds/sheet-cells.ts'
import { FeedRefusal } from '../refusal.ts'
import { readXml } from './xml-events.ts'
import type { ZipFile } from './zip-file.ts'

const mib = 1024 * 1024
/** What describes the sheets is small; the texts of their cells are kept in memory while they are read. */
const maxBytes = { description: 4 * mib, texts: 32 * mib } as const

const workbookPart = 'xl/workbook.xml'

type FirstSheet = { name: string; part: string; countsFrom1904: boolean }

/** Where the parts lie that the workbook names. */
async function targetsOf(zip: ZipFile): Promise<Map<string, string>> {
  const targets = new Map<string, string>()
  await readXml(zip.read('xl/_rels/workbook.xml.rels', maxBytes.description), {
    open(name, { Id = '', Target = '' }) {
      if (name === 'Relationship') targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`)
    },
  })
  return targets
}

/** The first sheet that is not hidden. */
export async function firstSheet(zip: ZipFile): Promise<FirstSheet> {
  if (!zip.has(workbookPart) || !zip.has('xl/_rels/workbook.xml.rels'))
    throw new FeedRefusal('The file is a ZIP without a sheet of Excel. Save it as XLSX or CSV and try again.')
  const targets = await targetsOf(zip)
  let found: { name: string; id: string } | undefined
  let countsFrom1904 = false
  await readXml(zip.read(workbookPart, maxBytes.description), {
    open(name, attributes) {
      if (name === 'workbookPr') countsFrom1904 = ['1', 'true'].includes(attributes.date1904 ?? '')
      if (name !== 'sheet' || found || (attributes.state ?? 'visible') !== 'visible') return
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? ''
      found = { name: attributes.name ?? '', id }
    },
  })
  const part = found && targets.get(found.id)
  if (!found || part === undefined || !zip.has(part)) throw new FeedRefusal('The workbook has no sheet to read.')
  return { name: found.name, part, countsFrom1904 }
}

/** The texts that cells name by number. What is said of their pronunciation is not theirs. */
export async function sharedTexts(zip: ZipFile): Promise<string[]> {
  const part = 'xl/sharedStrings.xml'
  if (!zip.has(part)) return []
  const texts: string[] = []
  let text = ''
  let isText = false
  let isSpoken = false
  await readXml(zip.read(part, maxBytes.texts), {
    open(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') isSpoken = true
      isText = name === 't' && !isSpoken
    },
    text(piece) {
      if (isText) text += piece
    },
    close(name) {
      if (name === 't') isText = false
      if (name === 'rPh') isSpoken = false
      if (name === 'si') texts.push(cellText(text))
    },
  })
  return texts
}

/** Which styles of cells show their number as a day. */
export async function dayStyles(zip: ZipFile): Promise<ReadonlySet<number>> {
  const part = 'xl/styles.xml'
  const days = new Set<number>()
  if (!zip.has(part)) return days
  const codes = new Map<number, string>()
  let isOfCells = false
  let at = 0
  await readXml(zip.read(part, maxBytes.description), {
    open(name, attributes) {
      if (name === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '')
      if (name === 'cellXfs') isOfCells = true
      if (name !== 'xf' || !isOfCells) return
      const id = Number(attributes.numFmtId ?? 0)
      if (isDayFormat(id, codes.get(id))) days.add(at)
      at += 1
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return days
}
