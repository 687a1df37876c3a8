import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import type { Call } from '#app/platform/api/client.ts'
import { useCall } from '#app/platform/api/use-call.ts'
import { addPasskey, askPasskey, readPasskeys, type Attestation, type Passkey } from '#contract/customers/passkeys.ts'

const passkeysKey = ['passkeys']

/** The customer's passkeys, and the way to show another list of them that a call answered with. */
export function usePasskeys() {
  const call = useCall()
  const client = useQueryClient()
  const query = useQuery({
    queryKey: passkeysKey,
    queryFn: async ({ signal }) => (await call(readPasskeys, { body: {} }, { signal })).passkeys,
    meta: { isPersonal: true },
  })
  return { ...query, show: (passkeys: Passkey[]) => client.setQueryData(passkeysKey, passkeys) }
}

/** Whether this browser can make and use passkeys at all. */
export const hasPasskeys = () => typeof PublicKeyCredential === 'function'

/** A person who closes the browser's own window has changed their mind: nothing to say about it. */
export const isGivenUp = (error: unknown) =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')

/** Makes a passkey on this device and hands it to the shop. What it needs comes with the tap. */
export async function createPasskey(call: Call, client: QueryClient): Promise<string | undefined> {
  const [{ options }, { startRegistration }] = await Promise.all([
    call(askPasskey, { body: {} }),
    import('@simplewebauthn/browser'),
  ])
  try {
    const made = await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON })
    const { message, passkeys } = await call(addPasskey, { body: { response: made as Attestation } })
    client.setQueryData(passkeysKey, passkeys)
    return message
  } catch (error) {
    if (isGivenUp(error)) return undefined
    throw error
  }
}
