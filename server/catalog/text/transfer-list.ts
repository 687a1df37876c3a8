import type { TextIndexData } from './types.ts'

/** What to name when an index is posted to another thread, so that it moves instead of being copied. */
export function transferList(data: TextIndexData): ArrayBuffer[] {
  return Object.values(data)
    .filter((value) => ArrayBuffer.isView(value))
    .map(({ buffer }) => buffer as ArrayBuffer)
}
