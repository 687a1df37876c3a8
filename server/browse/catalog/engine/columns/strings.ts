/** One text per product in one buffer: a million JavaScript strings would cost more than everything else. */
export type StringColumn = { bytes: Uint8Array; offsets: Uint32Array }

/** Collects a column; texts are stored escaped for JSON, because that is where they are used. */
export function stringColumn() {
  let bytes = Buffer.allocUnsafe(1 << 16)
  let offsets = new Uint32Array(1 << 12)
  let length = 0
  let used = 0
  return {
    push(text: string): void {
      const quoted = insideQuotes(text)
      const room = quoted.length * 3
      if (used + room > bytes.length) {
        const grown = Buffer.allocUnsafe(Math.max(bytes.length * 2, used + room))
        bytes.copy(grown, 0, 0, used)
        bytes = grown
      }
      used += bytes.write(quoted, used)
      length += 1
      if (length === offsets.length) {
        const grown = new Uint32Array(offsets.length * 2)
        grown.set(offsets)
        offsets = grown
      }
      offsets[length] = used
    },
    done: (): StringColumn => ({
      bytes: Uint8Array.prototype.slice.call(bytes, 0, used),
      offsets: offsets.slice(0, length + 1),
    }),
  }
}

const needsEscape = /["\\\p{Cc}\p{Cs}]/u
export const insideQuotes = (text: string) => (needsEscape.test(text) ? JSON.stringify(text).slice(1, -1) : text)

/** Reads a column without copying its buffer. */
export function stringReader({ bytes, offsets }: StringColumn) {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return (index: number): string => view.toString('utf8', offsets[index], offsets[index + 1])
}
