import { palette } from '#domain/browse/catalog/palette.ts'
import { seededRandom } from '#domain/platform/random.ts'
import type { DemoDocument } from '../demo-documents.ts'
import { feedKinds, type FeedKind } from './feed-kinds.ts'

export type FeedDocument = DemoDocument & { kind: string }

const models =
  'Lenga,Coihue,Zamba,Chacarera,Malbec,Yunta,Tilcara,Puelo,Ceibo,Andes,Ñire,Rauli,Calden,Notro,Quena'.split(',')
const makers = 'Valle Sur,Tres Lomas,Pampero Norte,Cumbre Alta,Orilla'.split(',')
const people = { mujer: 'Mujer', hombre: 'Hombre', ninos: 'Niños', unisex: '' } as const
const sizesOf: Readonly<Record<FeedKind['sizes'], readonly (readonly string[])[]>> = {
  letters: [
    ['XS', 'S', 'M'],
    ['S', 'M', 'L', 'XL'],
    ['M', 'L', 'XL', 'XXL'],
  ],
  shoes: [
    ['35', '36', '37', '38'],
    ['38', '39', '40'],
    ['40', '41', '42', '43', '44'],
  ],
  waist: [
    ['36', '38', '40'],
    ['38', '40', '42', '44'],
    ['42', '44', '46'],
  ],
  none: [['U']],
}
const sizesOfChildren: Readonly<Record<FeedKind['sizes'], readonly (readonly string[])[]>> = {
  letters: [
    ['2', '4', '6'],
    ['4', '6', '8', '10'],
    ['8', '10', '12', '14'],
  ],
  shoes: [
    ['25', '26', '27'],
    ['28', '29', '30'],
    ['31', '32', '33', '34'],
  ],
  waist: [
    ['4', '6', '8'],
    ['8', '10', '12'],
  ],
  none: [['U']],
}
const sizesOfBabies = [
  ['3M', '6M'],
  ['6M', '9M', '12M'],
  ['12M', '18M', '24M'],
] as const
const perWearer = 14
const colours = Object.values(palette)

/** One invented feed of a retailer who sells the same in three countries, most popular first. */
export function feedDocuments(): FeedDocument[] {
  const random = seededRandom(33)
  const found: FeedDocument[] = []
  for (const [row, { id, titles, categories, wearers, price, sizes }] of feedKinds.entries()) {
    for (const gender of wearers) {
      for (let at = 0; at < perWearer; at++) {
        const colour = random.pick(colours)
        const title = titles[at % titles.length]!
        const parts = [title, random.pick(models)]
        if (random.often(0.4)) parts.push(people[gender])
        if (random.often(0.3)) parts.push(colour.label)
        const children = id === 'onesie' ? sizesOfBabies : sizesOfChildren[sizes]
        const [from, upTo] = price
        found.push({
          kind: id,
          name: parts.filter(Boolean).join(' '),
          kinds: categories,
          brand: random.pick(makers),
          color: colour.label,
          colorFamily: colour.family,
          gender,
          description: 'Un clásico de la temporada para usar todos los días.',
          attributes: [],
          sku: `VS-${1000 + row * 40 + at}-${gender[0]!.toUpperCase()}${at}`,
          category: categories[0]!,
          sizes: random.pick(gender === 'ninos' ? children : sizesOf[sizes]),
          popularity: random.whole(0, 1_000_000),
          price: 1000 * random.whole(from, upTo) - 10,
          isReduced: random.often(0.2),
        })
      }
    }
  }
  return found.sort((one, other) => other.popularity - one.popularity)
}
