/** `failed` is final: only the operator can retry it. */
export const photoStates = ['waiting', 'fetched', 'failed'] as const

const minute = 60_000
const hour = 60 * minute
/** The pause after each failed attempt; after the last one it is given up. */
const pauses = [2 * minute, 10 * minute, hour, 6 * hour, 24 * hour, 48 * hour]

/** When a photo with this many failed attempts is retried; undefined when it is given up. */
export function nextAttemptAt(attempts: number, now: Date): Date | undefined {
  const pause = pauses[attempts - 1]
  return pause === undefined ? undefined : new Date(now.getTime() + pause)
}

const photoTypes = ['jpeg', 'png', 'webp', 'avif'] as const
export type PhotoType = (typeof photoTypes)[number]

const textAt = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** The type of a file by its first bytes, whatever its name and headers say; undefined for unsupported types. */
export function photoTypeOf(bytes: Uint8Array): PhotoType | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') return 'webp'
  // The brands of the first box; its length precedes its name.
  const brands = textAt(bytes, 4, 8) === 'ftyp' ? textAt(bytes, 8, Math.min(bytes[3] ?? 0, 64)) : ''
  return brands.includes('avif') ? 'avif' : undefined
}
