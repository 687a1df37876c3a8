import { get, set } from 'idb-keyval'
import type { signIn } from '#contract/desk/staff.ts'
import type { DeskInput } from '#contract/desk/desk-endpoint.ts'

type BrowserKey = DeskInput<typeof signIn>['body']['browserKey']

const storeKey = 'desk-key'
const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const
let known: Promise<CryptoKeyPair | undefined> | undefined

/** The key with which this browser signed in; its private half can be used here and copied nowhere. */
const storedKey = () => (known ??= get<CryptoKeyPair>(storeKey))

/** A new key for a new session. Other tabs of this browser read it when they sign their next call. */
export async function newBrowserKey(): Promise<BrowserKey> {
  const pair = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify'])
  await set(storeKey, pair)
  known = Promise.resolve(pair)
  const { x, y } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  return { kty: 'EC', crv: 'P-256', x: x!, y: y! }
}

/** Another tab may have signed in again: its key is the good one now. */
export function forgetBrowserKey(): void {
  known = undefined
}

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** The signature of a text; undefined in a browser that never signed in. */
export async function signatureOf(text: string): Promise<string | undefined> {
  const pair = await storedKey()
  if (!pair) return undefined
  const bytes = new TextEncoder().encode(text)
  return base64url(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, bytes))
}
