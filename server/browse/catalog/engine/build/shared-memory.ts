type View = { new (buffer: SharedArrayBuffer, offset: number, length: number): object }

/**
 * The same columns in memory that all threads of the process see: each buffer is copied once, and then sent to any
 * thread without a copy. `moved` remembers where each buffer went.
 */
export function inSharedMemory<T>(value: T, moved = new Map<ArrayBufferLike, SharedArrayBuffer>()): T {
  if (ArrayBuffer.isView(value)) return sharedView(value as unknown as Uint8Array, moved) as T
  if (Array.isArray(value)) {
    // A list of numbers or strings holds no buffer, so checking the first item is enough; columns may be missing.
    const mayHoldBuffers = value.length > 0 && typeof value.find((item) => item !== undefined) === 'object'
    return mayHoldBuffers ? (value.map((item) => inSharedMemory(item, moved)) as T) : value
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inSharedMemory(item, moved)])) as T
}

function sharedView(view: Uint8Array, moved: Map<unknown, SharedArrayBuffer>): object {
  const { buffer, byteOffset, length } = view
  let shared = moved.get(buffer)
  if (!shared) {
    shared = new SharedArrayBuffer(buffer.byteLength)
    new Uint8Array(shared).set(new Uint8Array(buffer))
    moved.set(buffer, shared)
  }
  // A Buffer arrives in another thread as plain bytes.
  const of = view instanceof Uint8Array ? Uint8Array : (view as { constructor: View }).constructor
  return new of(shared, byteOffset, length)
}
