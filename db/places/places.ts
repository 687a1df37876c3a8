import type { OpenCountry } from '#domain/platform/country/country.ts'
import ar from './ar.json' with { type: 'json' }
import cl from './cl.json' with { type: 'json' }
import co from './co.json' with { type: 'json' }

export type City = {
  idCity: number
  name: string
  shortName: string
  lat: number
  lng: number
  fkRegion: number
  /** Orders a picker: capitals and large towns from 1 on, everything else `unranked` and then by name. */
  rank: number
}
export type Region = { id: number; name: string; cities: readonly City[] }

type Row = [idCity: number, name: string, shortName: string, lat: number, lng: number, rank: number]
type File = { regions: { id: number; name: string; cities: (string | number)[][] }[] }

export const unranked = 1000

/**
 * Ids are made of what the states themselves use, so they never move: dialling code + official region number
 * (INDEC, CUT, DANE), then three digits for the city (in Colombia the DANE municipality).
 */
function open({ regions }: File): readonly Region[] {
  return regions.map(({ id: fkRegion, name, cities }) => ({
    id: fkRegion,
    name,
    cities: (cities as Row[]).map(([idCity, city, shortName, lat, lng, rank]) => {
      return { idCity, name: city, shortName, lat, lng, fkRegion, rank }
    }),
  }))
}

/** Where the shop delivers: GeoNames (CC-BY-4.0), completed by hand; scripts/extract-places.ts writes the files. */
export const placesOf: Readonly<Record<OpenCountry, readonly Region[]>> = { ar: open(ar), cl: open(cl), co: open(co) }

/** For seeds and settings that speak of places by name; the best known one where several share it. */
export function cityNamed(country: OpenCountry, name: string): City {
  const namesakes = placesOf[country]
    .flatMap(({ cities }) => cities)
    .filter((city) => city.name === name || city.shortName === name)
    .sort((a, b) => a.rank - b.rank)
  if (!namesakes[0]) throw new Error(`There is no city called ${name} in ${country}.`)
  return namesakes[0]
}
