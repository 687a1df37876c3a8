import { and, eq, inArray } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { isErased, isSealed } from '#db/bank-data/sealer.ts'
import type { exchangeRequest } from '#db/schema/exchange.ts'
import { simple } from '#db/schema/stock.ts'
import { lastFour } from '#domain/after-sale/bank-data/bank-data.ts'
import { payoutOf, payoutTotals, sumPayouts, withoutEnded } from '#domain/after-sale/exchanges/payout.ts'
import { tendersOfItem } from '#domain/after-sale/exchanges/tenders.ts'
import type { ExchangeOutcome } from '#server/platform/mail/templates/exchange-outcome.ts'
import type { ReturnedItem } from './returned-items.ts'

type Request = typeof exchangeRequest.$inferSelect

function lastDigits({ bankData }: Request): string | null {
  if (bankData === null || isErased(bankData)) return null
  return isSealed(bankData) ? bankData.last4 : lastFour(bankData as Parameters<typeof lastFour>[0])
}

/** What a request gives, as its mails say it: what can be used of it now, and where it went. */
export async function outcomeOf(
  tx: Handle,
  request: Request,
  items: readonly ReturnedItem[],
  now: Date,
): Promise<ExchangeOutcome> {
  const payout = sumPayouts(items.map(({ item }) => payoutOf(item.way, tendersOfItem(item))))
  const usable = withoutEnded(payout, now)
  const exchanged = items.flatMap(({ item: { replacementSkuSimple: sku, quantity }, sold: { name } }) =>
    sku === null ? [] : [{ sku, quantity, name }],
  )
  const isIt = and(
    eq(simple.country, request.country),
    inArray(
      simple.skuSimple,
      exchanged.map(({ sku }) => sku),
    ),
  )
  const sizes = exchanged.length === 0 ? [] : await tx.select().from(simple).where(isIt)
  return {
    lines: items.map(({ item: { quantity }, sold: { name, brandName, color, size, imageUrl, unitPrice } }) => ({
      name,
      brand: brandName,
      color,
      size,
      image: imageUrl,
      quantity,
      amount: unitPrice * quantity,
      isGiftCard: false,
    })),
    replacements: exchanged.map(({ sku, name, quantity }) => ({
      name,
      quantity,
      size: sizes.find(({ skuSimple }) => skuSimple === sku)?.size ?? '',
    })),
    newOrder: items.find(({ item }) => item.way === 'exchange')?.item.resultRef ?? null,
    ...payoutTotals(usable),
    ended: usable.ended,
    last4: lastDigits(request),
  }
}
