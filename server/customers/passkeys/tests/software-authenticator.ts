import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { Assertion, Attestation } from '#contract/platform/webauthn.ts'

type ClientRequest = { challenge: string; origin: string; rpId?: string }

const base64url = (bytes: Buffer) => bytes.toString('base64url')
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]), bytes])
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

/** User present and verified. */
const verifiedFlags = 0x05
const withCredential = 0x40

/** A software key for tests: it signs anything, also what an honest authenticator would not. */
export function softwareAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(16)
  const id = base64url(credentialId)
  // The public key in COSE: key type EC2, algorithm ES256, curve P-256, then both coordinates.
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x!, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y!, 'base64url'),
  ])

  function authenticatorData(rpId: string, flags: number, counter: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
  }

  const clientData = (type: 'webauthn.create' | 'webauthn.get', { challenge, origin }: ClientRequest) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  return {
    id,
    make(request: ClientRequest): Attestation {
      const rpId = request.rpId ?? new URL(request.origin).hostname
      const data = Buffer.concat([
        authenticatorData(rpId, verifiedFlags | withCredential, 0),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        cose,
      ])
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(data),
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', request)),
          attestationObject: base64url(attestationObject),
        },
      }
    },

    signIn(request: ClientRequest & { counter?: number; userHandle?: string; flags?: number }): Assertion {
      const rpId = request.rpId ?? new URL(request.origin).hostname
      const data = authenticatorData(rpId, request.flags ?? verifiedFlags, request.counter ?? 0)
      const client = clientData('webauthn.get', request)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          ...(request.userHandle && { userHandle: request.userHandle }),
        },
      }
    },
  }
}
