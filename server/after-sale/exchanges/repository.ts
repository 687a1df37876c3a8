import type { Exchange, ExchangeItem } from '#contract/after-sale/exchanges.ts'
import type { Page } from '#contract/platform/list-page.ts'
import { and, desc, eq, inArray } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { exchangeItem, exchangeOption, exchangeRequest } from '#db/schema/exchange.ts'
import { orderItem } from '#db/schema/orders.ts'
import { simple } from '#db/schema/stock.ts'
import { payoutOf, payoutTotals, sumPayouts } from '#domain/after-sale/exchanges/payout.ts'
import { tendersOfItem } from '#domain/after-sale/exchanges/tenders.ts'
import { pickupDays } from '#domain/after-sale/exchanges/pickup.ts'
import { exchangeLabels } from '#domain/after-sale/exchanges/states.ts'
import { exchangeTimeline, isAnnullable } from '#domain/after-sale/exchanges/timeline.ts'
import { toUnits } from '#domain/platform/money.ts'
import { withoutPlaceIds } from '#domain/buy/orders/address-copy.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { officesRepository, wireOffice } from '#server/buy/shipping/branch-offices/repository.ts'
import { readSteps } from '#server/ledger/orders/read-steps.ts'

type Row = typeof exchangeRequest.$inferSelect
type Owner = { idCustomer: number; country: OpenCountry }

/** The labels of a country's options, by code. */
export function labelReader(options: readonly (typeof exchangeOption.$inferSelect)[]) {
  const labels = new Map(options.map(({ code, label }) => [code, label]))
  return (code: string) => labels.get(code) ?? code
}

/** Merges rows of one size that are returned the same way into one line. */
export function mergeExchangeItems(items: readonly ExchangeItem[]): ExchangeItem[] {
  const merged = new Map<string, ExchangeItem>()
  for (const item of items) {
    const key = `${item.sku} ${item.way} ${item.replacement_size} ${item.details}`
    const before = merged.get(key)
    const quantity = (before?.quantity ?? 0) + item.quantity
    merged.set(key, { ...item, quantity, amount: (before?.amount ?? 0) + item.amount })
  }
  return [...merged.values()]
}

export function exchangesRepository(db: Handle) {
  async function toExchanges(requests: readonly Row[], country: OpenCountry): Promise<Exchange[]> {
    if (requests.length === 0) return []
    const numbers = requests.map(({ batchnumber }) => batchnumber)
    const lines = await db
      .select({ item: exchangeItem, sold: orderItem, replacementSize: simple.size })
      .from(exchangeItem)
      .innerJoin(orderItem, eq(orderItem.id, exchangeItem.orderItemId))
      .leftJoin(
        simple,
        and(eq(simple.country, exchangeItem.country), eq(simple.skuSimple, exchangeItem.replacementSkuSimple)),
      )
      .where(inArray(exchangeItem.batchnumber, numbers))
      .orderBy(exchangeItem.id)
    const labelOf = labelReader(await db.select().from(exchangeOption).where(eq(exchangeOption.country, country)))
    const stepsOf = await readSteps(db, 'exchange', numbers)
    const offices = await officesRepository(db).open(country)
    const profile = countryProfiles[country]
    const units = (minor: number) => toUnits(minor, profile)
    return requests.map((request) => {
      const mine = lines.filter(({ item }) => item.batchnumber === request.batchnumber)
      const payout = payoutTotals(sumPayouts(mine.map(({ item }) => payoutOf(item.way, tendersOfItem(item)))))
      const { collector, pickupAddress, shippingAddress, createdAt } = request
      const days = collector && pickupDays(collector, { now: createdAt, timeZone: profile.timeZone })
      const office = offices.find(({ id }) => id === request.branchId)
      const results = mine.flatMap(({ item: { way, resultRef } }) => (resultRef ? [{ way, ref: resultRef }] : []))
      return {
        batchnumber: request.batchnumber,
        order_nr: request.orderNr,
        status: request.status,
        label: exchangeLabels[request.status],
        created_at: createdAt.toISOString(),
        closed_at: request.closedAt?.toISOString() ?? null,
        reject_reason: request.rejectReason,
        can_cancel: isAnnullable(request.status),
        items: mergeExchangeItems(
          mine.map(({ item, sold, replacementSize }) => ({
            sku: sold.skuSimple,
            name: sold.name,
            color: sold.color,
            size: sold.size,
            image: sold.imageUrl,
            quantity: item.quantity,
            reason: labelOf(item.reasonCode),
            details: item.details,
            way: item.way,
            way_label: labelOf(item.way),
            replacement_size: replacementSize,
            amount: units(item.amount),
          })),
        ),
        method: request.method,
        branch: office ? wireOffice(office) : null,
        pickup_address: pickupAddress && withoutPlaceIds(pickupAddress),
        pickup_slot: request.pickupSlot,
        collector,
        pickup_from: days?.from ?? null,
        pickup_to: days?.to ?? null,
        max_date: request.maxDate,
        shipping_address: shippingAddress && withoutPlaceIds(shippingAddress),
        gives: { bank: units(payout.bank), wallet: units(payout.wallet), credit: units(payout.credit) },
        shipping_returned: units(mine.reduce((sum, { item }) => sum + item.shippingAmount, 0)),
        results: [...new Map(results.map((result) => [result.way, result])).values()],
        steps: exchangeTimeline(request.status, stepsOf(request.batchnumber)),
      }
    })
  }

  const rowsOf = ({ idCustomer, country }: Owner, number?: string) =>
    db
      .select()
      .from(exchangeRequest)
      .where(
        and(
          eq(exchangeRequest.country, country),
          eq(exchangeRequest.idCustomer, idCustomer),
          number === undefined ? undefined : eq(exchangeRequest.batchnumber, number.toUpperCase()),
        ),
      )
      .orderBy(desc(exchangeRequest.createdAt), desc(exchangeRequest.batchnumber))

  return {
    /** The customer's own request (INV-24), locked for a change. */
    async locked(owner: Owner, number: string): Promise<Row | undefined> {
      return (await rowsOf(owner, number).for('update'))[0]
    },

    async one(owner: Owner, number: string): Promise<Exchange | undefined> {
      return (await toExchanges(await rowsOf(owner, number), owner.country))[0]
    },

    async list(owner: Owner, { limit, offset }: Page): Promise<Exchange[]> {
      return toExchanges(await rowsOf(owner).limit(limit).offset(offset), owner.country)
    },
  }
}
