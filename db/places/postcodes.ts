import type { OpenCountry } from '#domain/platform/country/country.ts'
import { placesOf } from './places.ts'

export type PostcodeRange = { fkRegion: number; fromCode: string; toCode: string }

/**
 * Argentina's old four-digit codes by INDEC province. They follow railway lines, not borders: approximate, with gaps
 * where nothing is known, so only a code of another province may be refused.
 */
const argentina = `
1000-1499 02; 1600-1999 06; 2000-2399 82; 2400-2439 14; 2440-2549 82; 2550-2599 14; 2600-2644 82; 2645-2699 14; 2700-2819 06;
2820-2899 30; 2900-2917 06; 2918-2929 82; 2930-2999 06; 3000-3099 82; 3100-3193 30; 3194-3199 18; 3200-3219 30; 3220-3227 18;
3228-3229 30; 3230-3239 18; 3240-3299 30; 3300-3301 54; 3302-3302 18; 3303-3339 54; 3340-3349 18; 3350-3399 54; 3400-3499 18;
3500-3549 22; 3550-3599 82; 3600-3699 34; 3700-3711 22; 3712-3715 86; 3716-3739 22; 3740-3799 86; 4000-4138 90; 4139-4139 10;
4140-4189 90; 4190-4194 66; 4195-4399 86; 4400-4499 66; 4500-4529 38; 4530-4599 66; 4600-4699 38; 4700-4799 10; 5000-5259 14;
5260-5265 10; 5266-5299 14; 5300-5314 46; 5315-5318 10; 5319-5339 46; 5340-5345 10; 5346-5399 46; 5400-5469 70; 5470-5479 46;
5480-5499 70; 5500-5699 50; 5700-5799 74; 5800-5880 14; 5881-5883 74; 5884-5999 14; 6000-6099 06; 6100-6119 82; 6120-6149 14;
6200-6224 42; 6225-6229 14; 6230-6269 06; 6270-6279 14; 6300-6334 42; 6335-6349 06; 6350-6399 42; 6400-8137 06; 8138-8138 62;
8139-8199 06; 8200-8299 42; 8300-8302 58; 8303-8304 62; 8305-8306 58; 8307-8308 62; 8309-8323 58; 8324-8339 62; 8340-8359 58;
8360-8369 62; 8370-8399 58; 8400-8406 62; 8407-8407 58; 8408-8503 62; 8504-8512 06; 8513-8599 62; 9000-9010 26; 9011-9019 78;
9020-9039 26; 9040-9099 78; 9100-9299 26; 9300-9409 78; 9410-9431 94`

/** Chile's seven digits run from north to south, and the capital has the last range. */
const chile = `
1000000-1099999 15; 1100000-1239999 01; 1240000-1479999 02; 1480000-1699999 03; 1700000-1999999 04; 2000000-2819999 05;
2820000-3339999 06; 3340000-3779999 07; 3780000-4029999 16; 4030000-4649999 08; 4650000-5089999 09; 5090000-5289999 14;
5290000-5949999 10; 5950000-6159999 11; 6160000-6499999 12; 7000000-9999999 13`

const parse = (list: string, dialling: string): PostcodeRange[] =>
  list.split(';').map((line) => {
    const [, fromCode, toCode, code] = /(?<!\d)(\d+)-(\d+) (\d\d)/.exec(line)!
    return { fkRegion: Number(dialling + code), fromCode: fromCode!, toCode: toCode! }
  })

/** Colombia: six digits; the first two are the DANE department, as are the last two of our region id. */
const colombia = placesOf.co.map(({ id }) => {
  const department = String(id).slice(2)
  return { fkRegion: id, fromCode: `${department}0000`, toCode: `${department}9999` }
})

/** Ranges of one country never overlap; codes have a fixed length, so text order is number order. */
export const postcodeRanges: Readonly<Record<OpenCountry, readonly PostcodeRange[]>> = {
  ar: parse(argentina, '54'),
  cl: parse(chile, '56'),
  co: colombia,
}
