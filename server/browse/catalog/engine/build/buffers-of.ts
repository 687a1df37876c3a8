/** Every buffer an object holds, each once: the list a thread transfers with it. */
export function buffersOf(value: unknown, found = new Set<ArrayBuffer>()): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) found.add(value.buffer as ArrayBuffer)
  else if (Array.isArray(value)) {
    // A list of numbers or strings holds no buffer, so checking the first item is enough.
    if (typeof value[0] === 'object') for (const item of value) buffersOf(item, found)
  } else if (typeof value === 'object' && value !== null) {
    for (const item of Object.values(value)) buffersOf(item, found)
  }
  return [...found]
}
