const chunkSize = 1 << 20

/** A list of numbers of unknown length, in chunks: doubling one array would need three times the memory at the end. */
export type ChunkedNumbers = { push: (value: number) => void; chunks: () => Uint32Array[]; length: () => number }

export function chunkedNumbers(): ChunkedNumbers {
  const full: Uint32Array[] = []
  let last = new Uint32Array(chunkSize)
  let used = 0
  return {
    push: (value) => {
      if (used === chunkSize) {
        full.push(last)
        last = new Uint32Array(chunkSize)
        used = 0
      }
      last[used++] = value
    },
    chunks: () => [...full, last.subarray(0, used)],
    length: () => full.length * chunkSize + used,
  }
}
