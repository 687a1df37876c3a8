import type { OpenCountry } from '#domain/platform/country/country.ts'
import { phraseKey } from '../phrase-roots.ts'

/**
 * Words that mean another garment in another country, one line each:
 *
 *   word: ar first, also first > second | cl … | co …
 *
 * Meanings are named by any unambiguous word of their concept, the first sense before `>`. A country that is missing
 * understands the word as the thesaurus has it.
 */
const lines = `
buzo: ar hoodie | cl tracksuit > hoodie > jogger | co hoodie
saco: ar americana > pulóver, saquito | cl americana > pulóver, saquito | co pulóver, saquito, tortuga > americana
sudadera: ar hoodie | cl hoodie > tank top | co tracksuit, jogger > hoodie
chaleco: ar gilet | cl pulóver, saquito, tortuga > gilet | co gilet
maleta: ar suitcase | cl suitcase | co backpack > suitcase
polera: ar tortuga > t-shirt | cl t-shirt | co t-shirt
chancla: ar flip flop > slippers | cl flip flop > slippers | co flip flop > slippers
esqueleto: co tank top
correa: ar correa de reloj, belt | cl belt > correa de reloj | co belt > correa de reloj
cartera: ar handbag | cl handbag | co handbag > wallet
bolso: ar duffle > handbag | cl handbag, duffle | co handbag > duffle
medias: ar socks > medias de nylon | cl medias de nylon > socks | co socks > medias de nylon
pollera: ar skirt | cl skirt | co skirt
calza: ar leggins | cl leggins | co leggins
chaqueta: ar jacket > americana | cl jacket > americana | co jacket > americana
pañuelo: ar foulard > pañuelo de bolsillo | cl foulard > pañuelo de bolsillo | co foulard > pañuelo de bolsillo
jogging: ar jogger > tracksuit | cl tracksuit, jogger | co jogger > tracksuit
canguro: ar hoodie | cl hoodie | co fanny pack > hoodie
malla: ar swimsuit > leggins | cl swimsuit > leggins | co swimsuit > leggins
panty: ar medias de nylon > vedetina | cl medias de nylon > vedetina | co vedetina > medias de nylon
gorro: ar beanie | cl beanie > snapback | co beanie > snapback
camisilla: ar tank top | cl tank top | co tank top
chompa: ar pulóver | cl pulóver | co jacket > pulóver
`

/** What a word means in a country: groups of concept keys, the first sense first. */
export type Senses = readonly (readonly string[])[]

const known = new Map<string, Partial<Record<OpenCountry, Senses>>>()
for (const line of lines.trim().split('\n')) {
  const [word, rest] = line.split(': ')
  const byCountry: Partial<Record<OpenCountry, Senses>> = {}
  for (const part of rest!.split(' | ')) {
    const senses = part.slice(3).split(' > ')
    byCountry[part.slice(0, 2) as OpenCountry] = senses.map((names) => names.split(', ').map(phraseKey))
  }
  known.set(phraseKey(word!), byCountry)
}

export const sensesOf = (key: string, country: OpenCountry | undefined): Senses | undefined =>
  country && known.get(key)?.[country]

/** Every word with senses, and the concepts named by them: a test checks that each is one. */
export const sensedWords: readonly string[] = [...known.keys()]

/** Words that only one country has for what all of them sell: they tell in whose words a catalogue is written. */
const tellingWords: Readonly<Record<OpenCountry, readonly string[]>> = {
  ar: [
    'remera',
    'campera',
    'pollera',
    'corpiño',
    'bombacha',
    'ojota',
    'anteojos',
    'musculosa',
    'malla',
    'valija',
    'riñonera',
  ],
  cl: ['polerón', 'calcetín', 'sostén', 'chala', 'bototo', 'jockey', 'calzón', 'banano', 'cortaviento', 'polera'],
  co: [
    'camiseta',
    'tenis',
    'gafas',
    'morral',
    'baleta',
    'brasier',
    'pantaloneta',
    'aretes',
    'chancla',
    'tacón',
    'correa',
  ],
}

/** In whose words a catalogue is written; undefined where none stands out. `countOf`: products named by a key. */
export function dialectOf(countOf: (key: string) => number): OpenCountry | undefined {
  const counts = Object.entries(tellingWords).map(([country, words]) => {
    return { country: country as OpenCountry, count: words.reduce((sum, word) => sum + countOf(phraseKey(word)), 0) }
  })
  const [most, next] = counts.toSorted((one, other) => other.count - one.count)
  return most!.count > 0 && most!.count >= 3 * next!.count ? most!.country : undefined
}
