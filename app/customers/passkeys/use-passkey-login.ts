import { useEffect, useRef } from 'react'
import { useCall } from '#app/platform/api/use-call.ts'
import { loadAgain } from '#app/platform/bootstrap/load-again.ts'
import type { SignedIn } from '#contract/customers/account.ts'
import { passkeyLoginOptions, passkeyLogin } from '#contract/customers/passkeys.ts'
import type { Assertion } from '#contract/platform/webauthn.ts'
import { supportsPasskeys, isCancelledByUser } from './passkeys.ts'

type PasskeyLoginOptions = {
  /** Completes the sign-in. */
  onSignedIn(signed: SignedIn): Promise<void>
  /** Reports an error; not called when the user cancels. */
  onFailed(error: unknown): void
}

/**
 * Signs in with a passkey. While the login form is open, browsers that support it offer passkeys in autofill; this
 * needs a first field with `autoComplete="username webauthn"`. `signIn` is for a button and asks at once.
 */
export function usePasskeyLogin({ onSignedIn, onFailed }: PasskeyLoginOptions) {
  const call = useCall()
  const latest = useRef({ onSignedIn, onFailed })
  useEffect(() => {
    latest.current = { onSignedIn, onFailed }
  })

  useEffect(() => {
    let isUnmounted = false
    let stop: (() => void) | undefined
    async function offerAutofill() {
      if (!supportsPasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
      const { startAuthentication, WebAuthnAbortService } = await loadAgain(() => import('@simplewebauthn/browser'))
      const { options } = await call(passkeyLoginOptions, { body: {} })
      if (isUnmounted) return
      stop = () => WebAuthnAbortService.cancelCeremony()
      // Nobody asked for it yet: a browser that cannot do it is not the visitor's trouble.
      const response = await startAuthentication({
        optionsJSON: options,
        useBrowserAutofill: true,
        verifyBrowserAutofillInput: false,
      }).catch(() => undefined)
      if (!response || isUnmounted) return
      await latest.current.onSignedIn(await call(passkeyLogin, { body: { response: response as Assertion } }))
    }
    offerAutofill().catch((error: unknown) => {
      if (!isUnmounted && !isCancelledByUser(error)) latest.current.onFailed(error)
    })
    return () => {
      isUnmounted = true
      stop?.()
    }
  }, [call])

  return {
    async signIn(): Promise<void> {
      try {
        const [{ options }, { startAuthentication }] = await Promise.all([
          call(passkeyLoginOptions, { body: {} }),
          loadAgain(() => import('@simplewebauthn/browser')),
        ])
        const response = (await startAuthentication({ optionsJSON: options })) as Assertion
        await latest.current.onSignedIn(await call(passkeyLogin, { body: { response } }))
      } catch (error) {
        if (!isCancelledByUser(error)) latest.current.onFailed(error)
      }
    },
  }
}
