import { StringDecoder } from 'node:string_decoder'
import { SaxesParser } from 'saxes'
import { FeedRefusal } from '../refusal.ts'

type Handlers = {
  open?(name: string, attributes: Readonly<Record<string, string>>): void
  text?(text: string): void
  close?(name: string): void
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Hands the elements of a part to its reader, piece by piece; yields after each. Entities of a document type are not read. */
export async function* parseXml(pieces: AsyncIterable<Buffer>, handlers: Handlers): AsyncGenerator<void> {
  const parser = new SaxesParser({ xmlns: false })
  const decoder = new StringDecoder('utf8')
  parser.on('opentag', ({ name, attributes }) => handlers.open?.(localName(name), attributes))
  parser.on('text', (text) => handlers.text?.(text))
  parser.on('cdata', (text) => handlers.text?.(text))
  parser.on('closetag', ({ name }) => handlers.close?.(localName(name)))
  parser.on('error', () => {
    throw new FeedRefusal('The workbook is damaged: its XML cannot be read.')
  })
  for await (const piece of pieces) {
    parser.write(decoder.write(piece))
    yield
  }
  parser.write(decoder.end()).close()
}

export async function readXml(pieces: AsyncIterable<Buffer>, handlers: Handlers): Promise<void> {
  for await (const _ of parseXml(pieces, handlers));
}
