import type { OpenCountry } from '#domain/platform/country/country.ts'
import { shoeSizes, type ShoeSize, type ShoeSystem, type Wearer } from './shoe-sizes.ts'

export type Conversion = {
  /** The sizes it may be, smallest first: two where a numbering is coarser than the other. */
  sizes: string[]
  /** Length of the foot it was taken for, in centimetres. */
  feet: string[]
  /** The size is in the table; otherwise the next larger one stands in, because a tight shoe comes back. */
  isExact: boolean
}

const approximate: ReadonlySet<ShoeSystem> = new Set(['CO', 'BR'])

/** Whether a numbering is only roughly known: the screen says so. */
export function isApproximate(...systems: readonly ShoeSystem[]): boolean {
  return systems.some((system) => approximate.has(system))
}

export function localSystem(country: OpenCountry): ShoeSystem {
  return ({ ar: 'AR', cl: 'CL', co: 'CO' } as const)[country]
}

const normal = (size: string) => size.trim().toUpperCase().replace(',', '.').replace(/\.0$/, '')
const distinct = (values: readonly string[]) => [...new Set(values)]

const answer = (rows: readonly ShoeSize[], to: ShoeSystem, isExact: boolean): Conversion => ({
  sizes: distinct(rows.map((row) => row[to])),
  feet: distinct(rows.map((row) => row.cm)),
  isExact,
})

/**
 * The row for a size the table skips: the next larger one. Children's US sizes start over at 1Y and their UK sizes at 1,
 * so there only what stands in the table is understood.
 */
function nextLarger(rows: readonly ShoeSize[], from: ShoeSystem, wanted: number): ShoeSize | undefined {
  const numbers = rows.map((row) => Number(row[from]))
  const isGrowing = numbers.every((number, at) => at === 0 || number >= numbers[at - 1]!)
  if (!isGrowing || !(wanted > numbers[0]!)) return undefined
  return rows.find((_, at) => numbers[at]! >= wanted)
}

/** 'Uso 39 en EU' → the local size. Nothing for what lies outside the table. */
export function convertShoeSize(
  size: string,
  from: ShoeSystem,
  to: ShoeSystem,
  wearer: Wearer,
): Conversion | undefined {
  const wanted = normal(size)
  const rows = shoeSizes[wearer]
  const exact = rows.filter((row) => row[from] === wanted)
  if (exact.length > 0) return answer(exact, to, true)
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(wanted)) return undefined
  const next = nextLarger(rows, from, Number(wanted))
  return next && answer([next], to, false)
}
