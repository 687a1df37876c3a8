import { tidyText } from './names.ts'

/**
 * Splits a name typed into one field: the first word, and the rest. Where a Spanish given name ends cannot be known; on
 * a label both parts appear together as typed.
 */
export function splitName(text: string): { first: string; last: string } {
  const [first = '', ...rest] = tidyText(text).split(' ')
  return { first, last: rest.join(' ') }
}
