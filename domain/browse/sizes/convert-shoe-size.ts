import type { OpenCountry } from '#domain/platform/country/country.ts'
import { shoeSizes, type ShoeSize, type ShoeSystem, type Wearer } from './shoe-sizes.ts'

export type Conversion = {
  /** The possible sizes, smallest first: two where one numbering is coarser than the other. */
  sizes: string[]
  /** The foot length it was computed for, in centimetres. */
  feet: string[]
  /** Whether the size is in the table; otherwise the next larger one is used, because a tight shoe is returned. */
  isExact: boolean
}

const approximate: ReadonlySet<ShoeSystem> = new Set(['CO', 'BR'])

/** Whether a numbering is only roughly known; the screen says so. */
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
 * The row for a size missing in the table: the next larger one. Children's US sizes restart at 1Y and UK sizes at 1, so
 * there only exact entries match.
 */
function nextLarger(rows: readonly ShoeSize[], from: ShoeSystem, requested: number): ShoeSize | undefined {
  const numbers = rows.map((row) => Number(row[from]))
  const isGrowing = numbers.every((number, at) => at === 0 || number >= numbers[at - 1]!)
  if (!isGrowing || !(requested > numbers[0]!)) return undefined
  return rows.find((_, at) => numbers[at]! >= requested)
}

/** 'Uso 39 en EU' → the local size; undefined outside the table. */
export function convertShoeSize(
  size: string,
  from: ShoeSystem,
  to: ShoeSystem,
  wearer: Wearer,
): Conversion | undefined {
  const requested = normal(size)
  const rows = shoeSizes[wearer]
  const exact = rows.filter((row) => row[from] === requested)
  if (exact.length > 0) return answer(exact, to, true)
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(requested)) return undefined
  const next = nextLarger(rows, from, Number(requested))
  return next && answer([next], to, false)
}
