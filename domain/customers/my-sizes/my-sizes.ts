import type { ProductGender } from '#domain/browse/catalog/genders.ts'
import type { SizeTableKind } from '#domain/browse/catalog/sizes.ts'
import type { Wearer } from '#domain/browse/sizes/shoe-sizes.ts'

/** The size somebody wears, or buys for a child, in one kind of article. */
export type MySize = { kind: SizeTableKind; wearer: Wearer; size: string }

export const sizeSources = ['typed', 'bought', 'favourite'] as const
export type SizeSource = (typeof sizeSources)[number]
export type KnownSize = MySize & { source: SizeSource }

/** What a purchase or a favourite says about a size. */
export type SizeEvidence = KnownSize & { at: Date }

/** What somebody said: a size, or that the shop is to forget what it knew until then. */
export type SizeChoice = Omit<MySize, 'size'> & { size: string | null; at: Date }

/** As a label has it: `38`, `10.5C`, `XL`, `S/M`. */
export const mySizeForm = /^[\p{L}\d][\p{L}\d ./+-]{0,11}$/u

export const normalSize = (size: string) => size.trim().toUpperCase().replace(',', '.')

const isSamePlace = (one: Omit<MySize, 'size'>, other: Omit<MySize, 'size'>) =>
  one.kind === other.kind && one.wearer === other.wearer

const placeOf = ({ kind, wearer }: Omit<MySize, 'size'>) => `${kind} ${wearer}`

/** So many purchases of a kind are looked at: sizes change with the years. */
const recentPurchases = 5

/** The size bought most often lately, the later one of two; of children only the last, because they grow. */
function sizeBought(evidence: readonly SizeEvidence[]): SizeEvidence | undefined {
  const recent = evidence.slice(0, recentPurchases)
  if (recent[0]?.wearer === 'ninos') return recent[0]
  const timesOf = ({ size }: SizeEvidence) => recent.filter((other) => other.size === size).length
  const most = Math.max(...recent.map(timesOf))
  return recent.find((one) => timesOf(one) === most)
}

/** One size per kind and wearer: what was said, else what was bought, else the favourite added last in a size. */
export function knownSizes(choices: readonly SizeChoice[], evidence: readonly SizeEvidence[]): KnownSize[] {
  const latestFirst = evidence.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const places = new Map([...choices, ...evidence].map((one) => [placeOf(one), one]))
  return [...places.values()]
    .flatMap(({ kind, wearer }): KnownSize[] => {
      const choice = choices.find((one) => isSamePlace(one, { kind, wearer }))
      if (choice?.size) return [{ kind, wearer, size: choice.size, source: 'typed' }]
      const counted = latestFirst.filter(
        (one) => isSamePlace(one, { kind, wearer }) && !(choice && one.at <= choice.at),
      )
      const found =
        sizeBought(counted.filter(({ source }) => source === 'bought')) ??
        counted.find(({ source }) => source === 'favourite')
      return found ? [{ kind, wearer, size: found.size, source: found.source }] : []
    })
    .toSorted((a, b) => placeOf(a).localeCompare(placeOf(b)))
}

/** Sizes of this kind for these wearers, each once. */
export function sizesOfKind(sizes: readonly MySize[], kind: string, genders: readonly ProductGender[]): string[] {
  const isFor = (wearer: Wearer) =>
    genders.includes(wearer) || (genders.includes('unisex') && wearer !== 'ninos' && genders.length === 1)
  const fitting = sizes.filter((one) => one.kind === kind && isFor(one.wearer))
  return [...new Set(fitting.map(({ size }) => size))]
}

/** The size of a product to choose beforehand: the only one that is known to fit, while there is some of it left. */
export function sizeToPreselect<S extends { size: string; available: boolean }>(
  simples: readonly S[],
  mine: readonly string[],
): S | undefined {
  return mine.length === 1
    ? simples.find(({ size, available }) => available && normalSize(size) === mine[0])
    : undefined
}

/** The sizes somebody may be offered first among those a list has. */
export function sizesToOffer(options: readonly { value: string }[], mine: readonly string[]): string[] {
  return options.map(({ value }) => value).filter((value) => mine.includes(normalSize(value)))
}

/** What a device knew joins what the account knows, which comes first. */
export function sizesToKeep(ofDevice: readonly MySize[], ofAccount: readonly MySize[]): MySize[] {
  return ofDevice.filter((one) => !ofAccount.some((other) => isSamePlace(one, other)))
}

/** The list with one of its sizes set, or taken out. */
export function withMySize<S extends MySize>(sizes: readonly S[], changed: S | Omit<MySize, 'size'>): S[] {
  const others = sizes.filter((one) => !isSamePlace(one, changed))
  return 'size' in changed ? [...others, changed] : others
}
