import { KeyRound } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePasswordConfirmation } from '#app/customers/account-page/use-password-confirmation.tsx'
import { useCall } from '#app/platform/api/use-call.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { accountWords } from '#app/platform/texts/account-words.ts'
import { createPasskey, supportsPasskeys, usePasskeys } from './passkeys.ts'

const dismissedKey = 'passkey-offer'

/** Offers a passkey to customers who sign in with a password, once per visit. */
export function PasskeyOffer() {
  const { passkeys: words } = accountWords(useCountry().country)
  const call = useCall()
  const client = useQueryClient()
  const { data } = usePasskeys()
  const { run, isBusy, dialog } = usePasswordConfirmation()
  const [isDismissed, setIsDismissed] = useState(() => sessionStorage.getItem(dismissedKey) !== null)
  if (data?.length !== 0 || isDismissed || !supportsPasskeys()) return null
  return (
    <section aria-label={words.offer.title} className="mt-4 flex gap-4 border border-line p-4">
      <KeyRound aria-hidden="true" size={24} strokeWidth={1.5} className="mt-0.5 shrink-0" />
      <div>
        <h2 className="font-semibold">{words.offer.title}</h2>
        <p className="mt-1 text-14 text-ink-2">{words.offer.text}</p>
        <div className="mt-1 flex flex-wrap gap-x-6">
          <Button
            look="tertiary"
            isBusy={isBusy}
            onClick={() =>
              run(async () => {
                const text = await createPasskey(call, client)
                if (text) useFlash.getState().show({ text, flashMessageType: 'success' })
              })
            }
            className="text-14!"
          >
            {words.add}
          </Button>
          <Button
            look="tertiary"
            onClick={() => {
              sessionStorage.setItem(dismissedKey, '1')
              setIsDismissed(true)
            }}
            className="text-14! font-medium!"
          >
            {words.offer.dismiss}
          </Button>
        </div>
      </div>
      {dialog}
    </section>
  )
}
