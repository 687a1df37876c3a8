import { maxAttributeName, maxFilterValues, maxOwnFilters } from '#domain/browse/catalog/attribute-settings.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { listAttributes, setAttribute } from '#server/browse/catalog/change-attributes.ts'
import { choiceOf, countryFrom, numberOf, textOf } from '#server/command-line/arguments.ts'
import type { Command, CommandContext, Values } from '#server/command-line/command.ts'
import { actingFor, jsonOption, print, reasonOption } from '#server/command-line/output.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

async function report(db: Handle, { say }: Pick<CommandContext, 'say'>, country: OpenCountry, values: Values) {
  const attributes = await listAttributes(db, country)
  print({ say }, values, { country, attributes }, () => {
    for (const [at, { code, name, filter, own, products, values: many }] of attributes.entries()) {
      const place = `${country}  ${String(at + 1).padStart(2)}  ${filter ? 'filter' : '      '}`
      const used = products === 0 ? 'no product has it' : `${products} products, ${many} values`
      say(`${place}  ${code.padEnd(24)}  ${name}: ${used}${own ? ', from a feed' : ''}`)
    }
  })
}

export const attributeListCommand: Command = {
  name: 'attribute-list',
  usage: 'COUNTRY [--json]',
  summary: 'The attributes of products: their names, their order, and which are filters',
  details: [
    'Those every shop knows, and those that feeds brought (columns attributes and product_detail; docs/feeds.md). All are in the',
    "table of a product's page.",
  ],
  examples: ['attribute list cl', 'attribute list cl --json'],
  takes: ['COUNTRY'],
  options: jsonOption,
  run: ({ db, say }, [store], values) => report(db, { say }, countryFrom(store), values),
}

export const attributeSetCommand: Command = {
  name: 'attribute-set',
  usage: 'COUNTRY CODE [--name TEXT|usual] [--filter on|off] [--at N] [--reason TEXT] [--json]',
  summary: 'Name an attribute, make it a filter, or put it at a place',
  details: [
    `--name     what shoppers read, at most ${maxAttributeName} characters; usual: as every shop says, or as its code does`,
    `--filter   offered in lists and searches. At most ${maxOwnFilters} that feeds brought, each with at most ${maxFilterValues} values. An address`,
    '           with a filter that is off shows the list without it.',
    '--at       its place among the attributes, 1 being the first: the order of filters and of the table',
    'A shop that runs reads its catalogue again, which takes it a moment; no restart.',
  ],
  examples: ["attribute set cl tejido --name 'Tipo de tejido' --filter on --at 1", 'attribute set co fit --filter off'],
  takes: ['COUNTRY', 'CODE'],
  options: {
    name: { type: 'string' },
    filter: { type: 'string' },
    at: { type: 'string' },
    ...reasonOption,
    ...jsonOption,
  },
  async run(context, [store, code], values) {
    const country = countryFrom(store)
    const name = textOf(values, 'name')
    const filter = choiceOf(values, 'filter', ['on', 'off'])
    const at = numberOf(values, 'at', { from: 1, to: 10_000 })
    if (name === undefined && filter === undefined && at === undefined)
      throw new OperatorRefusal('Nothing was said: --name, --filter or --at.')
    const change = {
      name: name === 'usual' ? null : name,
      filter: filter === undefined ? undefined : filter === 'on',
      at,
    }
    await setAttribute(context.db, country, code!, change, actingFor(context, values))
    await report(context.db, context, country, values)
  },
}
