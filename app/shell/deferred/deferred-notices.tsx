import { useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { ConsentBar, useConsentQuestion } from '#app/platform/tracking/consent-bar.tsx'
import { useListHints } from '#app/platform/device/list-hints-store.ts'
import { useServiceWorker } from '#app/shell/notices/service-worker.ts'
import { SmartBanner } from '#app/shell/notices/smart-banner.tsx'
import { UpdateNotice } from '#app/shell/notices/update-notice.tsx'
import { useInstallOffer } from '#app/shell/notices/use-install-offer.ts'
import { quietPart } from '#app/platform/lazy/lazy-part.tsx'

const Hints = quietPart(() => import('#app/browse/catalog/hints/hints.tsx'))

/**
 * Above the tabs is room for one notice at a time: an update, the consent question, the install offer, or a hint about
 * the list.
 */
export function DeferredNotices() {
  const { hasUpdate, update } = useServiceWorker()
  const asksConsent = useConsentQuestion()
  const offer = useInstallOffer()
  const isTaken = hasUpdate || asksConsent
  const isList = useRouteLoaderData('routes/browse/catalog') !== undefined
  const hasHints = useListHints((flags) => flags.geolocationBanner || flags.filtersBanner)
  const [hadList, setHadList] = useState(false)
  // The hints' script loads with the first list and stays mounted, because it counts what the visitor has seen.
  if (isList && !hadList) setHadList(true)
  return (
    <>
      <UpdateNotice hasUpdate={hasUpdate} onUpdate={update} />
      {asksConsent && !hasUpdate && <ConsentBar />}
      {offer.isShown && !isTaken && <SmartBanner install={offer.install} onDismiss={offer.dismiss} />}
      {hadList && hasHints && <Hints isRoomTaken={isTaken || offer.isShown} />}
    </>
  )
}
