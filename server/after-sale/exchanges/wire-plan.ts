import type { ExchangePlan } from '#contract/after-sale/exchanges.ts'
import { and, eq, inArray } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { exchangeOption } from '#db/schema/exchange.ts'
import { simple } from '#db/schema/stock.ts'
import { payoutTotals } from '#domain/after-sale/exchanges/payout.ts'
import { pickupDays } from '#domain/after-sale/exchanges/pickup.ts'
import { toUnits } from '#domain/platform/money.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { wireOffice } from '#server/buy/shipping/branch-offices/repository.ts'
import type { PreparedRequest } from './prepare.ts'
import { withoutPlaceIds } from '#domain/buy/orders/address-copy.ts'
import { labelReader, mergeExchangeItems } from './repository.ts'

/** A request as it is shown before it is sent. */
export async function wirePlan(
  db: Handle,
  { order, items, method, office, collector, pickupAddress, shippingAddress, maxDate, payout }: PreparedRequest,
  options: readonly (typeof exchangeOption.$inferSelect)[],
  { country, now }: { country: OpenCountry; now: Date },
): Promise<ExchangePlan> {
  const profile = countryProfiles[country]
  const gives = payoutTotals(payout)
  const units = (minor: number) => toUnits(minor, profile)
  const labelOf = labelReader(options)
  const replacements = items.flatMap(({ replacement }) => replacement ?? [])
  const isReplacement = and(eq(simple.country, country), inArray(simple.skuSimple, replacements))
  const sizes = replacements.length === 0 ? [] : await db.select().from(simple).where(isReplacement)
  const days = collector && pickupDays(collector, { now, timeZone: profile.timeZone })
  return {
    order_nr: order.order.orderNr,
    items: mergeExchangeItems(
      items.map(({ line, quantity, reason, details, way, replacement, amount }) => ({
        sku: line.sku,
        name: line.item.name,
        color: line.item.color,
        size: line.item.size,
        image: line.item.imageUrl,
        quantity,
        reason: labelOf(reason),
        details,
        way,
        way_label: labelOf(way),
        replacement_size: sizes.find(({ skuSimple }) => skuSimple === replacement)?.size ?? null,
        amount: units(amount),
      })),
    ),
    method,
    branch: office && wireOffice(office),
    pickup_address: pickupAddress && withoutPlaceIds(pickupAddress),
    pickup_slot: method === 'home_pickup' ? '8-17' : null,
    collector,
    pickup_from: days?.from ?? null,
    pickup_to: days?.to ?? null,
    max_date: maxDate,
    shipping_address: shippingAddress && withoutPlaceIds(shippingAddress),
    gives: { bank: units(gives.bank), wallet: units(gives.wallet), credit: units(gives.credit) },
    shipping_returned: units(items.reduce((sum, item) => sum + item.shippingAmount, 0)),
  }
}
