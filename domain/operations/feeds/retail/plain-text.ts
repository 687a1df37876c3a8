const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  aacute: 'á',
  eacute: 'é',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  ntilde: 'ñ',
  uuml: 'ü',
  Aacute: 'Á',
  Eacute: 'É',
  Iacute: 'Í',
  Oacute: 'Ó',
  Uacute: 'Ú',
  Ntilde: 'Ñ',
  iquest: '¿',
  iexcl: '¡',
  ordm: 'º',
  deg: '°',
  middot: '·',
  bull: '•',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  frac12: '½',
  times: '×',
}

const breaking = /^\/?(p|br|div|li|ul|ol|tr|table|h[1-6]|section)$/
const hidden = /^(script|style)$/

function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return entities[name]
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}

const decode = (text: string) => text.replaceAll(/&(#?\w{1,8});/g, (whole, name: string) => characterOf(name) ?? whole)

/**
 * The words of a description that is written in HTML: paragraphs become lines, everything else of the markup goes. It
 * is shown as text, never as HTML, so a tag that is read wrongly costs a word and nothing else.
 */
export function plainText(html: string): string {
  let text = ''
  let hiddenUntil = ''
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    const isTag = open !== -1 && /[a-z/!]/i.test(html[open + 1] ?? '')
    const end = isTag ? html.indexOf('>', open) : -1
    const until = open === -1 || (isTag && end === -1) ? html.length : isTag ? open : open + 1
    if (hiddenUntil === '') text += decode(html.slice(at, until))
    at = until
    if (end === -1) continue
    const name = /^\/?[a-z0-9]{0,8}/i.exec(html.slice(open + 1, open + 12))![0].toLowerCase()
    if (hiddenUntil === name) hiddenUntil = ''
    else if (hiddenUntil === '' && hidden.test(name)) hiddenUntil = `/${name}`
    if (breaking.test(name)) text += '\n'
    at = end + 1
  }
  return text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
}

/** Cut after a word, so that it fits. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length - 1)
  const lastSpace = cut.lastIndexOf(' ')
  return `${cut.slice(0, lastSpace > length / 2 ? lastSpace : cut.length)}…`
}
