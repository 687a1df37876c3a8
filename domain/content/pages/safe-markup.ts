/** The elements an operator's page may contain; other tags are dropped and their text kept (S20). */
export const markupTags = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'] as const
export type MarkupTag = (typeof markupTags)[number]
export type MarkupNode = string | { tag: MarkupTag; href?: string; children: MarkupNode[] }

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }
/** Elements whose text is dropped as well. */
const silent = /<(script|style|template|noscript|iframe|svg|math)\b[\s\S]*?(<\/\1\s*>|$)/gi
const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)([^>]*)>/gi
const synonyms: Readonly<Record<string, MarkupTag>> = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3' }

function decode(text: string): string {
  return text.replaceAll(/&(#\d{1,7}|#x[\da-f]{1,6}|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
  })
}

/** Allows links to pages of the shop and https links to other sites; never scripts or protocol-relative hosts. */
function safeHref(attributes: string): string | undefined {
  const [, , quoted, bare] = /\bhref\s*=\s*(?:(["'])(.*?)\1|([^\s>]+))/i.exec(attributes) ?? []
  const href = decode(quoted ?? bare ?? '').trim()
  return /^(\/(?![/\\])|https:\/\/)/.test(href) ? href : undefined
}

function tagOf(name: string): MarkupTag | undefined {
  const lower = name.toLowerCase()
  return synonyms[lower] ?? markupTags.find((tag) => tag === lower)
}

/** Parses the text of a page into a tree of allowed elements, so that nothing in it becomes markup by itself. */
export function readMarkup(html: string): MarkupNode[] {
  const text = html.replaceAll(silent, '')
  const root: MarkupNode[] = []
  const open: { tag: MarkupTag; children: MarkupNode[] }[] = []
  const here = () => open.at(-1)?.children ?? root
  const say = (words: string) => words !== '' && here().push(decode(words))
  let read = 0
  for (const match of text.matchAll(token)) {
    say(text.slice(read, match.index))
    read = match.index + match[0].length
    const tag = match[2] && tagOf(match[2])
    if (!tag) continue
    if (match[1]) {
      const depth = open.findLastIndex((element) => element.tag === tag)
      if (depth >= 0) open.length = depth
      continue
    }
    const href = tag === 'a' ? safeHref(match[3]!) : undefined
    const element = { tag, ...(href && { href }), children: [] }
    here().push(element)
    if (tag !== 'br') open.push(element)
  }
  say(text.slice(read))
  return root
}
