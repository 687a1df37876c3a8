/** More columns than any table of products has; a cell far to the right would be a row of empty ones. */
export const maxColumns = 500

const lettersAndRow = /^([A-Z]{1,3})[0-9]{1,7}$/

/** `C7` → 2, the third cell of its row; undefined for what names no cell. */
export function columnAt(reference: string): number | undefined {
  const [, letters] = lettersAndRow.exec(reference) ?? []
  if (letters === undefined) return undefined
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.codePointAt(0)! - 64, 0) - 1
}

/**
 * A number as a person would type it: without the noise of its last binary digits, and never with three decimals alone,
 * which would be read as thousands.
 */
export function numberText(stored: string): string {
  const value = Number(stored)
  if (stored.trim() === '' || !Number.isFinite(value) || Math.abs(value) >= 1e15) return stored
  const rounded = Number(value.toPrecision(15))
  const plain = String(rounded)
  const text = plain.includes('e') ? rounded.toFixed(12).replace(/0+$/, '') : plain
  return /\.\d{3}$/.test(text) ? `${text}0` : text
}

/** The formats of days that a workbook need not describe. */
const builtInDays: readonly number[] = [14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]

/** Whether a number in this format is a day: `dd/mm/yyyy`, but neither `0.00 "de lista"` nor `[Red]0`. */
export function isDayFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return builtInDays.includes(id)
  return /[dmyh]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''))
}

const dayMs = 24 * 60 * 60 * 1000

/** The day that a number of a spreadsheet stands for, in ISO 8601. They count from 1900, or from 1904. */
export function dayText(stored: string, countsFrom1904: boolean): string {
  const days = Number(stored)
  if (stored.trim() === '' || !Number.isFinite(days) || days < 0 || days > 2_958_465) return stored
  const begin = countsFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  const iso = new Date(begin + Math.round(days * 86_400) * 1000).toISOString()
  return (days * dayMs) % dayMs === 0 ? iso.slice(0, 10) : iso.slice(0, 16)
}

/** Text of a cell as it was typed: signs that XML cannot hold are written `_x000D_`. */
export const cellText = (text: string): string =>
  text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_whole, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
