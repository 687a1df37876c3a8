/** Whether XML 1.0 allows the character. */
const isAllowed = (code: number) =>
  code === 9 ||
  code === 10 ||
  code === 13 ||
  (code >= 32 && code < 0xd800) ||
  (code > 0xdfff && code < 0xfffe) ||
  (code > 0xffff && code <= 0x10ffff)

/** Escapes text as element content; characters XML does not allow are dropped. */
export function escapeXml(text: string): string {
  return Array.from(text, (letter) => (isAllowed(letter.codePointAt(0)!) ? letter : ''))
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;')
}
