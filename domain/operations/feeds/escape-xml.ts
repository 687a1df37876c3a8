/** Whether XML 1.0 may hold the character at all. */
const isAllowed = (code: number) =>
  code === 9 ||
  code === 10 ||
  code === 13 ||
  (code >= 32 && code < 0xd800) ||
  (code > 0xdfff && code < 0xfffe) ||
  (code > 0xffff && code <= 0x10ffff)

/** Text as an element's content; what XML cannot hold is left out. */
export function escapeXml(text: string): string {
  return Array.from(text, (letter) => (isAllowed(letter.codePointAt(0)!) ? letter : ''))
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;')
}
