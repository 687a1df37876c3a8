import { z } from 'zod/mini'
import { couponKeys } from '#domain/buy/cart/coupon-keys.ts'
import { unusableReasons } from '#domain/buy/cart/examine-coupon.ts'
import { maxGeneratedCodes, newCouponKinds } from '#domain/buy/cart/new-rule.ts'
import { ruleStates, ruleSwitches } from '#domain/buy/cart/rule-state.ts'
import { promotionOutcomes } from '#domain/desk/promotions/promotion-outcomes.ts'
import { suspicions } from '#domain/desk/promotions/suspicions.ts'
import { boolean, int, number, string } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { day, instant, reason, store } from './shapes.ts'

const named = z.object({ key: string, name: string })
const scopeShown = z.object({ categories: z.array(named), brands: z.array(named), products: z.array(string) })
export type ShownScope = z.output<typeof scopeShown>

const codeText = z.string().check(z.trim(), z.toUpperCase(), z.minLength(1), z.maxLength(40))
const maxRow = z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647))

const state = z.enum(ruleStates)
const switched = z.enum(ruleSwitches)

const coupon = z.object({
  id: int,
  country: store,
  /** The code, or what the codes of a batch begin with. */
  name: string,
  /** How many codes there are, where it is a batch for single use. */
  codes: z.nullable(int),
  kind: z.enum(newCouponKinds),
  /** Percent points, or minor units. */
  amount: int,
  maxDiscount: z.nullable(int),
  minSubtotal: z.nullable(int),
  startsAt: instant,
  endsAt: instant,
  /** Days of the store. */
  firstDay: string,
  lastDay: string,
  maxUses: z.nullable(int),
  maxUsesPerCustomer: z.nullable(int),
  combinable: boolean,
  onDiscounted: boolean,
  needsRecentPurchaseDays: z.nullable(int),
  newCustomersOnly: boolean,
  scope: scopeShown,
  state,
  /** What was decided about it: a later decision is based on it. */
  switched,
  used: int,
  /** What it took off orders, in minor units. */
  given: number,
})
export type DeskCoupon = z.output<typeof coupon>

export const listCoupons = deskEndpoint({
  method: 'GET',
  path: '/desk/api/coupons',
  summary: 'Coupons of everyone, the latest first, with their uses and cost; a batch of codes is one of them',
  permission: 'promotions.read',
  query: z.object({
    country: z.optional(store),
    state: z.optional(state),
    text: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
    after: z.optional(maxRow),
  }),
  reply: z.object({ coupons: z.array(coupon), next: z.nullable(int) }),
})

const promotion = z.object({
  id: int,
  country: store,
  name: string,
  percent: int,
  startsAt: instant,
  endsAt: instant,
  firstDay: string,
  lastDay: string,
  scope: scopeShown,
  state,
  switched,
  orders: int,
  given: number,
})
export type DeskPromotion = z.output<typeof promotion>
const promotions = z.object({ promotions: z.array(promotion) })

export const listPromotions = deskEndpoint({
  method: 'GET',
  path: '/desk/api/promotions',
  summary: 'Discounts that act by themselves, the latest first, with the orders they acted in and what they took off',
  permission: 'promotions.read',
  query: z.object({ country: z.optional(store) }),
  reply: promotions,
})

export const readScopes = deskEndpoint({
  method: 'GET',
  path: '/desk/api/promotions/scopes',
  summary: 'What a promotion of a store can be limited to: its categories and brands',
  permission: 'promotions.read',
  query: z.object({ country: store }),
  reply: z.object({ categories: z.array(named), brands: z.array(named) }),
})

const planned = z.object({
  /** Of the coupon or promotion, in `overlaps`. */
  key: string,
  name: string,
  isCoupon: boolean,
  gives: string,
  firstDay: string,
  lastDay: string,
  state,
})

export const readPromotionCalendar = deskEndpoint({
  method: 'GET',
  path: '/desk/api/promotions/calendar',
  summary: 'Which coupons and promotions of a store act in the coming weeks, and which meet on the same goods',
  permission: 'promotions.read',
  query: z.object({ country: store, from: z.optional(day) }),
  reply: z.object({
    /** The Mondays. */
    weeks: z.array(string),
    rules: z.array(planned),
    overlaps: z.array(
      z.object({
        one: string,
        other: string,
        meeting: z.enum(['larger_acts', 'add_up', 'exclude']),
        firstDay: string,
        lastDay: string,
      }),
    ),
    /** Whether there are more than are compared. */
    isCut: boolean,
  }),
})
export type PromotionCalendar = z.output<(typeof readPromotionCalendar)['reply']>

const paths = z.array(z.string().check(z.maxLength(300))).check(z.maxLength(200))
const skus = z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))).check(z.maxLength(2000))
const scope = z.object({ categories: paths, brands: paths, skus })
const confirmed = z.array(z.enum(suspicions))

export const makeCoupon = deskEndpoint({
  method: 'POST',
  path: '/desk/api/coupons',
  summary: 'Create a coupon, or codes for single use by the thousand; what looks like a mistake has to be confirmed',
  permission: 'promotions.edit',
  body: z.object({
    country: store,
    /** The code; with `codes` what each of them begins with. */
    name: codeText,
    /** How many codes for single use. */
    codes: z.nullable(z.int().check(z.minimum(1), z.maximum(maxGeneratedCodes))),
    kind: z.enum(newCouponKinds),
    amount: int,
    maxDiscount: z.nullable(int),
    minSubtotal: z.nullable(int),
    /** Null: from now. */
    firstDay: z.nullable(day),
    lastDay: day,
    maxUses: z.nullable(int),
    maxUsesPerCustomer: z.nullable(int),
    combinable: boolean,
    onDiscounted: boolean,
    needsRecentPurchaseDays: z.nullable(int),
    newCustomersOnly: boolean,
    scope,
    confirmed,
  }),
  reply: z.object({ country: store, name: string, codes: z.nullable(int) }),
})

export const switchCoupon = deskEndpoint({
  method: 'POST',
  path: '/desk/api/coupons/:country/:name/switch',
  summary: 'Pause a coupon or a batch of codes, let it act again, or end it for good',
  permission: 'promotions.edit',
  params: z.object({ country: store, name: codeText }),
  body: z.object({ isSeries: boolean, to: switched, seen: switched, reason: z.optional(reason) }),
  reply: z.object({ changed: int }),
})

export const readSeriesCodes = deskEndpoint({
  method: 'POST',
  path: '/desk/api/coupons/:country/:name/codes',
  summary: 'The codes of a batch for single use, and which were used; each is money, so that reading them is recorded',
  permission: 'promotions.edit',
  params: z.object({ country: store, name: codeText }),
  body: z.object({}),
  reply: z.object({ codes: z.array(z.object({ code: string, isUsed: boolean, isOver: boolean })) }),
})

export const makePromotion = deskEndpoint({
  method: 'POST',
  path: '/desk/api/promotions',
  summary: 'Create a discount that acts by itself in every cart of a store',
  permission: 'promotions.edit',
  body: z.object({
    country: store,
    name: z.string().check(z.trim(), z.maxLength(200)),
    amount: int,
    firstDay: z.nullable(day),
    lastDay: day,
    scope,
    confirmed,
  }),
  reply: promotions,
})

export const switchPromotion = deskEndpoint({
  method: 'POST',
  path: '/desk/api/promotions/:id/switch',
  summary: 'Pause a promotion, let it act again, or end it; one that has not begun is deleted',
  permission: 'promotions.edit',
  params: z.object({ id: maxRow }),
  body: z.object({ to: switched, seen: switched, reason: z.optional(reason) }),
  reply: promotions,
})

export const tryPromotions = deskEndpoint({
  method: 'POST',
  path: '/desk/api/promotions/try',
  summary: 'What a cart would cost at a moment, and why a coupon or promotion acts there or not; nothing is written',
  permission: 'promotions.read',
  body: z.object({
    country: store,
    items: z
      .array(z.object({ sku: codeText, quantity: z.int().check(z.minimum(1), z.maximum(10)) }))
      .check(z.minLength(1), z.maxLength(50)),
    codes: z.array(codeText).check(z.maxLength(10)),
    /** Null: somebody who never bought here. */
    email: z.nullable(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email())),
    /** On the clocks of the store; null: now. */
    day: z.nullable(day),
    hour: z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
  }),
  reply: z.object({
    at: instant,
    /** Null where nobody was named. */
    isKnown: z.nullable(boolean),
    lines: z.array(
      z.object({
        sku: string,
        name: string,
        size: string,
        /** How many can be had. */
        quantity: int,
        asked: int,
        listPrice: number,
        price: number,
        paid: number,
        promotion: z.nullable(string),
      }),
    ),
    /** Codes of sizes that the store does not have. */
    missing: z.array(string),
    coupons: z.array(
      z.object({
        code: string,
        outcome: z.enum(['applies', 'refused', 'unknown']),
        discount: number,
        /** Whether a limit cut what it promises. */
        isCut: boolean,
        key: z.nullable(z.enum(couponKeys)),
        missing: z.nullable(number),
        why: z.nullable(z.enum(unusableReasons)),
      }),
    ),
    promotions: z.array(
      z.object({ id: int, name: string, percent: int, outcome: z.enum(promotionOutcomes), discount: number }),
    ),
    subTotal: number,
    discount: number,
    shipping: number,
    total: number,
  }),
})
export type TriedCart = z.output<(typeof tryPromotions)['reply']>
