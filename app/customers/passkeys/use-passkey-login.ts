import { useEffect, useRef } from 'react'
import { useCall } from '#app/platform/api/use-call.ts'
import type { SignedIn } from '#contract/customers/account.ts'
import { askPasskeyLogin, passkeyLogin, type Assertion } from '#contract/customers/passkeys.ts'
import { hasPasskeys, isGivenUp } from './passkeys.ts'

type PasskeyLogin = {
  /** What follows a sign-in: the session and the way back. */
  onSignedIn(signed: SignedIn): Promise<void>
  /** What a person reads when it went wrong; not called when they changed their mind. */
  onFailed(error: unknown): void
}

/**
 * Signing in with a passkey. While the login form is open the browser offers passkeys among the passwords it knows, where
 * it can and when the form's first field has `autoComplete="username webauthn"`; `signIn` is for a button, and asks at once.
 */
export function usePasskeyLogin({ onSignedIn, onFailed }: PasskeyLogin) {
  const call = useCall()
  const latest = useRef({ onSignedIn, onFailed })
  useEffect(() => {
    latest.current = { onSignedIn, onFailed }
  })

  useEffect(() => {
    let isLeft = false
    let stop: (() => void) | undefined
    async function offer() {
      if (!hasPasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
      const { startAuthentication, WebAuthnAbortService } = await import('@simplewebauthn/browser')
      const { options } = await call(askPasskeyLogin, { body: {} })
      if (isLeft) return
      stop = () => WebAuthnAbortService.cancelCeremony()
      const response = await startAuthentication({
        optionsJSON: options,
        useBrowserAutofill: true,
        verifyBrowserAutofillInput: false,
      })
      await latest.current.onSignedIn(await call(passkeyLogin, { body: { response: response as Assertion } }))
    }
    offer().catch((error: unknown) => {
      if (!isLeft && !isGivenUp(error)) latest.current.onFailed(error)
    })
    return () => {
      isLeft = true
      stop?.()
    }
  }, [call])

  return {
    async signIn(): Promise<void> {
      try {
        const [{ options }, { startAuthentication }] = await Promise.all([
          call(askPasskeyLogin, { body: {} }),
          import('@simplewebauthn/browser'),
        ])
        const response = (await startAuthentication({ optionsJSON: options })) as Assertion
        await latest.current.onSignedIn(await call(passkeyLogin, { body: { response } }))
      } catch (error) {
        if (!isGivenUp(error)) latest.current.onFailed(error)
      }
    },
  }
}
