import { useRouteLoaderData } from 'react-router'
import { create } from 'zustand'
import { cookieValue } from '#app/platform/country/visitor.ts'
import type { RootData } from '#app/platform/country/use-country.ts'
import {
  consentCookie,
  consentPattern,
  consentSeconds,
  consentValue,
  readConsent,
  type Consent,
} from '#domain/platform/analytics/consent.ts'

type ConsentState = {
  /** The answer of this browser; nothing while it has not been given, and before the page runs. */
  consent: Consent | undefined
  /** Whether the cookie has been read: a question that was answered must not flash up. */
  isKnown: boolean
  /** Asked again from the footer. */
  isReopened: boolean
  read(): void
  answer(consent: Consent): void
  reopen(): void
}

export const useConsent = create<ConsentState>((set) => ({
  consent: undefined,
  isKnown: false,
  isReopened: false,
  read: () => set({ consent: readConsent(cookieValue(document.cookie, consentCookie, consentPattern)), isKnown: true }),
  answer: (consent) => {
    const secure = location.protocol === 'https:' ? '; secure' : ''
    document.cookie = `${consentCookie}=${consentValue(consent)}; path=/; max-age=${consentSeconds}; samesite=lax${secure}`
    set({ consent, isKnown: true, isReopened: false })
  },
  reopen: () => set({ isReopened: true }),
}))

/** The tag manager's container; null where nothing of what is measured leaves the device. */
export const useContainer = () => useRouteLoaderData<RootData>('root')?.gtmContainer ?? null

/** Whether customers may be named in what is measured: where it leaves the device, only after a yes (C12). */
export const mayIdentify = (container: string | null) =>
  container === null || useConsent.getState().consent === 'granted'
