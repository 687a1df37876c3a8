import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import {
  listCoupons,
  listPromotions,
  makeCoupon,
  makePromotion,
  readPromotionCalendar,
  readScopes,
  readSeriesCodes,
  switchCoupon,
  switchPromotion,
  tryPromotions,
} from '#contract/desk/promotions.ts'
import type { Handle } from '#db/connection/handle.ts'
import { couponFaults, periodOfDays, promotionFaults, type RuleFault } from '#domain/buy/cart/new-rule.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { suspicionsOf, type Suspicion } from '#domain/desk/promotions/suspicions.ts'
import { isPermitted } from '#domain/desk/staff/roles.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { dayIn, instantIn, isDay } from '#domain/platform/dates.ts'
import { tryCart } from '#server/buy/cart/try-cart.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'
import { couponSubject, createCoupons, endCoupons, pauseCoupons } from '#server/ledger/coupons/change-coupons.ts'
import { codesOfSeries, listCouponGroups } from '#server/ledger/coupons/list-coupon-groups.ts'
import {
  createPromotion,
  endPromotion,
  listPromotions as readPromotions,
  pausePromotion,
  promotionCosts,
} from '#server/ledger/coupons/promotions.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { lockSeenCoupon, lockSeenPromotion } from './lock-seen-rule.ts'
import { listScopes, nameScopes } from './name-scopes.ts'
import { readCalendar } from './read-calendar.ts'
import { wireTried } from './wire-tried.ts'
import { wireCoupon, wirePromotion } from './wire.ts'

const pageSize = 50
const maxPromotions = 500

/** Fields as the form calls them. */
const fieldOf: Readonly<Record<string, string>> = { endsAt: 'lastDay', startsAt: 'firstDay' }

function refuseFaults(faults: readonly RuleFault[], { language }: Pick<StaffCall, 'language'>): void {
  if (faults.length === 0) return
  const capital = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}.`
  const errors = faults.map(({ field, reason }) => [fieldOf[field] ?? field, capital(reason[language])] as const)
  throw new DeskError('invalid_input', { errors: Object.fromEntries(errors) })
}

/** What looks like a mistake is written only when the person was asked about just that. */
function requireConfirmed(found: readonly Suspicion[], confirmed: readonly Suspicion[]): void {
  const open = found.filter((one) => !confirmed.includes(one))
  if (open.length === 0) return
  const sentence = { es: 'Falta confirmar algo que llama la atención.', en: 'Something unusual has to be confirmed.' }
  throw new DeskError('not_possible', { sentence, data: { suspicions: open } })
}

type Days = { country: OpenCountry; firstDay: string | null; lastDay: string }

function periodOf({ country, firstDay, lastDay }: Days, { now, language }: Pick<StaffCall, 'now' | 'language'>) {
  const noDay = { es: 'Ese día no existe.', en: 'There is no such day.' }[language]
  if (firstDay !== null && !isDay(firstDay)) throw new DeskError('invalid_input', { errors: { firstDay: noDay } })
  if (!isDay(lastDay)) throw new DeskError('invalid_input', { errors: { lastDay: noDay } })
  const { timeZone } = countryProfiles[country]
  return {
    period: periodOfDays(timeZone, { from: firstDay, until: lastDay }, now),
    days: { firstDay: firstDay ?? dayIn(timeZone, now), lastDay },
  }
}

/** Empty lists limit nothing and are not written. */
const scopeOf = (given: { categories: string[]; brands: string[]; skus: string[] }) =>
  Object.fromEntries(Object.entries(given).filter(([, list]) => list.length > 0))

export function promotionRoutes(app: FastifyInstance, mount: MountDesk, { db, pool }: { db: Handle; pool: pg.Pool }) {
  async function shown(call: StaffCall, country?: OpenCountry) {
    const countries = call.storesOf(country)
    const rows = await readPromotions(db, { countries, isAll: true, limit: maxPromotions }, call.now)
    const costs = await promotionCosts(
      db,
      rows.map(({ id }) => id),
    )
    const scopeOfRow = await nameScopes(db, rows)
    return { promotions: rows.map((row) => wirePromotion(row, scopeOfRow(row), costs.get(row.id), call.now)) }
  }

  mount(app, listCoupons, async ({ query: { country, state, text, after } }, { now, storesOf }) => {
    const filter = { countries: storesOf(country), state, text }
    const { coupons, next } = await listCouponGroups(db, filter, { limit: pageSize, after, now })
    const scopeOfRow = await nameScopes(db, coupons)
    return { coupons: coupons.map((group) => wireCoupon(group, scopeOfRow(group), now)), next }
  })
  mount(app, listPromotions, ({ query: { country } }, call) => shown(call, country))
  mount(app, readScopes, ({ query: { country } }, { requireStore }) => {
    requireStore(country)
    return listScopes(db, country)
  })
  mount(app, readPromotionCalendar, ({ query: { country, from } }, { now, requireStore }) => {
    requireStore(country)
    return readCalendar(db, { country, from }, now)
  })

  mount(app, makeCoupon, async ({ body }, call) => {
    const { country, name, codes, firstDay: _first, lastDay: _last, scope, confirmed, ...rule } = body
    call.requireStore(country)
    const { period, days } = periodOf(body, call)
    const coupon = { ...rule, ...period, scope: scopeOf(scope) }
    refuseFaults(couponFaults(coupon, call.now), call)
    requireConfirmed(suspicionsOf({ ...rule, ...days, isCoupon: true, isSingleUse: codes !== null }), confirmed)
    const request = codes === null ? { country, coupon, code: name } : { country, coupon, prefix: name, count: codes }
    return call.transact(async (tx) => {
      const made = await createCoupons(tx, request, call.acting())
      return { country, name, codes: codes === null ? null : made.length }
    })
  })

  mount(app, switchCoupon, async ({ params: { country, name }, body: { isSeries, to, seen, reason } }, call) => {
    call.requireStore(country)
    const which = isSeries ? { series: name } : { code: name }
    const { changed } = await call.transact(async (tx) => {
      await lockSeenCoupon(tx, { country, which, seen })
      const request = { country, which }
      if (to === 'ended') return endCoupons(tx, request, call.acting(reason))
      return pauseCoupons(tx, request, to === 'paused', call.acting(reason))
    })
    return { changed }
  })

  mount(app, readSeriesCodes, async ({ params: { country, name } }, call) => {
    call.requireStore(country)
    const codes = await codesOfSeries(db, country, name)
    if (codes.length === 0) throw new DeskError('not_found')
    const subject = couponSubject(country, { series: name })
    await call.transact((tx) => writeAudit(tx, call.acting(), 'coupon-codes-read', subject, { country }))
    return { codes }
  })

  mount(app, makePromotion, async ({ body }, call) => {
    const { country, name, amount, confirmed } = body
    call.requireStore(country)
    const { period, days } = periodOf(body, call)
    const promotion = { country, name, percent: amount, ...period, scope: scopeOf(body.scope) }
    refuseFaults(promotionFaults(promotion, call.now), call)
    const noLimits = { maxDiscount: null, minSubtotal: null, maxUses: null, maxUsesPerCustomer: null }
    const ofEverybody = { needsRecentPurchaseDays: null, newCustomersOnly: false, isCoupon: false, isSingleUse: false }
    requireConfirmed(suspicionsOf({ kind: 'percent', amount, ...days, ...noLimits, ...ofEverybody }), confirmed)
    await call.transact(async (tx) => void (await createPromotion(tx, promotion, call.acting())))
    return shown(call)
  })

  mount(app, switchPromotion, async ({ params: { id }, body: { to, seen, reason } }, call) => {
    await call.transact(async (tx) => {
      await lockSeenPromotion(tx, { id, seen }, call)
      if (to === 'ended') await endPromotion(tx, { id }, call.acting(reason))
      else await pausePromotion(tx, id, to === 'paused', call.acting(reason))
    })
    return shown(call)
  })

  mount(app, tryPromotions, async ({ body: { country, items, codes, email, day, hour } }, call) => {
    call.requireStore(country)
    // What one person may use says something about them.
    const mayNamePeople = call.staff.key === null && isPermitted(call.staff, 'people.reveal')
    if (email !== null && !mayNamePeople && !isPermitted(call.staff, 'promotions.edit'))
      throw new DeskError('not_permitted')
    const { timeZone } = countryProfiles[country]
    const today = dayIn(timeZone, call.now)
    const at = day === null && hour === null ? call.now : instantIn(timeZone, day ?? today, hour ?? '12:00')
    const quantities = new Map<string, number>()
    for (const { sku, quantity } of items) quantities.set(sku, (quantities.get(sku) ?? 0) + quantity)
    const lines = [...quantities].map(([sku, quantity]) => ({ sku, quantity }))
    const distinct = [...new Set(codes)]
    const state = await tryCart(pool, { country, lines, codes: distinct, email, at })
    return wireTried(state, { codes: distinct, skus: [...quantities.keys()], isNamed: email !== null })
  })
}
