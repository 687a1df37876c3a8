import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { useBackHistory } from '#app/platform/device/back-history-store.ts'

/** The link to the screen the visitor returns from, if it is on this one. */
const linkTo = (pathname: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find((link) => link.pathname === pathname)

/**
 * Records the back history, and moves the focus as a page load would: to the new screen's heading or, when going back,
 * to the link that was followed (U8).
 */
export function useScreenChanges(): void {
  const { pathname, search, state } = useLocation()
  // Choosing a brand beside a list changes the path, but not the screen.
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
