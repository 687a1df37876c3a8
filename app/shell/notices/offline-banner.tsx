import { CircleAlert, WifiOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { useOnline } from '#app/platform/device/use-online.ts'
import { screenKeptEvent } from '#app/shell/screens/keep-screen.ts'
import { notices } from '#contract/platform/notices.ts'

/** The screen that could not be opened from the one on screen (keep-screen.ts). */
function useUnopenedScreen(): string | undefined {
  const { pathname, search } = useLocation()
  const [failed, setFailed] = useState<{ to: string; from: string }>()
  const here = pathname + search
  useEffect(() => {
    const keep = (event: Event) => setFailed({ to: (event as CustomEvent<string>).detail, from: here })
    window.addEventListener(screenKeptEvent, keep)
    return () => window.removeEventListener(screenKeptEvent, keep)
  }, [here])
  return failed?.from === here ? failed.to : undefined
}

/** The page is a stored copy although the device is online: the shop did not answer (sw.ts). */
const isUnanswered = () => navigator.onLine && document.documentElement.dataset.stored !== undefined

/** The address of the stored copy on screen. */
function useStoredPage(): string | undefined {
  const { pathname, search } = useLocation()
  const [stored, setStored] = useState<string>()
  // oxlint-disable-next-line react/exhaustive-deps -- only the page that was loaded is a copy, not those after it
  useEffect(() => setStored(isUnanswered() ? pathname + search : undefined), [])
  return stored === pathname + search ? stored : undefined
}

/**
 * Shown while offline, with a message when the connection is back (PWA-04, U82), and when the shop does not answer. It
 * overlays the page, so that nothing moves.
 */
export function OfflineBanner() {
  const { words } = useCountry()
  const isOnline = useOnline()
  const wasOffline = useRef(false)
  const show = useFlash((state) => state.show)
  const unopened = useUnopenedScreen()
  const stored = useStoredPage()
  const isTrying = useNavigation().state !== 'idle'
  const navigate = useNavigate()
  useEffect(() => {
    if (isOnline && wasOffline.current) show({ text: notices.backOnline, flashMessageType: 'success' })
    wasOffline.current = !isOnline
  }, [isOnline, show])
  const { title, text } = isOnline ? words.silent : words.offline
  const Sign = isOnline ? CircleAlert : WifiOff
  return (
    <div role="status" className="fixed inset-x-0 bottom-(--tabs-height) z-30">
      {(!isOnline || unopened || stored) && (
        <div className="animate-rise bg-ink text-paper">
          <div className="page flex items-center gap-3 py-3">
            <Sign aria-hidden="true" size={22} strokeWidth={1.5} className="shrink-0 text-lima" />
            <p className="grow text-14">
              <strong className="font-semibold">{title}.</strong> {text}
            </p>
            {(unopened ?? (isOnline && stored)) && (
              <button
                type="button"
                aria-disabled={isTrying || undefined}
                onClick={() => (!unopened ? location.reload() : !isTrying && void navigate(unopened))}
                className="flex min-h-12 items-center text-14 font-semibold underline underline-offset-4 aria-disabled:opacity-60"
              >
                {words.failure.retry}
              </button>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
