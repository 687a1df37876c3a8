import { SaxesParser } from 'saxes'
import { BrokenFeed, maxRowLength, type FeedRow } from '#domain/operations/feeds/row.ts'

/** The element name of a row, in RSS 2.0 and in Atom. */
const rowNames = new Set(['item', 'entry'])
/** Errors of saxes about one wrong character or entity; the structure of the file is still valid after them. */
const spoilsOneRow = new Set(['undefined entity', 'malformed character entity', 'disallowed character'])
/** The parser searches for the end of an entity without limit, so everything after a bare ampersand is unreliable. */
const bareAmpersand = new Set(['disallowed character in entity name', 'empty entity name'])

type Row = { line: number; depth: number; plain: Map<string, string>; prefixed: Map<string, string>; fault?: string }

/** `section:name:value`, as a table writes a product detail. */
const detailOf = ({
  section_name: section = '',
  attribute_name: name,
  attribute_value: value,
}: Record<string, string>) => (name === undefined || value === undefined ? undefined : `${section}:${name}:${value}`)

/** Collects the fields of `item` and `entry` elements from the parser's events. */
function rowCollector() {
  const parser = new SaxesParser({ xmlns: false })
  const rows: FeedRow[] = []
  let depth = 0
  let startLine = 1
  let row: Row | undefined
  let value = ''
  /** The elements inside a field, by their local name. */
  let inside: Record<string, string> = {}
  let broken: BrokenFeed | undefined

  /** Inside a row, the row's first line is more useful for finding it. */
  const fail = (reason: string) => {
    broken ??= new BrokenFeed(row?.line ?? parser.line, reason)
  }
  const localName = (name: string) => name.slice(name.indexOf(':') + 1)
  const isField = () => row !== undefined && depth === row.depth + 1
  const isInField = () => row !== undefined && depth === row.depth + 2
  const addText = (text: string) => {
    if (isField() || isInField()) value += text
    if (value.length > maxRowLength) fail('a value is longer than a megabyte')
  }

  parser.on('opentagstart', () => {
    startLine = parser.line
  })
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    const local = localName(name)
    if (!row && rowNames.has(local)) row = { line: startLine, depth, plain: new Map(), prefixed: new Map() }
    else if (isField()) {
      // Atom has its address in an attribute.
      value = local === 'link' ? (attributes.href ?? '') : ''
      inside = {}
    } else if (isInField()) value = ''
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', ({ name }) => {
    if (row && isInField()) {
      inside[localName(name)] = value.trim()
      value = ''
    } else if (row && isField()) {
      if (localName(name) === 'product_detail') value = detailOf(inside) ?? value
      const into = name.includes(':') ? row.prefixed : row.plain
      const known = into.get(localName(name))
      into.set(localName(name), known === undefined ? value.trim() : `${known},${value.trim()}`)
    } else if (row?.depth === depth && !broken) {
      const fields = Object.fromEntries([...row.plain, ...row.prefixed])
      rows.push(row.fault === undefined ? { line: row.line, fields } : { line: row.line, fault: row.fault })
      row = undefined
    }
    depth -= 1
  })
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) fail('a document type with declarations of its own is not read')
  })
  parser.on('error', ({ message }) => {
    // The parser prefixes `line:column: `; rows report their line themselves.
    const reason = message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')
    if (row && spoilsOneRow.has(reason)) row.fault ??= `XML: ${reason}`
    else fail(bareAmpersand.has(reason) ? 'a bare "&" is written &amp;' : reason)
  })

  return {
    write: (text: string) => parser.write(text),
    close: () => parser.close(),
    take: () => rows.splice(0),
    failure: () => broken,
  }
}

/**
 * Streams the rows of an RSS or Atom feed. Elements with any prefix (`g:`) win over plain ones of the same name; a
 * repeated one is appended after a comma, as in a table; deeper elements are ignored but for those of a product detail. No document type is read, so
 * nothing is expanded or fetched. Where the file breaks off, the rows before that are returned first.
 */
export async function* xmlRows(texts: AsyncIterable<string> | Iterable<string>): AsyncGenerator<FeedRow> {
  const collector = rowCollector()
  for await (const text of texts) {
    collector.write(text)
    yield* collector.take()
    const failure = collector.failure()
    if (failure) throw failure
  }
  collector.close()
  yield* collector.take()
  const failure = collector.failure()
  if (failure) throw failure
}
