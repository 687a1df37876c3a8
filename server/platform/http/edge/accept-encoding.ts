import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The smallest first. */
const offered = ['br', 'gzip'] as const
/** Browsers send a handful of different headers; a flood of made-up ones gets no more space than this. */
const known = new LRUCache<string, Encoding>({ max: 100 })

/** The smallest encoding that a client accepts. */
export function acceptedEncoding(header = ''): Encoding {
  let encoding = known.get(header)
  if (encoding === undefined) {
    const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...offered])
    encoding = offered.find((one) => accepted.includes(one)) ?? 'identity'
    known.set(header, encoding)
  }
  return encoding
}
