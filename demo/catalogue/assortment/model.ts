import type { AttributeKey } from '#domain/browse/catalog/attributes.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { brands, type BrandStyle } from '../brands.ts'
import { suppliers } from '../suppliers.ts'
import { hashText, mixSeed, seededRandom, type Random } from '#domain/platform/random.ts'
import { cards, nounIn, type GeneratedKind } from './kinds/cards.ts'
import type { Attributes, Cut, KindCard, Trend } from './kinds/kind-card.ts'
import { ecoMaterials, materials, type Material } from './materials.ts'
import { modelName } from './model-names.ts'
import type { Colour } from '#domain/browse/catalog/palette.ts'
import { modelOfSku, skuOf } from './sku.ts'
import { perRound, rankInKind, slots, type Slot } from './slots.ts'
import { specify, type Specification } from './specification.ts'

/** What all colours of a model share. */
export type Model = {
  index: number
  slot: Slot
  name: string
  brand: string
  supplier: string
  card: KindCard
  material: Material
  attributes: readonly (readonly [AttributeKey, string])[]
  trend: Trend
  isLongSleeved: boolean
  /** How it is built, which its description states and its picture shows. */
  specification: Specification
  isEco: boolean
  colours: readonly Colour[]
  /** Continues the model's random sequence: prices, stock and dates use the same one. */
  random: Random
}

const brandsOf = new Map<BrandStyle, string[]>()
for (const { slug, style } of brands) brandsOf.set(style, [...(brandsOf.get(style) ?? []), slug])
const others = suppliers.slice(1).map(({ key }) => key)
const house = suppliers[0]!.key

const trendWords: Readonly<Record<Trend, string>> = {
  Liso: '',
  Rayas: ' a Rayas',
  Cuadros: ' a Cuadros',
  Flores: ' Floral',
  Lunares: ' a Lunares',
  Estampado: ' con Estampa',
}

const plainCloths = new Set<string>(['denim', 'leather', 'suede', 'metal', 'mesh'])
const patternedShare = 0.34
const houseShare = 0.7
/** The share among models whose material allows it; about one product in eight overall. */
const ecoShare = 0.54
const howManyColours = [1, 1, 2, 2, 2, 3, 3, 3, 4, 5] as const

const cutsFor = new Map<string, readonly Cut[]>()
function cutsOf({ kind, gender }: Slot): readonly Cut[] {
  const key = `${kind} ${gender}`
  let cuts = cutsFor.get(key)
  if (!cuts) {
    cuts = cards[kind].cuts.filter((cut) => !cut.for || cut.for.includes(gender))
    cutsFor.set(key, cuts)
  }
  return cuts
}

const countrySeed: Readonly<Record<OpenCountry, number>> = { ar: 1, cl: 2, co: 3 }
function seedOf(country: OpenCountry, seed: number, index: number): number {
  return mixSeed(mixSeed(seed, countrySeed[country]), index)
}

const stylesOf = new Map<string, readonly BrandStyle[]>()
/** Children's brands make only children's products. */
function stylesFor({ styles }: KindCard, { kind, gender }: Slot): readonly BrandStyle[] {
  const key = `${kind} ${gender}`
  let found = stylesOf.get(key)
  if (!found) {
    const isChild = gender === 'ninos'
    found = styles.filter((style) => (style === 'kids') === isChild)
    if (found.length === 0) found = isChild ? ['kids'] : styles
    stylesOf.set(key, found)
  }
  return found
}

const grownUp = new Set(['Oficina', 'Salida', 'Fiesta'])

function attributesOf(
  { card, slot }: Pick<Model, 'card' | 'slot'>,
  cut: Cut,
  material: Material,
  trend: Trend,
  random: Random,
): Attributes {
  const found: Attributes = {}
  for (const [key, values] of Object.entries(card.attributes)) found[key as AttributeKey] = random.pick(values)
  Object.assign(found, cut.attributes)
  found[card.materialKey] = materials[material].label
  if (trend !== 'Liso') found.trend = trend
  if (slot.gender === 'ninos' && grownUp.has(found.occasion ?? '')) found.occasion = 'Escuela'
  return found
}

const nameOffset = new Map<GeneratedKind, number>()
for (const kind of Object.keys(cards)) nameOffset.set(kind as GeneratedKind, hashText(kind) % 200)

function pickColours(choices: readonly Colour[], count: number, random: Random): Colour[] {
  const from = random.whole(0, choices.length - 1)
  // Neighbours in the palette look alike: a stride keeps the colours of a model apart.
  const stride = choices.length % 2 === 0 ? (choices.length % 3 === 0 ? 5 : 3) : 2
  const found = new Set<Colour>()
  for (let at = 0; found.size < count; at++)
    found.add(choices[(from + at * (choices.length > stride ? stride : 1)) % choices.length]!)
  return [...found]
}

/**
 * Numbers in [0, 1) that are evenly distributed for any count: among a dozen T-shirts there are all cuts and some
 * prints, which plain randomness would not guarantee. The two shares are those of the plastic number, so that they stay
 * independent.
 */
function spread(turn: number, share: number): number {
  return (turn * share) % 1
}

/** The n-th model of a store's assortment. Depends only on its arguments, not on earlier models. */
export function makeModel(country: OpenCountry, seed: number, index: number): Model {
  const place = index % slots.length
  const slot = slots[place]!
  const card = cards[slot.kind]
  const random = seededRandom(seedOf(country, seed, index))
  const colourCount = Math.min(random.pick(howManyColours), card.colours.length)
  const numberInKind = Math.floor(index / slots.length) * perRound.get(slot.kind)! + rankInKind[place]!
  const turn = numberInKind + seed + countrySeed[country]
  const cuts = cutsOf(slot)
  const cut = cuts[Math.floor(spread(turn, 0.754877666) * cuts.length)]!
  const material = random.pick(cut.materials ?? card.materials)
  // Leather is dyed and denim is washed, neither is printed; and a cable knit would disappear in a check.
  const isPatterned =
    !plainCloths.has(materials[material].drawn) && !cut.isPlain && spread(turn, 0.569840291) < patternedShare
  const trend = card.trends && isPatterned ? random.pick(card.trends) : 'Liso'
  const styles = stylesFor(card, slot)
  const word = modelName(nameOffset.get(slot.kind)!, numberInKind)
  const attributes = attributesOf({ card, slot }, cut, material, trend, random)
  const brand = random.pick(brandsOf.get(random.pick(styles))!)
  const model = modelOfSku(skuOf(country, slot.kind, index + 1, 0))
  return {
    index,
    slot,
    name: `${nounIn(country, cut.noun ?? card.noun)} ${cut.word}${trendWords[trend]} ${word}`,
    brand,
    supplier: random.often(houseShare) ? house : random.pick(others),
    card,
    material,
    attributes: Object.entries(attributes) as [AttributeKey, string][],
    trend,
    isLongSleeved: attributes.sleeves === 'Manga larga',
    specification: specify({ kind: slot.kind, gender: slot.gender, brand, model, attributes, cut }),
    isEco: ecoMaterials.has(material) && random.often(ecoShare),
    colours: pickColours(card.colours, colourCount, random),
    random,
  }
}
