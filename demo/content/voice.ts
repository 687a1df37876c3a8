import { unpaidOrderLifetimeMs } from '#domain/buy/payments/reservation.ts'
import { recoveryLifeMs } from '#domain/customers/account/session-rules.ts'
import { deviceLifeMs } from '#domain/customers/account/two-step-rules.ts'
import { pickupWords } from '#domain/buy/shipping/pickup-words.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { youIn } from '#domain/platform/text/voice.ts'

const hourMs = 60 * 60 * 1000

/** The words of a store, and where its figures stand in its texts: vos in Argentina, tú in Chile and Colombia. */
export function voiceOf(country: OpenCountry) {
  const profile = countryProfiles[country]
  return {
    country,
    /** The sentence in voseo, or in tuteo. */
    say: youIn(country),
    size: profile.sizeWord,
    otherSize: profile.sizeWord === 'talle' ? 'otro talle' : 'otra talla',
    document: { ar: 'DNI', cl: 'RUT', co: 'cédula' }[country],
    branch: 'sucursal',
    pickup: pickupWords(country),
    shipping: { ar: 'envío', cl: 'despacho', co: 'envío' }[country],
    capital: { ar: 'CABA, La Plata y Rosario', cl: 'Santiago y Valparaíso', co: 'Bogotá' }[country],
    // Figures are the store's terms, written into the text when it is shown (domain/platform/country/fill-terms.ts).
    standard: '{{standard_price}}',
    standardDays: '{{standard_days}}',
    fast: '{{fast_price}}',
    fastWithin: '{{fast_within}}',
    freeFrom: '{{free_from}}',
    withdrawal: '{{min_withdrawal}}',
    returnDays: '{{return_days}}',
    refundDays: '{{refund_days}}',
    dropoffDays: '{{dropoff_days}}',
    maxCoupons: '{{max_coupons}}',
    maxPercent: '{{max_discount_percent}}',
    mail: profile.mailWord,
    unpaidHours: unpaidOrderLifetimeMs / hourMs,
    recoveryMinutes: recoveryLifeMs / (60 * 1000),
    trustedDays: deviceLifeMs / (24 * hourMs),
  }
}

export type Voice = ReturnType<typeof voiceOf>
export type Article = { section: string; title: string; body: string }
