import { fold } from '#domain/platform/text/fold.ts'

/** Visitors on one day who must have searched for a term before others see it: no single one can put it there. */
export const fewestVisitors = 3

/** Words that nobody wants to be offered, folded; a store's operator hides more (`npm run shop -- hide-search`). */
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

/** Whether a term holds one of the words, or a row of words, whole and however they are written. */
export function isBlocked(term: string, blocked: readonly string[]): boolean {
  const padded = ` ${fold(term)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
  return blocked.some((words) => padded.includes(` ${words} `))
}
