/** One row of a feed as it was read: where it begins in the file, and its cells by column; or why it cannot be read. */
export type FeedRow = { line: number; fields: Readonly<Record<string, string>> } | { line: number; fault: string }

/** The file cannot be read any further; rows before that line are good. */
export class BrokenFeed extends Error {
  readonly line: number

  constructor(line: number, reason: string) {
    super(`The file breaks off at line ${line}: ${reason}.`)
    this.name = 'BrokenFeed'
    this.line = line
  }
}

/** No row of an honest feed is longer; a missing quote or bracket must not pull the whole file into memory. */
export const longestRow = 1_000_000

/** `Image Link`, `g:image_link` and `image_link` are one column. */
export function columnName(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replaceAll(/[\s-]+/g, '_')
}
