import { and, asc, eq, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { region } from '#db/schema/places.ts'
import { holiday, shippingMethod, shippingRate } from '#db/schema/shipping.ts'
import { country as countryTable } from '#db/schema/store.ts'
import { hasOwnFigure } from '#domain/buy/shipping/arrival.ts'
import type { Rate } from '#domain/buy/shipping/rates.ts'
import { shippingCodes, type ShippingCode } from '#domain/buy/shipping/shipping-methods.ts'
import {
  checkMethod,
  checkRate,
  checkWorkingDays,
  isDay,
  type Checked,
  type MethodInput,
  type RateInput,
} from '#domain/buy/shipping/shipping-terms.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

/** What tells one rate from another. */
export type RatePlace = Omit<RateInput, 'price' | 'days'>

/** A change of how a store ships; what is left out stays. */
export type ShippingChange = {
  methods?: { [C in ShippingCode]?: MethodInput | undefined } | undefined
  /** Each replaces the one of its place and amount; with `replacesRates` they are all there are. */
  rates?: readonly RateInput[] | undefined
  /** A rate that goes when `rates` come: it was changed to another place, amount or weight. */
  instead?: RatePlace | undefined
  replacesRates?: boolean | undefined
  working_days?: readonly number[] | undefined
  /** All there are: days with their names. */
  holidays?: Readonly<Record<string, string>> | undefined
}

/** The value, or a refusal that names every fault. */
function must<T>(checked: Checked<T>, subject: string): T {
  if ('faults' in checked) throw new OperatorRefusal(`${subject}: ${checked.faults.join('; ')}.`)
  return checked.value
}

const noted = (change: unknown) => JSON.stringify(change).slice(0, 300)

/** Two operators at once wait for each other; purchases read on. */
const lockStore = (tx: Handle, code: OpenCountry) =>
  tx.execute(sql`select from ${countryTable} where ${countryTable.code} = ${code} for no key update`)

const regionsOf = (tx: Handle, country: OpenCountry) =>
  tx
    .select({ id: region.id, name: region.name })
    .from(region)
    .where(eq(region.country, country))
    .orderBy(asc(region.id))

async function setMethod(tx: Handle, country: OpenCountry, code: ShippingCode, input: MethodInput): Promise<void> {
  const { freeFrom, ...change } = must(checkMethod(code, input, country), code)
  // The limit of standard shipping is the store's: carts, lists and pages promise it.
  if (code === 'standard' && freeFrom !== undefined && freeFrom !== null) {
    await tx.update(countryTable).set({ freeShippingThreshold: freeFrom }).where(eq(countryTable.code, country))
  }
  const own = code === 'standard' || freeFrom === undefined ? change : { ...change, freeFrom }
  if (Object.keys(own).length === 0) return
  const isIt = and(eq(shippingMethod.country, country), eq(shippingMethod.code, code))
  const [changed] = await tx.update(shippingMethod).set(own).where(isIt).returning({ text: shippingMethod.etaText })
  if (!changed) throw new OperatorRefusal(`${country} has no method ${code}.`)
  const saysOtherDays = input.days && input.text === undefined && hasOwnFigure(changed.text)
  if (saysOtherDays) throw new OperatorRefusal(`${code}: its text says "${changed.text}": give --text too.`)
}

const isSamePlace = (country: OpenCountry, { code, region: regionId, postcodePrefix, fromAmount, upToGrams }: Rate) =>
  and(
    eq(shippingRate.country, country),
    eq(shippingRate.code, code),
    sql`${shippingRate.region} is not distinct from ${regionId}::int`,
    sql`${shippingRate.postcodePrefix} is not distinct from ${postcodePrefix}::text`,
    eq(shippingRate.fromAmount, fromAmount),
    sql`${shippingRate.upToGrams} is not distinct from ${upToGrams}::int`,
  )

async function setRates(tx: Handle, country: OpenCountry, change: ShippingChange): Promise<void> {
  const regions = await regionsOf(tx, country)
  const rates = (change.rates ?? []).map((rate, at) => must(checkRate(rate, { country, regions }), `rate ${at + 1}`))
  if (change.instead) {
    const before = must(checkRate({ ...change.instead, price: 0 }, { country, regions }), 'instead')
    await tx.delete(shippingRate).where(isSamePlace(country, before))
  }
  if (change.replacesRates) await tx.delete(shippingRate).where(eq(shippingRate.country, country))
  for (const rate of rates) {
    await tx.delete(shippingRate).where(isSamePlace(country, rate))
    await tx.insert(shippingRate).values({ country, ...rate })
  }
}

async function setHolidays(tx: Handle, country: OpenCountry, holidays: Readonly<Record<string, string>>) {
  const wrong = Object.keys(holidays).filter((day) => !isDay(day))
  if (wrong.length > 0) throw new OperatorRefusal(`holidays: ${wrong.join(', ')} is no day like 2026-12-25.`)
  const rows = Object.entries(holidays).map(([day, name]) => ({ country, day, name: name.trim().slice(0, 80) }))
  await tx.delete(holiday).where(eq(holiday.country, country))
  if (rows.length > 0) await tx.insert(holiday).values(rows)
}

/** Changes how a store ships, all of it or nothing, with an audit row for each part. Pages and checkouts follow. */
export async function setShipping(
  db: Handle,
  country: OpenCountry,
  change: ShippingChange,
  acting: Acting,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockStore(tx, country)
    for (const code of shippingCodes) {
      const input = change.methods?.[code]
      if (!input) continue
      await setMethod(tx, country, code, input)
      await writeAudit(tx, acting, 'shipping-set', `${country} ${code} ${noted(input)}`, { country })
    }
    if (change.rates) {
      await setRates(tx, country, change)
      await writeAudit(tx, acting, 'shipping-rates', `${country} ${noted(change.rates)}`, { country })
    }
    if (change.working_days) {
      const workingDays = must(checkWorkingDays(change.working_days), 'working_days')
      await tx.update(countryTable).set({ workingDays }).where(eq(countryTable.code, country))
    }
    if (change.holidays) await setHolidays(tx, country, change.holidays)
    const calendar = { working_days: change.working_days, holidays: change.holidays }
    if (change.working_days || change.holidays) {
      await writeAudit(tx, acting, 'shipping-calendar', `${country} ${noted(calendar)}`, { country })
    }
  })
}

/** Takes a rate away; the method is offered at its own price there again. */
export async function removeRate(db: Handle, country: OpenCountry, place: RatePlace, acting: Acting): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockStore(tx, country)
    const rate = must(checkRate({ ...place, price: 0 }, { country, regions: await regionsOf(tx, country) }), 'rate')
    const gone = await tx.delete(shippingRate).where(isSamePlace(country, rate)).returning({ id: shippingRate.id })
    if (gone.length === 0)
      throw new OperatorRefusal('There is no such rate: shipping list shows them all.', 'Esa tarifa ya no está.')
    await writeAudit(tx, acting, 'shipping-remove', `${country} ${noted(place)}`, { country })
  })
}
