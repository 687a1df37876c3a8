import { BrokenFeed, longestRow, type FeedRow, type RowReader } from './row.ts'
import { unescapeXml } from './xml-text.ts'

/** What a row is called: in RSS 2.0 and in Atom. */
const rowNames = new Set(['item', 'entry'])

type Open = { name: string; local: string; isPrefixed: boolean }

/**
 * Reads the rows of an RSS or Atom feed as they come. Elements of any prefix (`g:`) win over plain ones of the same name;
 * one that occurs again is added after a comma, as in a table; what is nested deeper is left out. No DTD is read, so
 * there is nothing to expand and nothing to fetch.
 */
export function xmlReader(): RowReader {
  let text = ''
  let line = 1
  const open: Open[] = []
  let row:
    | { line: number; depth: number; plain: Map<string, string>; prefixed: Map<string, string>; fault?: string }
    | undefined
  let value = ''
  let rows: FeedRow[] = []
  let broken: BrokenFeed | undefined

  function startTag(inside: string): void {
    const isEmpty = inside.endsWith('/')
    const name = /^[^\s/>]+/.exec(inside)?.[0] ?? ''
    const colon = name.indexOf(':')
    const element = { name, local: name.slice(colon + 1), isPrefixed: colon > 0 }
    open.push(element)
    if (!row && rowNames.has(element.local)) {
      row = { line, depth: open.length, plain: new Map(), prefixed: new Map() }
    } else if (row && open.length === row.depth + 1) {
      value = ''
      // Atom keeps its address in an attribute.
      const href = element.local === 'link' ? /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(inside) : null
      if (href) addText(href[1] ?? href[2] ?? '', true)
    }
    if (isEmpty) endTag(name)
  }

  function endTag(name: string): void {
    const element = open.pop()
    if (element?.name !== name) {
      throw new BrokenFeed(line, `</${name}> closes ${element ? `<${element.name}>` : 'nothing'}`)
    }
    if (!row) return
    if (open.length === row.depth) {
      const into = element.isPrefixed ? row.prefixed : row.plain
      const known = into.get(element.local)
      into.set(element.local, known === undefined ? value.trim() : `${known},${value.trim()}`)
    } else if (open.length === row.depth - 1) {
      const fields = Object.fromEntries([...row.plain, ...row.prefixed])
      rows.push(row.fault === undefined ? { line: row.line, fields } : { line: row.line, fault: row.fault })
      row = undefined
    }
  }

  function addText(raw: string, isEscaped: boolean): void {
    if (!row || open.length !== row.depth + 1) return
    const plain = isEscaped ? unescapeXml(raw) : raw
    if (plain === undefined) row.fault ??= `"${/&[^;\s]{0,20};?/.exec(raw)?.[0] ?? '&'}" is not an entity of XML`
    else value += plain
  }

  /** Where the tag at `from` ends; brackets inside quoted attributes do not count. */
  function tagEnd(from: number): number {
    for (let at = from, within = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (within) {
        if (code === within) within = 0
      } else if (code === 34 || code === 39) within = code
      else if (code === 62) return at
    }
    return -1
  }

  /** Takes the mark-up at `at`; undefined when it is not complete yet. */
  function markup(at: number): number | undefined {
    const spans = [
      ['<!--', '-->'],
      ['<![CDATA[', ']]>'],
      ['<?', '?>'],
    ] as const
    for (const [begin, finish] of spans) {
      const start = text.slice(at, at + begin.length)
      if (start.length < begin.length && begin.startsWith(start)) return undefined
      if (start !== begin) continue
      const end = text.indexOf(finish, at + begin.length)
      if (end === -1) return undefined
      if (begin === '<![CDATA[') addText(text.slice(at + begin.length, end), false)
      return end + finish.length
    }
    const end = tagEnd(at + 1)
    if (end === -1) return undefined
    const inside = text.slice(at + 1, end)
    if (inside.startsWith('!')) {
      if (inside.includes('[')) throw new BrokenFeed(line, 'a document type with declarations of its own is not read')
    } else if (inside.startsWith('/')) endTag(inside.slice(1).trim())
    else if (/^[A-Za-z_]/.test(inside)) startTag(inside)
    else throw new BrokenFeed(line, `"<${inside.slice(0, 20)}" is not a tag; a bare "<" is written &lt;`)
    return end + 1
  }

  function countLines(from: number, to: number): void {
    for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) line += 1
  }

  function readOn(isLast: boolean): void {
    let at = 0
    while (at < text.length) {
      const bracket = text.indexOf('<', at)
      if (bracket === -1 && !isLast) break
      const textEnd = bracket === -1 ? text.length : bracket
      addText(text.slice(at, textEnd), true)
      countLines(at, textEnd)
      at = textEnd
      if (bracket === -1) break
      const next = markup(at)
      if (next === undefined) break
      countLines(at, next)
      at = next
    }
    text = text.slice(at)
    if (text.length > longestRow || value.length > longestRow) {
      throw new BrokenFeed(line, 'a value is longer than a megabyte')
    }
    const [unclosed] = open.slice(-1)
    if (isLast && unclosed) throw new BrokenFeed(line, `<${unclosed.name}> is never closed`)
    if (isLast && text.trim() !== '') throw new BrokenFeed(line, 'a tag is never closed')
  }

  function read(piece: string, isLast: boolean): FeedRow[] {
    rows = []
    if (broken) return rows
    text += piece
    try {
      readOn(isLast)
    } catch (error) {
      if (!(error instanceof BrokenFeed)) throw error
      broken = error
      text = ''
    }
    return rows
  }

  return { push: (piece) => read(piece, false), end: () => read('', true), broken: () => broken }
}
