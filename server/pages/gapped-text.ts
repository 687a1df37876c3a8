import zlib from 'node:zlib'

/** The head of every gzip member: deflate, no name, no date, system unknown. */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255])
/** A last block with nothing in it. */
const end = Buffer.from([1, 0, 0, 0xff, 0xff])

/** Text that stands in a deflated stream as it is: not the last block, stored, its length and the length turned round. */
function stored(text: Buffer): Buffer {
  const block = Buffer.alloc(5 + text.length)
  block.writeUInt16LE(text.length, 1)
  block.writeUInt16LE(text.length ^ 0xffff, 3)
  text.copy(block, 5)
  return block
}

/**
 * Each piece deflated as if all stood in one text with the gaps between them, so that what repeats is written once. What
 * the compressor makes of the gaps is thrown away: they are filled with bytes no piece has, so that no piece refers to
 * them, and something else of the same length can stand there.
 */
async function deflatePieces(pieces: readonly Buffer[], gap: number): Promise<Buffer[]> {
  const deflate = zlib.createDeflateRaw({ level: 9 })
  const made: Buffer[] = []
  deflate.on('data', (chunk: Buffer) => made.push(chunk))
  const write = async (text: Buffer): Promise<Buffer> => {
    made.length = 0
    deflate.write(text)
    await new Promise<void>((resolve) => deflate.flush(zlib.constants.Z_SYNC_FLUSH, resolve))
    return Buffer.concat(made)
  }
  const filling = Buffer.alloc(gap)
  const deflated: Buffer[] = []
  for (const [at, piece] of pieces.entries()) {
    if (at > 0) await write(filling)
    deflated.push(await write(piece))
  }
  deflate.close()
  return deflated
}

export type GappedText = {
  bytes: number
  /** The text with the gaps filled. */
  filledWith(filling: string): Buffer
  /** The same as gzip. Nothing is compressed anew; nothing at all where the text cannot be kept that way. */
  zippedWith: ((filling: string) => Buffer) | undefined
}

/** A text with gaps of one length, ready to be sent again and again with another filling each time. */
export async function gappedText(parts: readonly string[], gap: number): Promise<GappedText> {
  const pieces = parts.map((part) => Buffer.from(part))
  const isPlain = pieces.every((piece) => !piece.includes(0))
  const zipped = isPlain ? await deflatePieces(pieces, gap) : undefined
  const sizeOf = (buffers: readonly Buffer[] = []) => buffers.reduce((sum, { length }) => sum + length, 0)
  const whole = sizeOf(pieces) + gap * (pieces.length - 1)

  return {
    bytes: sizeOf(pieces) + sizeOf(zipped),
    filledWith(filling) {
      const own = Buffer.from(filling)
      return Buffer.concat(pieces.flatMap((piece, at) => (at === 0 ? [piece] : [own, piece])))
    },
    zippedWith:
      zipped &&
      ((filling) => {
        const own = Buffer.from(filling)
        if (own.length !== gap) throw new Error(`A gap of ${gap} bytes cannot hold ${own.length}.`)
        const block = stored(own)
        const sum = pieces.reduce((crc, piece, at) => zlib.crc32(piece, at === 0 ? crc : zlib.crc32(own, crc)), 0)
        const tail = Buffer.alloc(8)
        tail.writeUInt32LE(sum, 0)
        tail.writeUInt32LE(whole, 4)
        const blocks = zipped.flatMap((piece, at) => (at === 0 ? [piece] : [block, piece]))
        return Buffer.concat([head, ...blocks, end, tail])
      }),
  }
}
