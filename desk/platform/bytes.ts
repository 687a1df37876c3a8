/** The bytes of what came as base64. */
export const bytesFrom = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
