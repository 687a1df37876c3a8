import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useBackHistory } from '#app/device/back-history-store.ts'

/** Keeps the back history, and moves focus to the new screen's heading, as a page load would (U8). */
export function useScreenChanges(): void {
  const { pathname, search } = useLocation()
  const visit = useBackHistory((state) => state.visit)
  const shown = useRef(pathname)
  useEffect(() => {
    visit(pathname + search)
  }, [visit, pathname, search])
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [pathname])
}
