import { eq } from 'drizzle-orm'
import type { ProductGender } from '#domain/catalog/genders.ts'
import type { SizeTableKind } from '#domain/catalog/sizes.ts'
import type { OpenCountry } from '#domain/store/country.ts'
import type { Handle } from '#db/open.ts'
import { sizeTable } from '#db/schema/sizes.ts'

type SizeTableData = { kind: SizeTableKind; gender: ProductGender; columns: string[]; rows: string[][] }

// cm, US, UK, EU, AR and CL, CO, BR. Argentina and Chile number one below Europe; Colombia and Brazil are approximate.
const womenShoes = `22 5 2.5 35.5 34.5 34 33.5|22.5 5.5 3 36 35 35 34|23 6 3.5 36.5 35.5 36 34.5|23.5 6.5 4 37.5 36.5 36 35.5
24 7 4.5 38 37 37 36|24.5 7.5 5 38.5 37.5 37 36.5|25 8 5.5 39 38 38 37|25.5 8.5 6 40 39 38 38|26 9 6.5 40.5 39.5 39 38.5
26.5 9.5 7 41 40 39 39|27 10 7.5 42 41 40 40`
const menShoes = `24 6 5.5 38.5 37.5 37 37|24.5 6.5 6 39 38 37.5 37.5|25 7 6 40 39 38.5 38|25.5 7.5 6.5 40.5 39.5 39 38.5
26 8 7 41 40 39.5 39|26.5 8.5 7.5 42 41 40.5 40|27 9 8 42.5 41.5 41 40.5|27.5 9.5 8.5 43 42 41.5 41|28 10 9 44 43 42.5 42
28.5 10.5 9.5 44.5 43.5 43 42.5|29 11 10 45 44 43.5 43|29.5 11.5 10.5 45.5 45 44 43.5|30 12 11 46 45.5 44.5 44`

const split = (text: string) => text.split(/[|\n]/).map((row) => row.split(' '))

function shoes(country: OpenCountry, gender: ProductGender, text: string): SizeTableData {
  const columns = [country.toUpperCase(), 'EU', 'US', 'UK', 'BR', 'Pie (cm)']
  const rows = split(text).map(([cm, us, uk, eu, south, co, br]) => [
    country === 'co' ? co! : south!,
    eu!,
    us!,
    uk!,
    br!,
    cm!,
  ])
  return { kind: 'calzado', gender, columns, rows }
}

const kidsShoes = (country: OpenCountry): SizeTableData => ({
  kind: 'calzado',
  gender: 'ninos',
  columns: [country.toUpperCase(), 'US', 'Pie (cm)'],
  rows: split('20 4 12|21 6 12.5|23 8 14|25 10 15.5|27 10.5C 16.5|29 12C 18|31 13C 19|32 1Y 20|35 3Y 21.5'),
})

const clothes: readonly SizeTableData[] = [
  {
    kind: 'superior',
    gender: 'mujer',
    columns: ['Letra', 'EU', 'US', 'UK', 'BR', 'Busto (cm)', 'Cintura (cm)'],
    rows: split(
      'XS 34 2 6 PP 80-83 62-65|S 36 4 8 P 84-87 66-69|M 38 6-8 10 M 88-92 70-74|L 40 10 12-14 G 93-97 75-79|XL 42 12 16 GG 98-103 80-85',
    ),
  },
  {
    kind: 'superior',
    gender: 'hombre',
    columns: ['Letra', 'EU', 'Pecho (cm)', 'Cuello (cm)'],
    rows: split('S 46 91-96 38|M 48-50 97-102 40|L 52 103-108 42|XL 54 109-114 43'),
  },
  {
    kind: 'superior',
    gender: 'ninos',
    columns: ['Edad', 'Altura (cm)', 'Pecho (cm)'],
    rows: split('4 98-104 55|6 110-116 59|8 122-128 64|10 134-140 69|12 146-152 75|14 158-164 81|16 164-170 86'),
  },
  {
    kind: 'inferior',
    gender: 'mujer',
    columns: ['Número', 'Letra', 'Jean (pulgadas)', 'Cintura (cm)', 'Cadera (cm)'],
    rows: split(
      '34 XS 24-25 62-65 88-91|36 S 26 66-69 92-95|38 M 27-28 70-74 96-99|40 L 29 75-79 100-104|42 XL 30 80-85 105-109|44 XXL 32 86-91 110-115',
    ),
  },
  {
    kind: 'inferior',
    gender: 'hombre',
    columns: ['Número', 'Letra', 'Jean (pulgadas)', 'Cintura (cm)'],
    rows: split('44 S 28-30 74-79|46 M 31-32 80-84|48 L 33-34 85-89|50 XL 36 90-95|52 XXL 38 96-101|54 3XL 40 102-107'),
  },
  {
    kind: 'inferior',
    gender: 'ninos',
    columns: ['Edad', 'Altura (cm)', 'Cintura (cm)'],
    rows: split('4 98-104 53|6 110-116 55|8 122-128 58|10 134-140 61|12 146-152 65|14 158-164 69|16 164-170 73'),
  },
]

const kindNames = { calzado: 'Calzado', superior: 'Ropa superior', inferior: 'Ropa inferior' }
const genderNames = { mujer: 'mujer', hombre: 'hombre', ninos: 'niños', unisex: 'unisex' }

export type SizeTableIds = Map<`${SizeTableKind} ${ProductGender}`, number>

/** The general tables of a store; returns their ids by kind and gender. */
export async function writeSizeTables(db: Handle, country: OpenCountry): Promise<SizeTableIds> {
  const footwear = [shoes(country, 'mujer', womenShoes), shoes(country, 'hombre', menShoes), kidsShoes(country)]
  await db
    .insert(sizeTable)
    .values(
      [...footwear, ...clothes].map((table) => {
        const name = `${kindNames[table.kind]} de ${genderNames[table.gender]}`
        return Object.assign({ country, name }, table)
      }),
    )
    .onConflictDoNothing()
  const rows = await db.select().from(sizeTable).where(eq(sizeTable.country, country))
  return new Map(rows.map(({ kind, gender, id }) => [`${kind} ${gender}` as const, id]))
}
