type Numbers = Uint32Array | Int32Array | Uint16Array | Uint8Array | Float64Array

/** A typed array that grows as it is filled. */
export function growing<A extends Numbers>(make: (length: number) => A, room = 1 << 12) {
  let values = make(room)
  let length = 0
  return {
    push(value: number): void {
      if (length === values.length) {
        const grown = make(values.length * 2)
        grown.set(values as never)
        values = grown
      }
      values[length++] = value
    },
    length: () => length,
    done: () => values.slice(0, length) as A,
  }
}
