import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { Assertion, Attestation } from '#contract/platform/webauthn.ts'

type Options = { challenge: string }

export const supportsPasskeys = () => typeof PublicKeyCredential === 'function'

/** Closing the browser's own dialog is not an error. */
const isCancelledByPerson = (error: unknown) =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')

async function unlessCancelled<T>(asking: Promise<T>): Promise<T | undefined> {
  try {
    return await asking
  } catch (error) {
    if (isCancelledByPerson(error)) return undefined
    throw error
  }
}

/** Makes a passkey on this device; nothing where the person closed the question. The library loads on demand. */
export async function makePasskey(options: Options): Promise<Attestation | undefined> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  return unlessCancelled(startRegistration({ optionsJSON }) as Promise<Attestation>)
}

/** Lets a passkey sign; nothing where the person closed the question. */
export async function askPasskey(options: Options): Promise<Assertion | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return unlessCancelled(startAuthentication({ optionsJSON }) as Promise<Assertion>)
}
