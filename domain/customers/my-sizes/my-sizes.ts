import type { ProductGender } from '#domain/browse/catalog/genders.ts'
import type { SizeTableKind } from '#domain/browse/catalog/sizes.ts'
import type { Wearer } from '#domain/browse/sizes/shoe-sizes.ts'

/** The size a customer wears, or buys for a child, in one kind of article. */
export type MySize = { kind: SizeTableKind; wearer: Wearer; size: string }

export const sizeSources = ['typed', 'bought', 'favourite'] as const
export type SizeSource = (typeof sizeSources)[number]
export type KnownSize = MySize & { source: SizeSource }

/** What a purchase or a favourite says about a size. */
export type SizeEvidence = KnownSize & { at: Date }

/** A customer's own statement: a size, or null to discard everything known until then. */
export type SizeChoice = Omit<MySize, 'size'> & { size: string | null; at: Date }

/** As on a label: `38`, `10.5C`, `XL`, `S/M`. */
export const mySizePattern = /^[\p{L}\d][\p{L}\d ./+-]{0,11}$/u

export const normaliseSize = (size: string) => size.trim().toUpperCase().replace(',', '.')

const isSamePlace = (one: Omit<MySize, 'size'>, other: Omit<MySize, 'size'>) =>
  one.kind === other.kind && one.wearer === other.wearer

const placeOf = ({ kind, wearer }: Omit<MySize, 'size'>) => `${kind} ${wearer}`

/** Only this many recent purchases of a kind count: sizes change over the years. */
const recentPurchases = 5

/** The size bought most often recently, the later one of a tie; for children only the last, because they grow. */
function sizeBought(evidence: readonly SizeEvidence[]): SizeEvidence | undefined {
  const recent = evidence.slice(0, recentPurchases)
  if (recent[0]?.wearer === 'ninos') return recent[0]
  const timesOf = ({ size }: SizeEvidence) => recent.filter((other) => other.size === size).length
  const most = Math.max(...recent.map(timesOf))
  return recent.find((one) => timesOf(one) === most)
}

/** One size per kind and wearer: the stated one, else the bought one, else that of the latest favourite. */
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

/** The distinct sizes of this kind for these genders. */
export function sizesOfKind(sizes: readonly MySize[], kind: string, genders: readonly ProductGender[]): string[] {
  const isFor = (wearer: Wearer) =>
    genders.includes(wearer) || (genders.includes('unisex') && wearer !== 'ninos' && genders.length === 1)
  const fitting = sizes.filter((one) => one.kind === kind && isFor(one.wearer))
  return [...new Set(fitting.map(({ size }) => size))]
}

/** The size to preselect on a product: the only known one, if available. */
export function sizeToPreselect<S extends { size: string; available: boolean }>(
  simples: readonly S[],
  mine: readonly string[],
): S | undefined {
  return mine.length === 1
    ? simples.find(({ size, available }) => available && normaliseSize(size) === mine[0])
    : undefined
}

/** The customer's sizes among the options of a list. */
export function sizesToOffer(options: readonly { value: string }[], mine: readonly string[]): string[] {
  return options.map(({ value }) => value).filter((value) => mine.includes(normaliseSize(value)))
}

/** The sizes of a device that an account takes over: those it does not have itself. */
export function sizesToImport(ofDevice: readonly MySize[], ofAccount: readonly MySize[]): MySize[] {
  return ofDevice.filter((one) => !ofAccount.some((other) => isSamePlace(one, other)))
}

/** The list with one size set or removed. */
export function withMySize<S extends MySize>(sizes: readonly S[], changed: S | Omit<MySize, 'size'>): S[] {
  const others = sizes.filter((one) => !isSamePlace(one, changed))
  return 'size' in changed ? [...others, changed] : others
}
