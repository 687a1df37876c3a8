/**
 * Interns texts by their bytes without creating a string for each: in a catalogue the same few thousand items (a size
 * and its stock, a material) occur a million times.
 */
export function internItems<T>(read: (text: string) => T) {
  const items: T[] = []
  const spellings: Buffer[] = []
  let places = new Int32Array(1 << 12).fill(-1)

  const hashOf = (bytes: Buffer, from: number, to: number) => {
    let hash = 0x811c9dc5
    for (let at = from; at < to; at++) hash = Math.imul(hash ^ bytes[at]!, 0x01000193)
    return hash >>> 0
  }

  function isSame(spelling: Buffer, bytes: Buffer, from: number, to: number): boolean {
    if (spelling.length !== to - from) return false
    for (let at = 0; at < spelling.length; at++) if (spelling[at] !== bytes[from + at]) return false
    return true
  }

  function grow(): void {
    places = new Int32Array(places.length * 2).fill(-1)
    for (let id = 0; id < spellings.length; id++) {
      let place = hashOf(spellings[id]!, 0, spellings[id]!.length) & (places.length - 1)
      while (places[place] !== -1) place = (place + 1) & (places.length - 1)
      places[place] = id
    }
  }

  return {
    items,
    idOf(bytes: Buffer, from: number, to: number): number {
      let place = hashOf(bytes, from, to) & (places.length - 1)
      for (; places[place] !== -1; place = (place + 1) & (places.length - 1)) {
        if (isSame(spellings[places[place]!]!, bytes, from, to)) return places[place]!
      }
      const id = items.length
      spellings.push(Buffer.from(bytes.subarray(from, to)))
      items.push(read(bytes.toString('utf8', from, to)))
      places[place] = id
      if (items.length * 2 > places.length) grow()
      return id
    },
  }
}
