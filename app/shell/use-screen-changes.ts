import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useBackHistory } from '#app/device/back-history-store.ts'

/** Keeps the back history, and moves focus to the new screen's heading, as a page load would (U8). */
export function useScreenChanges(): void {
  const { pathname, search, state } = useLocation()
  // A brand ticked beside a list is another path, but not another screen.
  const keepsFocus = (state as { keepsFocus?: boolean } | null)?.keepsFocus === true
  const visit = useBackHistory((state) => state.visit)
  const shown = useRef(pathname)
  useEffect(() => {
    visit(pathname + search)
  }, [visit, pathname, search])
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (keepsFocus) return
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [pathname, keepsFocus])
}
