import { fold } from '#domain/platform/text/fold.ts'

/** Visitors on one day who must have searched for a term before others see it: no single visitor can place one. */
export const minVisitorsPerTerm = 3

/** Words that are never suggested, folded; a store's operator can hide more (`npm run shop -- hide-search`). */
export const blockedWords: readonly string[] = [
  'boludo',
  'boludos',
  'cagada',
  'conchudo',
  'culiado',
  'culiao',
  'culo',
  'droga',
  'drogas',
  'estafa',
  'estafadora',
  'estafadores',
  'estafas',
  'falsa',
  'falsas',
  'falsificada',
  'falsificadas',
  'falso',
  'falsos',
  'forro',
  'fraude',
  'garca',
  'gonorrea',
  'hdp',
  'hijo de puta',
  'hijueputa',
  'hitler',
  'ladron',
  'ladrones',
  'malparido',
  'marica',
  'mierda',
  'nazi',
  'nazis',
  'pedo',
  'pelotudo',
  'pija',
  'pinga',
  'porno',
  'puta',
  'putas',
  'puto',
  'putos',
  'robo',
  'robos',
  'sexo',
  'terrorista',
  'tetas',
  'trucha',
  'truchas',
  'trucho',
  'truchos',
  'verga',
  'weon',
  'xxx',
]

/** Whether a term contains one of the words or phrases as a whole, in any spelling. */
export function isBlocked(term: string, blocked: readonly string[]): boolean {
  const padded = ` ${fold(term)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
  return blocked.some((words) => padded.includes(` ${words} `))
}
