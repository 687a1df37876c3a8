/** Shoe numberings; `cm` is the foot length. */
export const shoeSystems = ['cm', 'US', 'UK', 'EU', 'AR', 'CL', 'CO', 'BR'] as const
export type ShoeSystem = (typeof shoeSystems)[number]

export const wearers = ['mujer', 'hombre', 'ninos'] as const
export type Wearer = (typeof wearers)[number]

/** One foot in every numbering. */
export type ShoeSize = Readonly<Record<ShoeSystem, string>>

/*
 * Adults: manufacturers' and distributors' tables, which agree that Argentina is one below Europe (one and a half at
 * some halves). Chile is assumed equal to Argentina; Colombia (women: about US + 30) and Brazil (about Europe − 2) are
 * approximate. Children: Argentina's curve matches Europe's numbers, and the neighbours' are assumed the same; Brazil −
 * 2. There is no single truth: a product's own table takes precedence, then its brand's, and only then these.
 */
const columns: Readonly<Record<Wearer, string>> = {
  mujer: `22 5 2.5 35.5 34.5 34.5 34 33.5
    22.5 5.5 3 36 35 35 35 34
    23 6 3.5 36.5 35.5 35.5 36 34.5
    23.5 6.5 4 37.5 36.5 36.5 36 35.5
    24 7 4.5 38 37 37 37 36
    24.5 7.5 5 38.5 37.5 37.5 37 36.5
    25 8 5.5 39 38 38 38 37
    25.5 8.5 6 40 39 39 38 38
    26 9 6.5 40.5 39.5 39.5 39 38.5
    26.5 9.5 7 41 40 40 39 39
    27 10 7.5 42 41 41 40 40`,
  hombre: `24 6 5.5 38.5 37.5 37.5 37 37
    24.5 6.5 6 39 38 38 37.5 37.5
    25 7 6 40 39 39 38.5 38
    25.5 7.5 6.5 40.5 39.5 39.5 39 38.5
    26 8 7 41 40 40 39.5 39
    26.5 8.5 7.5 42 41 41 40.5 40
    27 9 8 42.5 41.5 41.5 41 40.5
    27.5 9.5 8.5 43 42 42 41.5 41
    28 10 9 44 43 43 42.5 42
    28.5 10.5 9.5 44.5 43.5 43.5 43 42.5
    29 11 10 45 44 44 43.5 43
    29.5 11.5 10.5 45.5 45 45 44 43.5
    30 12 11 46 45.5 45.5 44.5 44`,
  ninos: `12 4C 3.5 20 20 20 20 18
    12.5 6C 5.5 21 21 21 21 19
    14 8C 7.5 23 23 23 23 21
    15.5 10C 9.5 25 25 25 25 23
    16.5 10.5C 10 27 27 27 27 25
    18 12C 11.5 29 29 29 29 27
    19 13C 12.5 31 31 31 31 29
    20 1Y 13.5 32 32 32 32 30
    20.5 1.5Y 1 33 33 33 33 31
    21 2.5Y 2 34 34 34 34 32
    21.5 3Y 2.5 35 35 35 35 33`,
}

function read(text: string): ShoeSize[] {
  return text.split('\n').map((line) => {
    const cells = line.trim().split(' ')
    return Object.fromEntries(shoeSystems.map((system, at) => [system, cells[at]!])) as ShoeSize
  })
}

/** Smallest foot first. */
export const shoeSizes: Readonly<Record<Wearer, readonly ShoeSize[]>> = {
  mujer: read(columns.mujer),
  hombre: read(columns.hombre),
  ninos: read(columns.ninos),
}
