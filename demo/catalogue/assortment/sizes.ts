import type { ProductGender } from '#domain/browse/catalog/genders.ts'
import type { SizeFilterKey } from '#domain/browse/catalog/sizes.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/** The size range of a kind. */
export type SizeLadder = 'shoes' | 'tops' | 'bottoms' | 'jeans' | 'one'

const steps = (from: number, to: number, by = 1): readonly string[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => String(from + index * by))

const alpha = ['S', 'M', 'L', 'XL']
const kids = steps(4, 16, 2)
const one = ['U']

/** Argentina and Chile number shoes one below Europe; Colombia half a step to a whole one below that. */
const shoes: Readonly<Record<OpenCountry, Record<ProductGender, readonly string[]>>> = {
  ar: { mujer: steps(35, 41), hombre: steps(39, 45), ninos: steps(27, 35), unisex: steps(35, 45) },
  cl: { mujer: steps(35, 41), hombre: steps(39, 45), ninos: steps(27, 35), unisex: steps(35, 45) },
  co: { mujer: steps(34, 40), hombre: steps(38, 44), ninos: steps(26, 34), unisex: steps(34, 44) },
}

/** The sizes of a product in ascending order, as the size picker shows them. */
export function sizesOf(ladder: SizeLadder, gender: ProductGender, country: OpenCountry): readonly string[] {
  if (ladder === 'one') return one
  if (ladder === 'shoes') return shoes[country][gender]
  if (gender === 'ninos') return kids
  if (ladder === 'jeans') return gender === 'mujer' ? jeansWomen : jeansMen
  return ladder === 'tops' && gender === 'mujer' ? alphaWomen : alpha
}

const alphaWomen = ['XS', ...alpha]
const jeansWomen = steps(36, 46, 2)
const jeansMen = steps(38, 48, 2)

export const filterKeyOf: Readonly<Record<SizeLadder, SizeFilterKey | null>> = {
  shoes: 'shoe_size',
  tops: 'app_topsize',
  bottoms: 'appbottom_size',
  jeans: 'appbottom_size',
  one: null,
}
