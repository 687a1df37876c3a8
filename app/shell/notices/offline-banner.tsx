import { WifiOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { notices } from '#contract/platform/messages.ts'
import { useOnline } from '#app/platform/device/use-online.ts'

/**
 * Shown while offline, with a message when the connection is back (PWA-04, U82). It overlays the page, so that nothing
 * moves.
 */
export function OfflineBanner() {
  const { words } = useCountry()
  const isOnline = useOnline()
  const wasOffline = useRef(false)
  const show = useFlash((state) => state.show)
  useEffect(() => {
    if (isOnline && wasOffline.current) show({ text: notices.backOnline, flashMessageType: 'success' })
    wasOffline.current = !isOnline
  }, [isOnline, show])
  return (
    <div role="status" className="fixed inset-x-0 bottom-(--tabs-height) z-30">
      {!isOnline && (
        <div className="animate-rise bg-ink text-paper">
          <div className="page flex items-center gap-3 py-3">
            <WifiOff aria-hidden="true" size={22} strokeWidth={1.5} className="shrink-0 text-lima" />
            <p className="text-14">
              <strong className="font-semibold">{words.offline.title}.</strong> {words.offline.text}
            </p>
          </div>
        </div>
      )}
    </div>
  )
}
