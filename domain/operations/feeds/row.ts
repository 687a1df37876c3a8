export type Fields = Readonly<Record<string, string>>

/** A feed row: its line in the file and its cells by column, or why it cannot be read and what it is about. */
export type FeedRow = { line: number; fields: Fields } | { line: number; fault: string; id?: string }

/** The file cannot be read any further; the rows before that line are valid. */
export class BrokenFeed extends Error {
  readonly line: number

  constructor(line: number, reason: string) {
    super(`The file breaks off at line ${line}: ${reason}.`)
    this.name = 'BrokenFeed'
    this.line = line
  }
}

/** No valid row is longer; a missing quote or bracket must not load the whole file into memory. */
export const maxRowLength = 1_000_000

/** `Image Link`, `g:image_link` and `image_link` are one column. */
export function columnName(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replaceAll(/[\s-]+/g, '_')
}
