import { open, type FileHandle } from 'node:fs/promises'
import { maxGeneratedCodes, type NewCoupon } from '#domain/buy/cart/new-rule.ts'
import { ruleStates } from '#domain/buy/cart/rule-state.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { createCoupons, endCoupons } from '#server/ledger/coupons/change-coupons.ts'
import { listCoupons, showCoupon } from '#server/ledger/coupons/read-coupons.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { amountOf, choiceOf, countryFrom, countryOf, numberOf, textOf } from '#server/command-line/arguments.ts'
import type { Command, Values } from '#server/command-line/command.ts'
import {
  periodHelp,
  periodOf,
  periodOptions,
  scopeHelp,
  scopeOf,
  scopeOptions,
} from '#server/command-line/rule-options.ts'
import {
  actingFor,
  defaultPage,
  jsonOption,
  maxPage,
  moment,
  money,
  pageOptions,
  reasonOption,
  print,
} from '#server/command-line/output.ts'

function discountOf(values: Values, country: OpenCountry): Pick<NewCoupon, 'kind' | 'amount'> {
  const percent = numberOf(values, 'percent', { from: 1, to: 100 })
  const amount = amountOf(values, 'amount', country)
  const isFree = values['free-shipping'] === true
  if ([percent !== undefined, amount !== undefined, isFree].filter(Boolean).length !== 1)
    throw new OperatorRefusal('Say one of --percent, --amount and --free-shipping.')
  if (percent !== undefined) return { kind: 'percent', amount: percent }
  return amount === undefined ? { kind: 'free_shipping', amount: 0 } : { kind: 'fixed', amount }
}

/** The file is made before the codes, so that no codes are created that cannot be written down. */
async function newFile(name: string): Promise<FileHandle> {
  return open(name, 'wx').catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'EEXIST' ? 'is there already' : `cannot be written (${error.code})`
    throw new OperatorRefusal(`${name} ${why}.`)
  })
}

export const couponCreateCommand: Command = {
  name: 'coupon-create',
  usage:
    'COUNTRY CODE --until DAY --percent N | --amount N | --free-shipping [--max-discount N] [--min-subtotal N] [--from DAY] [--uses N] [--uses-per-customer N] [--alone] [--full-price-only] [--recent-purchase DAYS] [--new-customers] [--categories P,…] [--brands S,…] [--skus S,…] [--codes N --file FILE] [--reason TEXT] [--json]',
  summary: 'Create a coupon, or codes for single use by the thousand',
  details: [
    '--percent, --amount, --free-shipping   what it gives; amounts in the money of the store',
    '--max-discount   the most a percentage gives; --min-subtotal   the least a cart must have',
    periodHelp,
    '--uses, --uses-per-customer   how often; without them as often as one likes',
    '--alone   not beside other coupons; --full-price-only   not on what is reduced',
    '--recent-purchase DAYS   only for who bought within so many days; --new-customers   only for a first purchase',
    scopeHelp,
    `--codes N   makes N codes that begin with CODE and work once each, up to ${maxGeneratedCodes}, and writes them to --file, a line each`,
  ],
  examples: [
    'coupon create cl VERANO20 --percent 20 --until 2027-01-31 --min-subtotal 30000 --uses-per-customer 1',
    'coupon create ar FERIA- --amount 5000 --until 2026-12-31 --codes 1000 --file feria.txt',
  ],
  takes: ['COUNTRY', 'CODE'],
  options: {
    percent: { type: 'string' },
    amount: { type: 'string' },
    'free-shipping': { type: 'boolean' },
    'max-discount': { type: 'string' },
    'min-subtotal': { type: 'string' },
    ...periodOptions,
    uses: { type: 'string' },
    'uses-per-customer': { type: 'string' },
    alone: { type: 'boolean' },
    'full-price-only': { type: 'boolean' },
    'recent-purchase': { type: 'string' },
    'new-customers': { type: 'boolean' },
    ...scopeOptions,
    codes: { type: 'string' },
    file: { type: 'string' },
    ...reasonOption,
    ...jsonOption,
  },
  async run(context, [store, typed], values) {
    const { db, fileOf, say } = context
    const country = countryFrom(store)
    const code = typed!.toUpperCase()
    const coupon: NewCoupon = {
      ...discountOf(values, country),
      maxDiscount: amountOf(values, 'max-discount', country) ?? null,
      minSubtotal: amountOf(values, 'min-subtotal', country) ?? null,
      ...periodOf(values, country, context.acting.now),
      maxUses: numberOf(values, 'uses', { from: 1 }) ?? null,
      maxUsesPerCustomer: numberOf(values, 'uses-per-customer', { from: 1 }) ?? null,
      combinable: values.alone !== true,
      onDiscounted: values['full-price-only'] !== true,
      needsRecentPurchaseDays: numberOf(values, 'recent-purchase', { from: 1 }) ?? null,
      newCustomersOnly: values['new-customers'] === true,
      scope: scopeOf(values),
    }
    const acting = actingFor(context, values)
    const count = numberOf(values, 'codes', { from: 1, to: maxGeneratedCodes })
    const name = textOf(values, 'file')
    if ((count === undefined) !== (name === undefined)) throw new OperatorRefusal('--codes and --file go together.')
    if (count === undefined || name === undefined) {
      await createCoupons(db, { country, coupon, code }, acting)
      return print(context, values, { country, code, ...coupon }, () =>
        say(`Coupon ${code} is in the store ${country}, until ${moment(coupon.endsAt, country)}.`),
      )
    }
    if (coupon.maxUses !== null || coupon.maxUsesPerCustomer !== null)
      throw new OperatorRefusal('Codes made by --codes work once each: leave --uses and --uses-per-customer out.')
    const file = await newFile(fileOf(name))
    try {
      const codes = await createCoupons(db, { country, coupon, prefix: code, count }, acting)
      await file.writeFile(`${codes.join('\n')}\n`)
      print(context, values, { country, prefix: code, codes: codes.length, file: name, ...coupon }, () =>
        say(`${codes.length} codes ${code}… are in the store ${country} and in ${name}.`),
      )
    } finally {
      await file.close()
    }
  },
}

const inWords = (kind: string, amount: number, country: OpenCountry) =>
  kind === 'percent' ? `${amount} %` : kind === 'free_shipping' ? 'free shipping' : money(amount, country)

export const couponListCommand: Command = {
  name: 'coupon-list',
  usage: '[--country C] [--state S] [--text TEXT] [--limit N] [--after ID] [--json]',
  summary: 'List coupons, the latest first; those of single customers are theirs',
  details: [`--state    ${ruleStates.join(', ')}`, '--text     part of the code'],
  examples: ['coupon list --country cl --state running'],
  takes: [],
  options: {
    country: { type: 'string' },
    state: { type: 'string' },
    text: { type: 'string' },
    ...pageOptions,
    ...jsonOption,
  },
  async run({ db, acting, say }, _given, values) {
    const filter = {
      country: countryOf(values),
      state: choiceOf(values, 'state', ruleStates),
      text: textOf(values, 'text'),
    }
    const limit = numberOf(values, 'limit', { from: 1, to: maxPage }) ?? defaultPage
    const page = await listCoupons(db, filter, {
      limit,
      after: numberOf(values, 'after', { from: 1 }),
      now: acting.now,
    })
    print({ say }, values, page, () => {
      for (const { idSalesRule, country, code, kind, amount, state, usedCount, maxUses, endsAt } of page.coupons)
        say(
          `${idSalesRule}  ${country}  ${code}  ${inWords(kind, amount, country)}  ${state}  used ${usedCount}${maxUses === null ? '' : ` of ${maxUses}`}  until ${moment(endsAt, country)}`,
        )
      if (page.coupons.length === 0) say('No coupon is like that.')
      if (page.next !== null) say(`… and more: --after ${page.next}`)
    })
  },
}

export const couponShowCommand: Command = {
  name: 'coupon-show',
  usage: 'COUNTRY CODE [--json]',
  summary: 'The rules of a coupon, what it gave away and the latest orders that used it',
  details: [],
  examples: ['coupon show cl VERANO20'],
  takes: ['COUNTRY', 'CODE'],
  options: jsonOption,
  async run({ db, acting, say }, [store, code], values) {
    const country = countryFrom(store)
    const coupon = await showCoupon(db, { country, code: code!.toUpperCase() }, acting.now)
    print({ say }, values, coupon, () => {
      const { kind, amount, maxDiscount, minSubtotal, startsAt, endsAt, maxUses, maxUsesPerCustomer, usedCount } =
        coupon
      say(
        `${coupon.code} (${country}): ${inWords(kind, amount, country)}, ${coupon.state}, ${moment(startsAt, country)} to ${moment(endsAt, country)}`,
      )
      say(
        `Used ${usedCount}${maxUses === null ? '' : ` of ${maxUses}`}${maxUsesPerCustomer === null ? '' : `, ${maxUsesPerCustomer} for each customer`}; gave ${money(coupon.given, country)} in ${coupon.orders} orders`,
      )
      if (maxDiscount !== null) say(`At most ${money(maxDiscount, country)}`)
      if (minSubtotal !== null) say(`From ${money(minSubtotal, country)}`)
      if (!coupon.combinable) say('Not beside other coupons')
      if (!coupon.onDiscounted) say('Not on what is reduced')
      if (coupon.needsRecentPurchaseDays !== null)
        say(`Only for who bought within ${coupon.needsRecentPurchaseDays} days`)
      if (coupon.newCustomersOnly) say('Only for a first purchase')
      for (const [what, list] of Object.entries(coupon.scope))
        if (list.length > 0) say(`Only ${what}: ${list.join(', ')}`)
      for (const { orderNr, amount } of coupon.uses) say(`  ${orderNr}  ${money(amount, country)}`)
    })
  },
}

export const couponEndCommand: Command = {
  name: 'coupon-end',
  usage: 'COUNTRY CODE [--prefix] [--reason TEXT] [--json]',
  summary: 'End a coupon; with --prefix every code that begins so',
  details: ['Carts drop it at their next look. Orders that used it keep their price.'],
  examples: ['coupon end cl VERANO20', 'coupon end ar FERIA- --prefix --reason "Se filtró la lista"'],
  takes: ['COUNTRY', 'CODE'],
  options: { prefix: { type: 'boolean' }, ...reasonOption, ...jsonOption },
  async run(context, [store, code], values) {
    const wanted = { country: countryFrom(store), code: code!.toUpperCase(), isPrefix: values.prefix === true }
    const which = wanted.isPrefix ? { prefix: wanted.code } : { code: wanted.code }
    const result = await endCoupons(context.db, { country: wanted.country, which }, actingFor(context, values))
    print(context, values, result, () => {
      context.say(
        `${wanted.isPrefix ? `${result.changed} codes ${wanted.code}…` : wanted.code} ended; used ${result.used} times.`,
      )
    })
  },
}
