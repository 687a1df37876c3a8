import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { desktopTarget } from '#domain/platform/routing/desktop-redirect.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/** Redirects wide windows to the desktop site where the retailer has one; never the installed app (APP-37, C15). */
export function useDesktopRedirect(country: OpenCountry, desktopUrl: string | null): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (window.matchMedia('(display-mode: standalone)').matches) return
    const width = Math.min(window.innerWidth, Math.max(screen.width, screen.height))
    const isPhone = Math.min(screen.width, screen.height) <= 480
    const target = desktopTarget({ width: isPhone ? 0 : width, path: pathname, country, desktopUrl })
    if (target) window.location.replace(target)
  }, [pathname, country, desktopUrl])
}
