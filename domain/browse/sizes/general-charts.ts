import { productGenders, type ProductGender } from '#domain/browse/catalog/genders.ts'
import { sizeTableKinds, type SizeTableKind } from '#domain/browse/catalog/sizes.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { localSystem } from './convert-shoe-size.ts'
import { shoeSizes, wearers, type ShoeSize, type ShoeSystem, type Wearer } from './shoe-sizes.ts'
import { chartTitle, type SizeChart } from './size-chart.ts'

const beside: readonly ShoeSystem[] = ['EU', 'US', 'UK', 'BR', 'cm']

const decimal = (figure: string) => figure.replace('.', ',')

/** One size, or the range from the smallest to the largest. */
function span(rows: readonly ShoeSize[], system: ShoeSystem): string {
  const [first, last] = [rows[0]![system], rows.at(-1)![system]].map(decimal)
  return first === last ? first! : `${first}–${last}`
}

/**
 * The feet for a whole local size: its rows in the table, or the two it lies between. Shoes are sold in whole sizes, so
 * each has one row.
 */
function feetOf(wearer: Wearer, local: ShoeSystem, size: number): ShoeSize[] {
  const rows = shoeSizes[wearer]
  const own = rows.filter((row) => Number(row[local]) === size)
  if (own.length > 0) return own
  const next = rows.findIndex((row) => Number(row[local]) > size)
  return rows.slice(next - 1, next + 1)
}

function shoes(country: OpenCountry, wearer: Wearer): SizeChart {
  const local = localSystem(country)
  const systems = [local, ...beside]
  const numbers = shoeSizes[wearer].map((row) => Number(row[local]))
  const [smallest, largest] = [Math.ceil(numbers[0]!), Math.floor(numbers.at(-1)!)]
  const sizes = Array.from({ length: largest - smallest + 1 }, (_, index) => smallest + index)
  return {
    title: chartTitle('calzado', wearer),
    kind: 'calzado',
    gender: wearer,
    columns: systems.map((system) => (system === 'cm' ? 'Pie (cm)' : system)),
    rows: sizes.map((size) => {
      const feet = feetOf(wearer, local, size)
      return [String(size), ...beside.map((system) => span(feet, system))]
    }),
  }
}

type Clothes = { kind: SizeTableKind; gender: Wearer; columns: string; rows: string }

/** Customary measures of the trade; letters are first because they are what labels show in the three countries. */
const clothes: readonly Clothes[] = [
  {
    kind: 'superior',
    gender: 'mujer',
    columns: 'Letra|EU|US|UK|CO|BR|Busto (cm)|Cintura (cm)',
    rows: `XS 34 2 6 4 PP 80-83 62-65
      S 36 4 8 6 P 84-87 66-69
      M 38 6-8 10 8-10 M 88-92 70-74
      L 40 10 12-14 12 G 93-97 75-79
      XL 42 12 16 14 GG 98-103 80-85`,
  },
  {
    kind: 'superior',
    gender: 'hombre',
    columns: 'Letra|EU|Pecho (cm)|Cuello (cm)',
    rows: `S 46 91-96 38
      M 48-50 97-102 40
      L 52 103-108 42
      XL 54 109-114 43`,
  },
  {
    kind: 'superior',
    gender: 'ninos',
    columns: 'Edad|Altura (cm)|Pecho (cm)',
    rows: `4 98-104 55
      6 110-116 59
      8 122-128 64
      10 134-140 69
      12 146-152 75
      14 158-164 81
      16 164-170 86`,
  },
  {
    kind: 'inferior',
    gender: 'mujer',
    columns: 'Número|Letra|Jean (pulgadas)|Cintura (cm)|Cadera (cm)',
    rows: `34 XS 24-25 62-65 88-91
      36 S 26 66-69 92-95
      38 M 27-28 70-74 96-99
      40 L 29 75-79 100-104
      42 XL 30 80-85 105-109
      44 XXL 32 86-91 110-115
      46 3XL 34 92-97 116-121`,
  },
  {
    kind: 'inferior',
    gender: 'hombre',
    columns: 'Número|Letra|Jean (pulgadas)|Cintura (cm)',
    rows: `38 XS 28 71-75
      40 S 30 76-80
      42 M 32 81-85
      44 L 34 86-90
      46 XL 36 91-95
      48 XXL 38 96-101
      50 3XL 40 102-107`,
  },
  {
    kind: 'inferior',
    gender: 'ninos',
    columns: 'Edad|Altura (cm)|Cintura (cm)',
    rows: `4 98-104 53
      6 110-116 55
      8 122-128 58
      10 134-140 61
      12 146-152 65
      14 158-164 69
      16 164-170 73`,
  },
]

const clothesCharts: readonly SizeChart[] = clothes.map(({ kind, gender, columns, rows }) => ({
  title: chartTitle(kind, gender),
  kind,
  gender,
  columns: columns.split('|'),
  rows: rows.split('\n').map((row) => row.trim().split(' ')),
}))

/** A country's tables by kind and wearer, for a shop without its own. */
export function generalCharts(country: OpenCountry): SizeChart[] {
  return [...wearers.map((wearer) => shoes(country, wearer)), ...clothesCharts]
}

const placeOf = ({ kind, gender }: { kind: SizeTableKind; gender: ProductGender }) =>
  sizeTableKinds.indexOf(kind) * productGenders.length + productGenders.indexOf(gender)

/** The general guide: the shop's own tables, completed with ours, by kind and then by wearer (OP-040). */
export function sizeGuide(ownCharts: readonly SizeChart[], country: OpenCountry): SizeChart[] {
  const places = new Set(ownCharts.map(placeOf))
  const missing = generalCharts(country).filter((chart) => !places.has(placeOf(chart)))
  return [...ownCharts, ...missing].toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The tables for a product without one of its own: those of its gender, or both adult tables for unisex. */
export function chartsFor(kind: SizeTableKind, gender: ProductGender, guide: readonly SizeChart[]): SizeChart[] {
  const genders: readonly ProductGender[] = gender === 'unisex' ? ['unisex', 'mujer', 'hombre'] : [gender]
  return guide.filter((chart) => chart.kind === kind && genders.includes(chart.gender))
}
