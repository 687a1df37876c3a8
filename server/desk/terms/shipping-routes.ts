import type { FastifyInstance } from 'fastify'
import {
  changeCalendar,
  removeRate as removeRateCall,
  setBranch,
  setCash,
  setRate,
} from '#contract/desk/store-shipping.ts'
import { eq } from '#db/connection/drizzle.ts'
import { region } from '#db/schema/places.ts'
import type { RateInput } from '#domain/buy/shipping/shipping-terms.ts'
import { branchFaults, calendarFaults, rateFaults } from '#domain/desk/terms/faults.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { toMinor } from '#domain/platform/money.ts'
import { changeCash } from '#server/buy/payments/cash-on-delivery/change-cash.ts'
import { setBranch as keepBranch } from '#server/buy/shipping/change-branches.ts'
import { removeRate, setShipping, type RatePlace } from '#server/buy/shipping/change-shipping.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import { refuseFaults, termsChanger, type TermsParts } from './change-store-terms.ts'

type TypedPlace = {
  method: RatePlace['method']
  region: string | null
  postcode: string | null
  fromAmount: number
  upToGrams: number | null
}

const placeOf = ({ method, region: name, postcode, fromAmount, upToGrams }: TypedPlace): RatePlace => ({
  method,
  region: name ?? undefined,
  postcode: postcode ?? undefined,
  from_amount: fromAmount,
  up_to_grams: upToGrams ?? undefined,
})

/** What delivery costs where, on which days parcels travel, the branches, and cash at the door. */
export function storeShippingRoutes(app: FastifyInstance, mount: MountDesk, parts: TermsParts) {
  const change = termsChanger(parts)

  mount(app, setRate, async ({ params: { country }, body: { version, rate, instead } }, call) => {
    call.requireStore(country)
    const regions = await parts.db
      .select({ id: region.id, name: region.name })
      .from(region)
      .where(eq(region.country, country))
    const { price, days } = rate
    const input: RateInput = { ...placeOf(rate), price, days: days && [days.min, days.max] }
    refuseFaults(rateFaults(input, country, regions), call.language)
    return change(call, { country, version }, (tx) =>
      setShipping(tx, country, { rates: [input], instead: instead && placeOf(instead) }, call.acting()),
    )
  })

  mount(app, removeRateCall, ({ params: { country }, body: { version, rate } }, call) => {
    call.requireStore(country)
    return change(call, { country, version }, (tx) => removeRate(tx, country, placeOf(rate), call.acting()))
  })

  mount(app, changeCalendar, ({ params: { country }, body: { version, workingDays, holidays } }, call) => {
    call.requireStore(country)
    refuseFaults(calendarFaults(workingDays, holidays), call.language)
    const named = Object.fromEntries(holidays.map(({ day, name }) => [day, name]))
    return change(call, { country, version }, (tx) =>
      setShipping(tx, country, { working_days: workingDays, holidays: named }, call.acting()),
    )
  })

  mount(app, setBranch, ({ params: { country }, body }, call) => {
    call.requireStore(country)
    const { version, name, city, region: regionName, address, postcode, hours, takesReturns, isOpen } = body
    const input = { address, postcode, hours, drop_off: takesReturns, active: isOpen }
    refuseFaults(branchFaults(name.trim(), input), call.language)
    return change(call, { country, version }, (tx) =>
      keepBranch(tx, country, name.trim(), { ...input, city, region: regionName }, call.acting()),
    )
  })

  mount(app, setCash, ({ params: { country }, body: { version, region: regionName, max } }, call) => {
    call.requireStore(country)
    const isSum = max === null || max === 'unsaid' || (max > 0 && max < 1e9)
    const aSum = { es: 'Es un monto de más de cero.', en: 'It is an amount above nothing.' }
    refuseFaults(isSum ? {} : { max: aSum }, call.language)
    const minor = typeof max === 'number' ? toMinor(max, countryProfiles[country]) : (max ?? 'none')
    return change(call, { country, version }, (tx) =>
      changeCash(tx, { country, regionName: regionName ?? undefined, max: minor }, call.acting()),
    )
  })
}
