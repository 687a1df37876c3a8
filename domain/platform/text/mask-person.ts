/** `a…@example.com`: enough to recognise an address that one knows already. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '…' : `${email[0]}…${email.slice(at)}`
}

/** `A. G.` */
export function maskName(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  return words.map((word) => `${Array.from(word)[0]!.toUpperCase()}.`).join(' ')
}

/** `…222`: the last three characters of a document or a telephone, none of a very short one. */
export const maskNumber = (text: string): string => (text.length > 5 ? `…${text.slice(-3)}` : '…')
