import { createPublicKey, verify } from 'node:crypto'
import { signedText } from '#contract/desk/desk-endpoint.ts'
import type { BrowserKey } from '#db/schema/staff.ts'
import { proofToleranceMs } from '#domain/desk/staff/session-rules.ts'

type Request = { method: string; path: string; body: string; now: Date }

/**
 * Whether the browser that signed in sent this: it signs every call with a key that it cannot give away. A cookie that was
 * stolen opens nothing on another device.
 */
export function isProven(key: BrowserKey, proof: string | undefined, { method, path, body, now }: Request): boolean {
  const [, seconds = '', signature = ''] = /^(\d{1,12})\.([\w-]{86})$/.exec(proof ?? '') ?? []
  if (signature === '' || Math.abs(Number(seconds) * 1000 - now.getTime()) > proofToleranceMs) return false
  const text = Buffer.from(signedText({ method, path, body, at: Number(seconds) }))
  const publicKey = createPublicKey({ key, format: 'jwk' })
  return verify('sha256', text, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
}
