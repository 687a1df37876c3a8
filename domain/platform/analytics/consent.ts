import type { OpenCountry } from '#domain/platform/country/country.ts'

/** A visitor's answer; no answer counts as denied. */
export type Consent = 'granted' | 'denied'

export const consentCookie = 'consent'
/** The question is asked again after half a year. */
export const consentSeconds = 180 * 24 * 60 * 60

/** The law that requires consent beforehand. All three require explicit consent. */
export const consentLaws: Readonly<Record<OpenCountry, string>> = {
  ar: 'Ley 25.326',
  cl: 'Ley 21.719',
  co: 'Ley 1581 de 2012',
}

/** The cookie carries the version of the question: a changed question is asked again. */
const version = '1'
export const consentValue = (consent: Consent) => `${version}.${consent}`
export const consentPattern = /^1\.(granted|denied)$/

export function readConsent(value: string | undefined): Consent | undefined {
  return consentPattern.exec(value ?? '')?.[1] as Consent | undefined
}

/** Consent Mode v2: the four signals a tag manager obeys, and what the shop itself needs. */
export function consentSignals(consent: Consent) {
  return {
    ad_storage: consent,
    ad_user_data: consent,
    ad_personalization: consent,
    analytics_storage: consent,
    functionality_storage: 'granted',
    security_storage: 'granted',
  } as const
}
