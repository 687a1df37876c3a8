const dismissedCookie = 'smart_banner'
const visitsKey = 'visits'
const visitCountedKey = 'visit-counted'

/** A visit lasts as long as the tab: a reload does not count again. */
export function countVisit(): number {
  const before = Number(localStorage.getItem(visitsKey) ?? 0)
  if (sessionStorage.getItem(visitCountedKey)) return before
  sessionStorage.setItem(visitCountedKey, '1')
  localStorage.setItem(visitsKey, String(before + 1))
  return before + 1
}

export function hasDismissedSmartBanner(): boolean {
  return document.cookie.split('; ').includes(`${dismissedCookie}=0`)
}

export function dismissSmartBanner(days: number): void {
  document.cookie = `${dismissedCookie}=0; path=/; max-age=${days * 24 * 60 * 60}; samesite=lax`
}

export function isInstalledApp(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches
}
