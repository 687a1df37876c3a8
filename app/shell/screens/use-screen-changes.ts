import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { useBackHistory } from '#app/platform/device/back-history-store.ts'

/** The link that led to the screen one comes back from, if it stands on this one. */
const linkTo = (pathname: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find((link) => link.pathname === pathname)

/**
 * Keeps the back history, and moves focus as a page load would: to the new screen's heading, or, on the way back, to the
 * link that was followed from there (U8).
 */
export function useScreenChanges(): void {
  const { pathname, search, state } = useLocation()
  // A brand ticked beside a list is another path, but not another screen.
  const { keepsFocus = false, isReturn = false } = (state ?? {}) as { keepsFocus?: boolean; isReturn?: boolean }
  const isBack = useNavigationType() === NavigationType.Pop || isReturn
  const visit = useBackHistory((state) => state.visit)
  const shown = useRef(pathname)
  useEffect(() => {
    visit(pathname + search)
  }, [visit, pathname, search])
  useEffect(() => {
    if (shown.current === pathname) return
    const left = shown.current
    shown.current = pathname
    if (keepsFocus) return
    const target = (isBack && linkTo(left)) || document.querySelector<HTMLElement>('main h1')
    target?.focus({ preventScroll: true })
  }, [pathname, keepsFocus, isBack])
}
