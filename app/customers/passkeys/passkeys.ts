import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import type { Call } from '#app/platform/api/client.ts'
import { useCall } from '#app/platform/api/use-call.ts'
import { loadAgain } from '#app/platform/bootstrap/load-again.ts'
import { addPasskey, passkeyOptions, readPasskeys, type Passkey } from '#contract/customers/passkeys.ts'
import type { Attestation } from '#contract/platform/webauthn.ts'

const passkeysKey = ['passkeys']

/** The customer's passkeys, and a function to cache a newer list from an answer. */
export function usePasskeys() {
  const call = useCall()
  const client = useQueryClient()
  const query = useQuery({
    queryKey: passkeysKey,
    queryFn: async ({ signal }) => (await call(readPasskeys, { body: {} }, { signal })).passkeys,
    meta: { isPersonal: true },
  })
  return { ...query, cachePasskeys: (passkeys: Passkey[]) => client.setQueryData(passkeysKey, passkeys) }
}

/** Whether this browser supports passkeys. */
export const supportsPasskeys = () => typeof PublicKeyCredential === 'function'

/** Closing the browser's own dialog is not an error. */
export const isCancelledByUser = (error: unknown) =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')

/** Creates a passkey on this device and registers it with the shop. The library loads on demand. */
export async function createPasskey(call: Call, client: QueryClient): Promise<string | undefined> {
  const [{ options }, { startRegistration }] = await Promise.all([
    call(passkeyOptions, { body: {} }),
    loadAgain(() => import('@simplewebauthn/browser')),
  ])
  try {
    const created = await startRegistration({
      optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
    })
    const { message, passkeys } = await call(addPasskey, { body: { response: created as Attestation } })
    client.setQueryData(passkeysKey, passkeys)
    return message
  } catch (error) {
    if (isCancelledByUser(error)) return undefined
    throw error
  }
}
