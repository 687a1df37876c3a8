import { useState } from 'react'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Tile } from '#app/platform/ui/tile.tsx'
import { deferredWords } from '#app/platform/texts/deferred-words.ts'
import { Invitation } from '#app/platform/ui/invitation.tsx'

type SmartBanner = { install: (() => void) | undefined; onDismiss(): void }

/** Invites to put the shop on the home screen; where the browser has no dialog for it, it says how. */
export function SmartBanner({ install, onDismiss }: SmartBanner) {
  const { install: words } = deferredWords(useCountry().country)
  const [showsHowTo, showHowTo] = useState(false)
  const action = { label: words.action, onClick: install ?? (() => showHowTo(true)) }
  return (
    <Invitation
      sign={<Tile className="size-11 shrink-0" />}
      text={words.text}
      detail={showsHowTo ? words.ios : words.detail}
      {...(!showsHowTo && { action })}
      dismiss={{ label: words.dismiss, onClick: onDismiss }}
    />
  )
}
