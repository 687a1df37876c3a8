/**
 * An address with a top-level domain of 2 to 10 letters (VAL-06); empty is left to the form's required rule (OP-067).
 */
const pattern = /^[^\s@<>"',;:\\()[\]]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,10}$/i

export const maxEmailLength = 254

export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && pattern.test(text)
}

/** Stored and compared without case and surrounding spaces (INV-23). */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase()
}
