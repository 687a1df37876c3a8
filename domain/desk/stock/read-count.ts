import type { DeskSentence } from '#domain/desk/words.ts'

export const maxCountLines = 5000
const maxStock = 1_000_000

export type CountLine = { line: number; code: string; counted: number }
export type CountFault = { line: number; text: string; reason: DeskSentence }

const reasons = {
  shape: { es: 'no es un SKU y una cantidad', en: 'is no SKU and a quantity' },
  quantity: {
    es: 'la cantidad tiene que ser un número entero desde 0',
    en: 'the quantity has to be a whole number from 0',
  },
  twice: { es: 'el SKU ya está más arriba', en: 'the SKU is above already' },
} as const satisfies Record<string, DeskSentence>

/** A pasted count: `sku;quantity` in each line, also with a tab, a comma or a space; a first line of names is passed over. */
export function readCount(text: string): { lines: CountLine[]; faults: CountFault[] } {
  const lines: CountLine[] = []
  const faults: CountFault[] = []
  const known = new Set<string>()
  for (const [at, raw] of text
    .split(/\r?\n/)
    .slice(0, maxCountLines + 1)
    .entries()) {
    const trimmed = raw.trim()
    if (trimmed === '' || (at === 0 && /^sku\b/i.test(trimmed))) continue
    const line = at + 1
    const refuse = (reason: DeskSentence) => faults.push({ line, text: trimmed.slice(0, 80), reason })
    const cells = trimmed.split(/[;\t,]| +/).filter((cell) => cell.trim() !== '')
    const [code = '', quantity = ''] = cells.map((cell) => cell.trim())
    if (cells.length !== 2) refuse(reasons.shape)
    else if (!/^\d{1,7}$/.test(quantity) || Number(quantity) > maxStock) refuse(reasons.quantity)
    else if (known.has(code.toUpperCase())) refuse(reasons.twice)
    else lines.push({ line, code: code.toUpperCase(), counted: Number(quantity) })
    known.add(code.toUpperCase())
  }
  return { lines, faults }
}
