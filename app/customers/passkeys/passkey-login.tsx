import { KeyRound } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { sentenceOf } from '#app/platform/api/failures.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { loginWords } from '#app/platform/texts/login-words.ts'
import type { SignedIn } from '#contract/customers/account.ts'
import { hasPasskeys } from './passkeys.ts'
import { usePasskeyLogin } from './use-passkey-login.ts'

const never = () => () => {}

/** Signs in with a passkey, beside the form that asks for a password; nothing where the browser has none. */
export function PasskeyLogin({ onSignedIn }: { onSignedIn(signed: SignedIn): Promise<void> }) {
  const { country } = useCountry()
  const isPossible = useSyncExternalStore(never, hasPasskeys, () => false)
  const [isBusy, setBusy] = useState(false)
  const { signIn } = usePasskeyLogin({
    onSignedIn,
    onFailed: (error) => useFlash.getState().show({ text: sentenceOf(error), flashMessageType: 'error' }),
  })
  if (!isPossible) return null
  return (
    <Button
      look="tertiary"
      isBusy={isBusy}
      onClick={() => {
        setBusy(true)
        void signIn().finally(() => setBusy(false))
      }}
      className="justify-self-center"
    >
      <KeyRound aria-hidden="true" size={22} strokeWidth={1.5} />
      {loginWords(country).login.passkey}
    </Button>
  )
}
