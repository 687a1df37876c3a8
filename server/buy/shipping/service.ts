import { notices } from '#contract/platform/notices.ts'
import type { ShippingOffer } from '#contract/buy/shipping.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { ShippingCode } from '#domain/buy/shipping/shipping-methods.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { toUnits } from '#domain/platform/money.ts'
import { parentSku } from '#domain/platform/sku.ts'
import { arrivalOf, daysOf, etaTextFor, type WorkCalendar } from '#domain/buy/shipping/arrival.ts'
import { readLocation } from '#domain/buy/shipping/location.ts'
import { shippingOffers, type Offer } from '#domain/buy/shipping/offers.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { deliveryFacts } from './repository.ts'

type ShippingMethodsRequest = {
  location?: string | undefined
  shipment_type?: ShippingCode | undefined
  supplier?: string | undefined
  sku?: string | undefined
}
type Where = { country: OpenCountry; now: Date }

/** Why a way that was asked for is not to be had; the standard one only when the store closed it. */
const reasons: Readonly<Record<ShippingCode, string>> = {
  standard: notices.noShipping,
  fast: notices.noFastShipping,
  pickup: notices.noPickup,
}

function onTheWire(
  { code, label, price, isFree, etaText, minDays, maxDays, cutOff }: Offer,
  { region, calendar }: { region: number | undefined; calendar: WorkCalendar },
  { country, now }: Where,
) {
  const { timeZone } = countryProfiles[country]
  const days = daysOf(country, { code, etaText, minDays, maxDays, region })
  const offer: ShippingOffer = {
    code,
    label,
    price: toUnits(price, countryProfiles[country]),
    free: isFree,
    eta_text: etaTextFor(etaText, days),
    ...arrivalOf(days, { now, timeZone, calendar, cutOff }),
  }
  return offer
}

export function shippingService(db: Handle) {
  const facts = deliveryFacts(db)
  return {
    /** The ways to send to a place (API-27). Asked for one alone, it is that one or the reason why not. */
    async methods(where: Where, { location, shipment_type: type, supplier, sku }: ShippingMethodsRequest) {
      const question = { ...where, location: readLocation(location), supplier, sku: sku && parentSku(sku) }
      const { methods, rates, calendar, place, sender, freeFrom } = await facts.about(question)
      if (supplier && !sender) throw new RuleError('invalid_input', { supplier: 'El vendedor no existe.' })
      const offers = shippingOffers({
        methods,
        rates,
        place: place ?? undefined,
        seller: sender ?? undefined,
        amount: sender?.amount ?? undefined,
        grams: sender?.grams ?? undefined,
        freeFrom,
      }).filter(({ code }) => type === undefined || code === type)
      const isMissing = type !== undefined && offers.length === 0
      const hasFast = offers.some(({ code }) => code === 'fast')
      const region = place?.regionId
      const hint = location && type === undefined && !hasFast ? reasons.fast : ''
      return {
        success: !isMissing,
        data: Object.fromEntries(offers.map((offer) => [offer.code, onTheWire(offer, { region, calendar }, where)])),
        error: isMissing,
        message: isMissing ? reasons[type] : hint,
      }
    },
  }
}
