import { formatPrice, toUnits } from '#domain/platform/money.ts'
import { unpaidOrderLifetimeMs } from '#domain/buy/payments/reservation.ts'
import { recoveryLifeMs } from '#domain/customers/account/session-rules.ts'
import { deviceLifeMs } from '#domain/customers/account/two-step-rules.ts'
import { pickupWords } from '#domain/buy/shipping/pickup-words.ts'
import { usualDays } from '#domain/buy/shipping/arrival.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { openingFigures, countryProfiles } from '#domain/platform/country/settings.ts'
import { youIn } from '#domain/platform/text/voice.ts'

const hourMs = 60 * 60 * 1000

/** The texts and figures of a store: vos in Argentina, tú in Chile and Colombia. */
export function voiceOf(country: OpenCountry) {
  const profile = countryProfiles[country]
  const figures = openingFigures[country]
  const money = (minor: number) => formatPrice(toUnits(minor, profile), profile)
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
    standard: money(figures.standardShipping),
    standardDays: usualDays[country].standard.join(' a '),
    fast: money(figures.fastShipping),
    freeFrom: money(figures.freeShippingThreshold),
    withdrawal: money(figures.walletMinWithdrawal),
    returnDays: figures.returnDays,
    dropoffDays: figures.dropoffDays,
    maxCoupons: figures.maxCoupons,
    maxPercent: figures.maxDiscountPercent,
    mail: profile.mailWord,
    unpaidHours: unpaidOrderLifetimeMs / hourMs,
    recoveryMinutes: recoveryLifeMs / (60 * 1000),
    trustedDays: deviceLifeMs / (24 * hourMs),
  }
}

export type Voice = ReturnType<typeof voiceOf>
export type Article = { section: string; title: string; body: string }
