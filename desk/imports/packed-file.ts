import { base64Of, bytesFrom } from '#desk/platform/bytes.ts'

/** A file compressed by the browser, as base64: a catalogue shrinks to a tenth, and its bytes stay as they are. */
export async function packedFile(file: File): Promise<{ content: string; bytes: number }> {
  const packed = await new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer()
  return { content: base64Of(packed), bytes: packed.byteLength }
}

export async function unpackedFile(content: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytesFrom(content)]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
