import { tidyText } from './names.ts'

/**
 * A name typed into one field, for records that keep two: the first word, and the rest. Nobody can tell where a Spanish
 * given name ends; on a label both stand beside each other as they were typed.
 */
export function splitName(text: string): { first: string; last: string } {
  const [first = '', ...rest] = tidyText(text).split(' ')
  return { first, last: rest.join(' ') }
}
