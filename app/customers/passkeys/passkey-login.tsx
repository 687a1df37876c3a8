import { KeyRound } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { sentenceOf } from '#app/platform/api/failures.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { loginWords } from '#app/platform/texts/login-words.ts'
import type { SignedIn } from '#contract/customers/account.ts'
import { supportsPasskeys } from './passkeys.ts'
import { usePasskeyLogin } from './use-passkey-login.ts'

const subscribeToNothing = () => () => {}

/** A passkey sign-in button beside the password form; hidden where the browser does not support passkeys. */
export function PasskeyLogin({ onSignedIn }: { onSignedIn(signed: SignedIn): Promise<void> }) {
  const { country } = useCountry()
  const isSupported = useSyncExternalStore(subscribeToNothing, supportsPasskeys, () => false)
  const [isBusy, setIsBusy] = useState(false)
  const { signIn } = usePasskeyLogin({
    onSignedIn,
    onFailed: (error) => useFlash.getState().show({ text: sentenceOf(error), flashMessageType: 'error' }),
  })
  if (!isSupported) return null
  return (
    <Button
      look="tertiary"
      isBusy={isBusy}
      onClick={() => {
        setIsBusy(true)
        void signIn().finally(() => setIsBusy(false))
      }}
      className="justify-self-center"
    >
      <KeyRound aria-hidden="true" size={22} strokeWidth={1.5} />
      {loginWords(country).login.passkey}
    </Button>
  )
}
