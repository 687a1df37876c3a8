/** Joins several texts in one cell, `a|b`: a bar or backslash inside a text is escaped with a backslash. */
export function joinList(texts: readonly string[]): string {
  // A list of one empty text would read as an empty list.
  if (texts.length === 1 && texts[0] === '') return String.raw`\e`
  return texts.map((text) => text.replaceAll(/[\\|]/g, String.raw`\$&`)).join('|')
}

export function splitList(cell: string): string[] {
  if (cell === '') return []
  if (cell === String.raw`\e`) return ['']
  const texts: string[] = []
  let text = ''
  for (let at = 0; at < cell.length; at++) {
    if (cell[at] === '\\' && at + 1 < cell.length) text += cell[++at]!
    else if (cell[at] === '|') {
      texts.push(text)
      text = ''
    } else text += cell[at]!
  }
  texts.push(text)
  return texts
}
