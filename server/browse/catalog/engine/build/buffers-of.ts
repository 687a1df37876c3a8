/** Every piece of memory an object holds, each once: what a thread gives away with it. */
export function buffersOf(value: unknown, found = new Set<ArrayBuffer>()): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) found.add(value.buffer as ArrayBuffer)
  else if (Array.isArray(value)) {
    // A list of numbers or texts holds none; looking at the first is enough.
    if (typeof value[0] === 'object') for (const item of value) buffersOf(item, found)
  } else if (typeof value === 'object' && value !== null) {
    for (const item of Object.values(value)) buffersOf(item, found)
  }
  return [...found]
}
