import { asc, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { region } from '#db/schema/places.ts'
import { holiday, shippingMethod, shippingRate } from '#db/schema/shipping.ts'
import { country as countryTable } from '#db/schema/store.ts'
import type { ShippingCode } from '#domain/buy/shipping/shipping-methods.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { toUnits } from '#domain/platform/money.ts'

type DayRange = [min: number, max: number] | null

/** How a store ships, as an operator reads and writes it: amounts in currency units. */
export type StoreShipping = {
  methods: Partial<
    Record<
      ShippingCode,
      {
        label: string
        text: string
        enabled: boolean
        price: number
        days: DayRange
        free_from: number | null
        cut_off: string | null
      }
    >
  >
  rates: {
    method: ShippingCode
    region?: string
    postcode?: string
    from_amount: number
    up_to_grams?: number
    price: number | null
    days: DayRange
  }[]
  working_days: number[]
  holidays: Record<string, string>
}

const rangeOf = ({ minDays, maxDays }: { minDays: number | null; maxDays: number | null }): DayRange =>
  minDays === null || maxDays === null ? null : [minDays, maxDays]

export async function readShipping(db: Handle, country: OpenCountry): Promise<StoreShipping> {
  const units = (minor: number) => toUnits(minor, countryProfiles[country])
  const optional = (minor: number | null) => (minor === null ? null : units(minor))
  const [store] = await db.select().from(countryTable).where(eq(countryTable.code, country))
  const methods = await db
    .select()
    .from(shippingMethod)
    .where(eq(shippingMethod.country, country))
    .orderBy(asc(shippingMethod.position), asc(shippingMethod.code))
  const rates = await db
    .select({ rate: shippingRate, regionName: region.name })
    .from(shippingRate)
    .leftJoin(region, eq(region.id, shippingRate.region))
    .where(eq(shippingRate.country, country))
    .orderBy(
      asc(shippingRate.code),
      asc(region.name),
      asc(shippingRate.postcodePrefix),
      asc(shippingRate.fromAmount),
      asc(shippingRate.upToGrams),
    )
  const holidays = await db.select().from(holiday).where(eq(holiday.country, country)).orderBy(asc(holiday.day))
  return {
    methods: Object.fromEntries(
      methods.map((method) => [
        method.code,
        {
          label: method.label,
          text: method.etaText,
          enabled: method.enabled,
          price: units(method.price),
          days: rangeOf(method),
          free_from: method.code === 'standard' ? units(store!.freeShippingThreshold) : optional(method.freeFrom),
          cut_off: method.cutOff,
        },
      ]),
    ),
    rates: rates.map(({ rate, regionName }) => ({
      method: rate.code,
      ...(regionName !== null && { region: regionName }),
      ...(rate.postcodePrefix !== null && { postcode: rate.postcodePrefix }),
      from_amount: units(rate.fromAmount),
      ...(rate.upToGrams !== null && { up_to_grams: rate.upToGrams }),
      price: optional(rate.price),
      days: rangeOf(rate),
    })),
    working_days: store!.workingDays,
    holidays: Object.fromEntries(holidays.map(({ day, name }) => [day, name])),
  }
}
