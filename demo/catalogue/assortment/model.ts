import type { AttributeKey } from '#domain/browse/catalog/attributes.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { brands, type BrandStyle } from '../brands.ts'
import { suppliers } from '../suppliers.ts'
import { hashText, mixSeed, rollChance, type Chance } from '#domain/platform/chance.ts'
import { cards, nounIn, type MadeKind } from './kinds/cards.ts'
import type { Attributes, Cut, KindCard, Trend } from './kinds/kind-card.ts'
import { ecoMaterials, materials, type Material } from './materials.ts'
import { modelName } from './model-names.ts'
import type { Colour } from '#domain/browse/catalog/palette.ts'
import { modelOfSku, skuOf } from './sku.ts'
import { perRound, rankInKind, slots, type Slot } from './slots.ts'
import { specify, type Specification } from './specification.ts'

/** What all colours of a model have in common. */
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
  /** How it is built, which its description tells and its picture shows. */
  specification: Specification
  isEco: boolean
  colours: readonly Colour[]
  /** Goes on where the model left off: prices, stock and dates come from the same chain. */
  chance: Chance
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
/** Of what is made of a material that allows it; about one product in eight in the end. */
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
/** Children's houses dress children and nobody else. */
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
  chance: Chance,
): Attributes {
  const found: Attributes = {}
  for (const [key, values] of Object.entries(card.attributes)) found[key as AttributeKey] = chance.pick(values)
  Object.assign(found, cut.attributes)
  found[card.materialKey] = materials[material].label
  if (trend !== 'Liso') found.trend = trend
  if (slot.gender === 'ninos' && grownUp.has(found.occasion ?? '')) found.occasion = 'Escuela'
  return found
}

const nameOffset = new Map<MadeKind, number>()
for (const kind of Object.keys(cards)) nameOffset.set(kind as MadeKind, hashText(kind) % 200)

function pickColours(choices: readonly Colour[], count: number, chance: Chance): Colour[] {
  const from = chance.whole(0, choices.length - 1)
  // Neighbours on the dye card look alike: a stride keeps the siblings of a model apart.
  const stride = choices.length % 2 === 0 ? (choices.length % 3 === 0 ? 5 : 3) : 2
  const found = new Set<Colour>()
  for (let at = 0; found.size < count; at++)
    found.add(choices[(from + at * (choices.length > stride ? stride : 1)) % choices.length]!)
  return [...found]
}

/**
 * Numbers from 0 up to 1 that fill the gap evenly, whatever their count: among a dozen T-shirts there are all cuts and some
 * prints, which chance alone would not promise. The two shares are those of the plastic number, so that they stay apart.
 */
function spread(turn: number, share: number): number {
  return (turn * share) % 1
}

/** The n-th model of a store's assortment. Depends on its arguments only: the one before need not have been made. */
export function makeModel(country: OpenCountry, seed: number, index: number): Model {
  const place = index % slots.length
  const slot = slots[place]!
  const card = cards[slot.kind]
  const chance = rollChance(seedOf(country, seed, index))
  const colourCount = Math.min(chance.pick(howManyColours), card.colours.length)
  const numberInKind = Math.floor(index / slots.length) * perRound.get(slot.kind)! + rankInKind[place]!
  const turn = numberInKind + seed + countrySeed[country]
  const cuts = cutsOf(slot)
  const cut = cuts[Math.floor(spread(turn, 0.754877666) * cuts.length)]!
  const material = chance.pick(cut.materials ?? card.materials)
  // Hides are dyed and denim is washed, neither is printed; and a cable would be lost in a check.
  const isPatterned =
    !plainCloths.has(materials[material].drawn) && !cut.isPlain && spread(turn, 0.569840291) < patternedShare
  const trend = card.trends && isPatterned ? chance.pick(card.trends) : 'Liso'
  const styles = stylesFor(card, slot)
  const word = modelName(nameOffset.get(slot.kind)!, numberInKind)
  const attributes = attributesOf({ card, slot }, cut, material, trend, chance)
  const brand = chance.pick(brandsOf.get(chance.pick(styles))!)
  const model = modelOfSku(skuOf(country, slot.kind, index + 1, 0))
  return {
    index,
    slot,
    name: `${nounIn(country, cut.noun ?? card.noun)} ${cut.word}${trendWords[trend]} ${word}`,
    brand,
    supplier: chance.often(houseShare) ? house : chance.pick(others),
    card,
    material,
    attributes: Object.entries(attributes) as [AttributeKey, string][],
    trend,
    isLongSleeved: attributes.sleeves === 'Manga larga',
    specification: specify({ kind: slot.kind, gender: slot.gender, brand, model, attributes, cut }),
    isEco: ecoMaterials.has(material) && chance.often(ecoShare),
    colours: pickColours(card.colours, colourCount, chance),
    chance,
  }
}
