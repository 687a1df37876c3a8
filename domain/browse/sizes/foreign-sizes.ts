import type { OpenCountry } from '#domain/platform/country/country.ts'
import { convertShoeSize, localSystem } from './convert-shoe-size.ts'
import { generalCharts } from './general-charts.ts'
import type { Wearer } from './shoe-sizes.ts'
import { readSizeWords } from './size-words.ts'

/** A half size is sold as one of its neighbours. */
const whole = (size: string) =>
  size.endsWith('.5') ? [size, ...[Math.floor, Math.ceil].map((round) => String(round(Number(size))))] : [size]

/** `us 8`, `39 europeo`, `24 cm` as local sizes, and `jean 30` as the local sizes of that waist in inches. */
export function foreignSizes(country: OpenCountry) {
  const trousers = generalCharts(country).filter(({ kind }) => kind === 'inferior')
  const waists = new Map(
    trousers.map(({ gender, columns, rows }) => {
      const inches = columns.indexOf('Jean (pulgadas)')
      return [gender, rows.map((row) => ({ size: row[0]!, inches: row[inches]?.split('-') ?? [] }))]
    }),
  )
  return (text: string, wearers: readonly Wearer[]): string[] => {
    const [, waist] = /^jean (\d{2})$/.exec(text) ?? []
    if (waist !== undefined) {
      const rows = wearers.flatMap((wearer) => waists.get(wearer) ?? [])
      return [...new Set(rows.filter(({ inches }) => inches.includes(waist)).map(({ size }) => size))]
    }
    const worn = readSizeWords(text)
    if (!worn) return []
    const local = localSystem(country)
    const found = wearers.flatMap((wearer) => convertShoeSize(worn.size, worn.system, local, wearer)?.sizes ?? [])
    return [...new Set(found.flatMap(whole))]
  }
}
