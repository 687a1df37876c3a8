// The few globals of the web platform that rules and the contract use and that every runtime has. This file belongs to the
// programs of `domain` and `contract` alone (see their tsconfig.json), which know neither the DOM nor Node.

interface URLSearchParams {
  readonly size: number
  append(name: string, value: string): void
  delete(name: string): void
  get(name: string): string | null
  getAll(name: string): string[]
  has(name: string): boolean
  set(name: string, value: string): void
  sort(): void
  forEach(visit: (value: string, name: string) => void): void
  toString(): string
  entries(): IterableIterator<[string, string]>
  keys(): IterableIterator<string>
  [Symbol.iterator](): IterableIterator<[string, string]>
}
declare const URLSearchParams: {
  new (from?: string | URLSearchParams | Record<string, string> | Iterable<readonly [string, string]>): URLSearchParams
}

interface URL {
  readonly hash: string
  readonly host: string
  readonly hostname: string
  readonly href: string
  readonly origin: string
  readonly pathname: string
  readonly port: string
  readonly protocol: string
  readonly search: string
  readonly searchParams: URLSearchParams
  readonly username: string
  readonly password: string
  toString(): string
}
declare const URL: {
  new (url: string, base?: string | URL): URL
  canParse(url: string, base?: string): boolean
  parse(url: string, base?: string): URL | null
}

interface TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>
}
declare const TextEncoder: { new (): TextEncoder }

/** What a request and an answer are is known where one is sent. */
interface RequestInit {}
interface Response {}

interface TextDecoder {
  decode(bytes: Uint8Array): string
}
declare const TextDecoder: { new (label?: string): TextDecoder }
