const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Whether XML 1.0 may hold the character at all. */
const isAllowed = (code: number) =>
  code === 9 ||
  code === 10 ||
  code === 13 ||
  (code >= 32 && code < 0xd800) ||
  (code > 0xdfff && code < 0xfffe) ||
  (code > 0xffff && code <= 0x10ffff)

/** Text as it is meant, or nothing when it holds an entity that XML does not know. */
export function unescapeXml(text: string): string | undefined {
  if (!text.includes('&')) return text
  let isKnown = true
  const plain = text.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([^;&\s]*));?/gi,
    (all, hex?: string, digits?: string, name?: string) => {
      const code = hex ? Number.parseInt(hex, 16) : digits ? Number(digits) : undefined
      if (code !== undefined && isAllowed(code) && all.endsWith(';')) return String.fromCodePoint(code)
      const known = name === undefined || !all.endsWith(';') ? undefined : named[name]
      if (known === undefined) isKnown = false
      return known ?? all
    },
  )
  return isKnown ? plain : undefined
}

/** Text as an element's content; what XML cannot hold is left out. */
export function escapeXml(text: string): string {
  return Array.from(text, (letter) => (isAllowed(letter.codePointAt(0)!) ? letter : ''))
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;')
}
