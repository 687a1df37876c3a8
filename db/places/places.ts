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
  /** Sort order of a picker: capitals and large towns from 1 on, all others 1000 and then by name. */
  rank: number
}
export type Region = { id: number; name: string; cities: readonly City[] }

type Row = [idCity: number, name: string, shortName: string, lat: number, lng: number, rank: number]
type File = { regions: { id: number; name: string; cities: (string | number)[][] }[] }

/**
 * Ids are derived from official numbers, so they never change: dialling code + official region number (INDEC, CUT,
 * DANE), then three digits for the city (in Colombia the DANE municipality).
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

/** The delivery area: GeoNames (CC-BY-4.0), completed by hand; scripts/extract-places.ts writes the files. */
export const placesOf: Readonly<Record<OpenCountry, readonly Region[]>> = { ar: open(ar), cl: open(cl), co: open(co) }

/** Finds a city by name for seeds and settings; the highest ranked when several share it. */
export function cityNamed(country: OpenCountry, name: string): City {
  const namesakes = placesOf[country]
    .flatMap(({ cities }) => cities)
    .filter((city) => city.name === name || city.shortName === name)
    .sort((a, b) => a.rank - b.rank)
  if (!namesakes[0]) throw new Error(`There is no city called ${name} in ${country}.`)
  return namesakes[0]
}
