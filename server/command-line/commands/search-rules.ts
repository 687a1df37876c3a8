import type { PlacementKind } from '#domain/browse/search/rules/search-rules.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import {
  addRedirect,
  addSynonym,
  listRedirects,
  listSynonyms,
  removeRedirect,
  removeSynonym,
} from '#server/browse/search/change-search-rules.ts'
import { listPlacements, placeProducts, removePlacements } from '#server/browse/search/place-products.ts'
import { countryFrom, numberOf } from '#server/command-line/arguments.ts'
import type { Command } from '#server/command-line/command.ts'
import { actingFor, jsonOption, print, reasonOption } from '#server/command-line/output.ts'

const options = { ...reasonOption, ...jsonOption }
const follows = 'Every running shop follows within a second; explain-search shows how a search is read then.'

/** `all`: every store. */
const storeOrAll = (text: string | undefined): OpenCountry | null => (text === 'all' ? null : countryFrom(text))

export const synonymListCommand: Command = {
  name: 'synonym-list',
  usage: '[COUNTRY] [--json]',
  summary: 'What words of shoppers mean beside what the dictionary of the shop knows',
  details: ['With a COUNTRY those that hold there, of all stores too.'],
  examples: ['synonym list', 'synonym list cl --json'],
  takes: [],
  mayTake: ['COUNTRY'],
  options: jsonOption,
  async run({ db, say }, [store], values) {
    const synonyms = await listSynonyms(db, store === undefined ? undefined : storeOrAll(store))
    print({ say }, values, { synonyms }, () => {
      for (const { country, words, means, instead } of synonyms)
        say(`${country ?? 'all'}  ${words} -> ${means}${instead ? '  (nothing else)' : ''}`)
    })
  },
}

export const synonymAddCommand: Command = {
  name: 'synonym-add',
  usage: 'COUNTRY|all WORDS MEANS [--instead] [--reason TEXT] [--json]',
  summary: 'Let a search for WORDS also find what MEANS finds',
  details: [
    'Singular, plural, accents and capitals are the same. It holds in one direction and is not followed further: what MEANS means',
    'by another synonym is not looked up.',
    '--instead   the words mean only that, whatever the dictionary of the shop says of them',
    follows,
  ],
  examples: [
    'synonym add cl tillas zapatillas',
    "synonym add all 'pololo de baño' malla",
    'synonym add co saco cárdigan --instead',
  ],
  takes: ['COUNTRY', 'WORDS', 'MEANS'],
  options: { instead: { type: 'boolean' }, ...options },
  async run(context, [store, words, means], values) {
    const country = storeOrAll(store)
    const row = { country, words: words!, means: means!, instead: values.instead === true }
    const added = await addSynonym(context.db, row, actingFor(context, values))
    print(context, values, { ...row, ...added }, () =>
      context.say(
        `${country ?? 'all'}: "${added.words}" ${row.instead ? 'means only' : 'also finds'} "${added.means}".`,
      ),
    )
  },
}

export const synonymRemoveCommand: Command = {
  name: 'synonym-remove',
  usage: 'COUNTRY|all WORDS MEANS [--reason TEXT] [--json]',
  summary: 'Take a synonym back',
  details: [],
  examples: ['synonym remove cl tillas zapatillas'],
  takes: ['COUNTRY', 'WORDS', 'MEANS'],
  options,
  async run(context, [store, words, means], values) {
    const row = { country: storeOrAll(store), words: words!, means: means! }
    await removeSynonym(context.db, row, actingFor(context, values))
    print(context, values, { removed: row }, () => context.say(`"${words}" no longer means "${means}".`))
  },
}

export const redirectListCommand: Command = {
  name: 'redirect-list',
  usage: 'COUNTRY [--json]',
  summary: 'Searches that lead to a page instead of a list',
  details: [],
  examples: ['redirect list cl'],
  takes: ['COUNTRY'],
  options: jsonOption,
  async run({ db, say }, [store], values) {
    const redirects = await listRedirects(db, countryFrom(store))
    print({ say }, values, { redirects }, () => {
      for (const { words, path } of redirects) say(`${words} -> ${path}`)
    })
  },
}

export const redirectAddCommand: Command = {
  name: 'redirect-add',
  usage: 'COUNTRY WORDS PATH [--reason TEXT] [--json]',
  summary: 'Let a search lead to a page of the shop',
  details: [
    'The whole search must be WORDS: capitals, accents and signs do not count. PATH must be a page that the store has.',
    'The page says what was searched for. While a list that a search leads to is gone, the search is answered instead.',
    follows,
  ],
  examples: ['redirect add ar ofertas /precio-especial/'],
  takes: ['COUNTRY', 'WORDS', 'PATH'],
  options,
  async run(context, [store, words, path], values) {
    const country = countryFrom(store)
    const term = await addRedirect(context.db, { country, words: words!, path: path! }, actingFor(context, values))
    print(context, values, { country, words: term, path }, () =>
      context.say(`In ${country} the search "${term}" leads to ${path}.`),
    )
  },
}

export const redirectRemoveCommand: Command = {
  name: 'redirect-remove',
  usage: 'COUNTRY WORDS [--reason TEXT] [--json]',
  summary: 'Answer a search again instead of leading to a page',
  details: [],
  examples: ['redirect remove ar ofertas'],
  takes: ['COUNTRY', 'WORDS'],
  options,
  async run(context, [store, words], values) {
    const country = countryFrom(store)
    const term = await removeRedirect(context.db, { country, words: words! }, actingFor(context, values))
    print(context, values, { country, removed: term }, () => context.say(`In ${country} "${term}" is searched again.`))
  },
}

const where = 'WHERE is the path of a category or landing page (/mujer/botas/) or the words of a search, in quotes.'

/** The three verbs of what is pinned, and of what is hidden. */
function placementCommands(
  verb: 'pin' | 'hide',
  kind: PlacementKind,
  texts: { add: string; details: string[] },
): Command[] {
  const done = kind === 'pinned' ? 'stand first' : 'are not shown'
  const list: Command = {
    name: `${verb}-list`,
    usage: 'COUNTRY [--json]',
    summary: `What is ${kind} in searches and categories`,
    details: [],
    examples: [`${verb} list cl`],
    takes: ['COUNTRY'],
    options: jsonOption,
    async run({ db, say }, [store], values) {
      const products = await listPlacements(db, countryFrom(store), kind)
      print({ say }, values, { products }, () => {
        for (const { where: place, sku, name, isActive } of products)
          say(`${place}  ${sku}  ${name}${isActive ? '' : '  (not for sale)'}`)
      })
    },
  }
  const add: Command = {
    name: `${verb}-add`,
    usage: `COUNTRY WHERE SKU [SKU …]${kind === 'pinned' ? ' [--at N]' : ''} [--reason TEXT] [--json]`,
    summary: texts.add,
    details: [where, ...texts.details, follows],
    examples: [`${verb} add cl /mujer/botas/ BT0001 BT0004`, `${verb} add cl 'botas de lluvia' BT0002`],
    takes: ['COUNTRY', 'WHERE', 'SKU'],
    takesMore: true,
    options: { ...(kind === 'pinned' && { at: { type: 'string' as const } }), ...options },
    async run(context, [store, place, ...skus], values) {
      const country = countryFrom(store)
      const at = numberOf(values, 'at', { from: 1, to: 200 })
      const placing = { country, where: place!, kind, skus, at }
      const placed = await placeProducts(context.db, placing, actingFor(context, values))
      print(context, values, { country, ...placed }, () =>
        context.say(`At "${placed.where}" in ${country} ${done}: ${placed.skus.join(', ')}.`),
      )
    },
  }
  const remove: Command = {
    name: `${verb}-remove`,
    usage: 'COUNTRY WHERE [SKU …] [--reason TEXT] [--json]',
    summary: `Take back what is ${kind}, all of a place or the products named`,
    details: [where],
    examples: [`${verb} remove cl /mujer/botas/`, `${verb} remove cl 'botas de lluvia' BT0002`],
    takes: ['COUNTRY', 'WHERE'],
    takesMore: true,
    options,
    async run(context, [store, place, ...skus], values) {
      const country = countryFrom(store)
      const removing = { country, where: place!, kind, skus }
      const removed = await removePlacements(context.db, removing, actingFor(context, values))
      print(context, values, { country, ...removed }, () =>
        context.say(`At "${removed.where}" in ${country} no longer ${kind}: ${removed.removed.join(', ')}.`),
      )
    },
  }
  return [list, add, remove]
}

export const placementVerbs: readonly Command[] = [
  ...placementCommands('pin', 'pinned', {
    add: 'Put products first in a category or a search',
    details: [
      'They stand in this order, behind those pinned before; --at 1 puts them in front. One colour of a model is enough.',
      'In a category only what belongs to it; in a search also what its words do not find. Filters hold, and an order that the',
      'visitor chose. What is sold out waits where it would stand.',
    ],
  }),
  ...placementCommands('hide', 'hidden', {
    add: 'Take products out of a category or a search, and of its counts',
    details: ['They stay for sale: their pages, other lists and other searches have them. Each colour is a product.'],
  }),
]
