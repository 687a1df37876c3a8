import { useState } from 'react'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Tile } from '#app/platform/ui/tile.tsx'
import { deferredWords } from '#app/platform/texts/deferred-words.ts'
import { Invitation } from '#app/platform/ui/invitation.tsx'

type SmartBannerProps = { install: (() => void) | undefined; onDismiss(): void }

/** Offers to install the shop on the home screen; where the browser has no install dialog, it explains how. */
export function SmartBanner({ install, onDismiss }: SmartBannerProps) {
  const { install: words } = deferredWords(useCountry().country)
  const [showsHowTo, setShowsHowTo] = useState(false)
  const action = { label: words.action, onClick: install ?? (() => setShowsHowTo(true)) }
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
