import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useCountry } from '#app/platform/country/use-country.ts'
import { ResetDevice } from './reset-device.tsx'
import { failureId } from '#app/platform/bootstrap/screen-recovery.ts'

/** Shown when a screen could not be loaded twice. It is in the page from the start, because its script may not load. */
export function ScreenFailed() {
  const { words } = useCountry()
  const { pathname, search } = useLocation()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    const listen = () => setHasFailed(true)
    window.addEventListener('screen-failed', listen)
    return () => window.removeEventListener('screen-failed', listen)
  }, [])
  return (
    <div id={failureId} role="alert" hidden={!hasFailed} className="border-b border-line bg-lima">
      <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <p>
          <strong className="block font-display">{words.screenFailed.title}</strong>
          {words.screenFailed.text}
        </p>
        {/* A link to the same page, which works without scripts. */}
        <a href={pathname + search} className="inline-flex min-h-12 items-center bg-ink px-6 font-semibold text-paper">
          {words.failure.retry}
        </a>
        <ResetDevice />
      </div>
    </div>
  )
}
