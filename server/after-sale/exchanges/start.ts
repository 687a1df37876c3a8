import type { ExchangeOptions, ExchangeOrder, ExchangeSize } from '#contract/after-sale/exchange-start.ts'
import { and, asc, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { product } from '#db/schema/catalog.ts'
import { simple } from '#db/schema/stock.ts'
import { pickupSlots, type ExchangeOptionKind, type ReturnMethod } from '#domain/after-sale/exchanges/choices.ts'
import { lastDropoffDay } from '#domain/after-sale/exchanges/dropoff-day.ts'
import { pickupDays } from '#domain/after-sale/exchanges/pickup.ts'
import { takeFromRows } from '#domain/after-sale/exchanges/return-value.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { toUnits } from '#domain/platform/money.ts'
import { orderLabels } from '#domain/buy/orders/statuses.ts'
import { parentSku } from '#domain/platform/sku.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { toWireAddress } from '#server/customers/addresses/address-mappers.ts'
import { addressesRepository } from '#server/customers/addresses/repository.ts'
import { exchangeFacts, type ReturnableOrder } from './facts.ts'

type Owner = { idCustomer: number; country: OpenCountry; now: Date }

function wireOrder(
  { order, lines, until, obstacle, isReplacement }: ReturnableOrder,
  country: OpenCountry,
): ExchangeOrder {
  return {
    order_nr: order.orderNr,
    label: orderLabels[order.status],
    placed_at: order.placedAt.toISOString(),
    delivered_at: order.deliveredAt?.toISOString() ?? null,
    until,
    obstacle,
    is_replacement: isReplacement,
    lines: lines.map(({ sku, item, rows, quantity, left }) => {
      const shares = left > 0 ? (takeFromRows(rows, left) ?? []) : []
      return {
        sku,
        name: item.name,
        brand: item.brandName,
        color: item.color,
        size: item.size,
        image: item.imageUrl,
        quantity,
        left,
        value: toUnits(
          shares.reduce((sum, { amount }) => sum + amount, 0),
          countryProfiles[country],
        ),
        is_gift_card: item.isGiftCard,
        exchangeable: item.exchangeable,
      }
    }),
  }
}

/** Data for the first screens of a new request. */
export const exchangeStart = (db: Handle) => ({
  async orders({ idCustomer, country, now }: Owner): Promise<ExchangeOrder[]> {
    return (await exchangeFacts(db).ordersOf(idCustomer, now)).map((order) => wireOrder(order, country))
  },

  async options({ idCustomer, country, now }: Owner): Promise<Omit<ExchangeOptions, 'error'>> {
    const facts = exchangeFacts(db)
    const rows = await facts.optionsOf(country)
    const collectors = await facts.collectorsOf(country)
    const { timezone, dropoffDays } = await facts.termsOf(country)
    const isCollected = [...collectors.values()].some((collector) => collector !== null)
    const methods: ReturnMethod[] = [
      ...(isCollected ? (['home_pickup'] as const) : []),
      ...((await facts.takesDropoff(country)) ? (['branch_dropoff'] as const) : []),
    ]
    const listOf = (kind: ExchangeOptionKind) =>
      rows.filter((row) => row.kind === kind).map(({ code, label }) => ({ code, label }))
    return {
      changeReasons: listOf('changeReasons'),
      replacementMethods: listOf('replacementMethods'),
      refundMethods: listOf('refundMethods'),
      accountTypes: listOf('accountTypes'),
      methods,
      pickup_slots: [...pickupSlots],
      addresses: (await addressesRepository(db).of(idCustomer)).map((address) => {
        const collector = collectors.get(address.regionId) ?? null
        const days = collector && pickupDays(collector, { now, timeZone: timezone })
        return {
          ...toWireAddress(address),
          collector,
          return_by_carrier: collector === 'carrier',
          return_by_own_fleet: collector === 'own_fleet',
          pickup_from: days?.from ?? null,
          pickup_to: days?.to ?? null,
        }
      }),
      dropoff_until: lastDropoffDay(timezone, now, dropoffDays),
    }
  },

  /** The other sizes; when none is in stock the call is refused (EXC-16). */
  async sizes(country: OpenCountry, sku: string): Promise<ExchangeSize[]> {
    const rows = await db
      .select({ sku: simple.skuSimple, size: simple.size, stock: simple.stock, exchangeable: product.exchangeable })
      .from(simple)
      .innerJoin(product, and(eq(product.country, simple.country), eq(product.sku, simple.sku)))
      .where(and(eq(simple.country, country), eq(simple.sku, parentSku(sku.toUpperCase())), eq(product.active, true)))
      .orderBy(asc(simple.position), asc(simple.skuSimple))
    if (rows.length === 0 || !rows[0]!.exchangeable) throw new RuleError('exchange_not_available')
    const others = rows.filter((row) => row.sku !== sku.toUpperCase())
    if (others.every(({ stock }) => stock === 0)) throw new RuleError('exchange_no_sizes')
    return others.map(({ sku: of, size, stock }) => ({ sku: of, size, available: stock > 0 }))
  },
})
