/** The bytes of what came as base64. */
export const bytesFrom = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))

/** Bytes as base64, in pieces: a large file has too many for the arguments of one call. */
export function base64Of(bytes: ArrayBuffer): string {
  const all = new Uint8Array(bytes)
  let text = ''
  for (let at = 0; at < all.length; at += 0x8000) text += String.fromCharCode(...all.subarray(at, at + 0x8000))
  return btoa(text)
}
