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
  /** The answer of this browser; undefined until given, and before hydration. */
  consent: Consent | undefined
  /** Whether the cookie has been read, so that an answered question does not flash up. */
  isKnown: boolean
  /** Reopened from the footer. */
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

/** The tag manager's container; null when no measurement leaves the device. */
export const useContainer = () => useRouteLoaderData<RootData>('root')?.gtmContainer ?? null

/** Whether measurements may identify customers: always on the device only, otherwise only with consent (C12). */
export const mayIdentify = (container: string | null) =>
  container === null || useConsent.getState().consent === 'granted'
