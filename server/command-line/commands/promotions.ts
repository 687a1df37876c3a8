import { createPromotion, endPromotion, listPromotions } from '#server/ledger/coupons/promotions.ts'
import { openCountries } from '#domain/platform/country/country.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { countryFrom, countryOf, numberOf, wholeNumber } from '#server/command-line/arguments.ts'
import type { Command } from '#server/command-line/command.ts'
import { actingFor, jsonOption, maxPage, moment, print, reasonOption } from '#server/command-line/output.ts'
import {
  periodHelp,
  periodOf,
  periodOptions,
  scopeHelp,
  scopeOf,
  scopeOptions,
} from '#server/command-line/rule-options.ts'

export const promotionCreateCommand: Command = {
  name: 'promotion-create',
  usage:
    'COUNTRY NAME --percent N --until DAY [--from DAY] [--categories P,…] [--brands S,…] [--skus S,…] [--reason TEXT] [--json]',
  summary: 'Create a discount that acts by itself in every cart; its NAME is shown there',
  details: [
    periodHelp,
    scopeHelp,
    'A product gets the largest of the promotions it fits. Coupons for full prices do not act on it.',
  ],
  examples: ['promotion create cl "Semana de botas" --percent 15 --until 2026-12-07 --categories /mujer/botas/'],
  takes: ['COUNTRY', 'NAME'],
  options: { percent: { type: 'string' }, ...periodOptions, ...scopeOptions, ...reasonOption, ...jsonOption },
  async run(context, [store, name], values) {
    const country = countryFrom(store)
    const percent = numberOf(values, 'percent', { from: 1, to: 100 })
    if (percent === undefined) throw new OperatorRefusal('--percent is missing: 1 to 100.')
    const promotion = {
      country,
      name: name!.trim(),
      percent,
      scope: scopeOf(values),
      ...periodOf(values, country, context.acting.now),
    }
    const id = await createPromotion(context.db, promotion, actingFor(context, values))
    print(context, values, { id, ...promotion }, () =>
      context.say(`Promotion ${id}: ${percent} % until ${moment(promotion.endsAt, country)}.`),
    )
  },
}

export const promotionListCommand: Command = {
  name: 'promotion-list',
  usage: '[--country C] [--all] [--json]',
  summary: 'List the promotions that run or are to come; with --all those that are over too',
  details: [],
  examples: ['promotion list', 'promotion list --country ar --all'],
  takes: [],
  options: { country: { type: 'string' }, all: { type: 'boolean' }, ...jsonOption },
  async run({ db, acting, say }, _given, values) {
    const country = countryOf(values)
    const filter = { countries: country ? [country] : openCountries, isAll: values.all === true, limit: maxPage }
    const promotions = await listPromotions(db, filter, acting.now)
    print({ say }, values, { promotions }, () => {
      for (const { id, country, name, percent, startsAt, endsAt } of promotions)
        say(`${id}  ${country}  ${percent} %  ${moment(startsAt, country)} to ${moment(endsAt, country)}  ${name}`)
      if (promotions.length === 0) say('No promotion is like that.')
    })
  },
}

export const promotionEndCommand: Command = {
  name: 'promotion-end',
  usage: 'ID [--reason TEXT] [--json]',
  summary: 'End a promotion now; one that has not begun is deleted',
  details: ['Carts follow within a second. Orders keep their price.'],
  examples: ['promotion end 3'],
  takes: ['ID'],
  options: { ...reasonOption, ...jsonOption },
  async run(context, [id], values) {
    const ended = await endPromotion(
      context.db,
      { id: wholeNumber(id!, 'ID', { from: 1 }) },
      actingFor(context, values),
    )
    print(context, values, ended, () => context.say(`Promotion ${id}, ${ended.name}, ended.`))
  },
}
