/**
 * Numbers of unknown count. It uses a single kind of array, because code that meets several kinds is slow for all of
 * them.
 */
export function growableArray() {
  let values = new Uint16Array(1 << 12)
  let length = 0
  return {
    push(value: number): void {
      if (length === values.length) {
        const grown = new Uint16Array(length * 2)
        grown.set(values)
        values = grown
      }
      values[length++] = value
    },
    length: () => length,
    done: (): Uint16Array => values.slice(0, length),
  }
}
