import { readFile } from 'node:fs/promises'
import { shippingCodes, type ShippingCode } from '#domain/buy/shipping/shipping-methods.ts'
import { isShippingCode, maxGrams, type MethodInput } from '#domain/buy/shipping/shipping-terms.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import type { Handle } from '#db/connection/handle.ts'
import { removeRate, setShipping, type ShippingChange } from '#server/buy/shipping/change-shipping.ts'
import { readWeights, setWeight } from '#server/buy/shipping/change-weights.ts'
import { readShipping, type StoreShipping } from '#server/buy/shipping/read-shipping.ts'
import { readShippingFile } from '#server/buy/shipping/shipping-file.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { countryFrom, numberOf, textOf, wholeNumber } from '#server/command-line/arguments.ts'
import type { Command, Values } from '#server/command-line/command.ts'

const json = { json: { type: 'boolean' } } as const
const placeOptions = {
  region: { type: 'string' },
  postcode: { type: 'string' },
  'from-amount': { type: 'string' },
  'up-to-grams': { type: 'string' },
} as const

const daysText = (days: readonly [number, number] | null) => (days ? `${days[0]}-${days[1]} days` : 'usual days')

function linesOf(country: OpenCountry, { methods, rates, working_days, holidays }: StoreShipping): string[] {
  const lines = Object.entries(methods).map(([code, method]) => {
    const { enabled, label, price, days, free_from: freeFrom, cut_off: cutOff } = method
    const parts = [
      `${country}  ${code.padEnd(8)}  ${enabled ? 'on ' : 'off'}  ${label}: ${price}`,
      freeFrom === null ? '' : `free from ${freeFrom}`,
      daysText(days),
      cutOff === null ? '' : `until ${cutOff}`,
    ]
    return parts.filter(Boolean).join(', ')
  })
  const places = rates.map(({ method, region, postcode, from_amount: from, up_to_grams: upTo, price, days }) => {
    const where = region ?? (postcode === undefined ? 'everywhere' : `postcodes ${postcode}…`)
    const amount = `${from > 0 ? ` from ${from}` : ''}${upTo === undefined ? '' : ` up to ${upTo} g`}`
    return `${country}  ${method.padEnd(8)}       ${where}${amount}: ${price ?? 'not offered'}, ${days ? daysText(days) : 'days of the method'}`
  })
  const off = Object.entries(holidays).map(([day, name]) => `${day} ${name}`)
  return [
    ...lines,
    ...places,
    `${country}  works on ${working_days.join(', ')} (1 is Monday)${off.length > 0 ? `; not on ${off.join(', ')}` : ''}`,
  ]
}

async function report(
  db: Handle,
  say: (text: string) => void,
  countries: readonly OpenCountry[],
  { json: isJson }: Values,
) {
  const stores = await Promise.all(countries.map(async (code) => [code, await readShipping(db, code)] as const))
  if (isJson === true) {
    const [only] = stores
    return say(JSON.stringify(stores.length === 1 ? only![1] : Object.fromEntries(stores), null, 2))
  }
  for (const [code, store] of stores) for (const line of linesOf(code, store)) say(line)
}

export const shippingListCommand: Command = {
  name: 'shipping-list',
  usage: '[COUNTRY] [--json]',
  summary: 'How a store ships: methods, prices, days, rates by region, working days and holidays',
  details: ['With --json and a COUNTRY in the shape that shipping set --file takes.'],
  examples: ['shipping list', 'shipping list cl --json'],
  takes: [],
  mayTake: ['COUNTRY'],
  options: json,
  run: ({ db, say }, [code], values) =>
    report(db, say, code === undefined ? openCountries : [countryFrom(code)], values),
}

function methodFrom(text: string | undefined): ShippingCode {
  if (isShippingCode(text)) return text
  throw new OperatorRefusal(`METHOD is one of ${shippingCodes.join(', ')}; "${text ?? ''}" is not.`)
}

function amountFrom(text: string, what: string): number {
  if (!/^\d{1,12}([.]\d{1,2})?$/.test(text)) {
    throw new OperatorRefusal(`--${what} must be an amount like 3990 or 5990.50; "${text}" is not.`)
  }
  return Number(text)
}

/** `none` takes a value back. */
const orNone = <T>(text: string | undefined, read: (text: string) => T): T | null | undefined =>
  text === undefined ? undefined : text === 'none' ? null : read(text)

function daysFrom(text: string): [number, number] {
  const [, min, max] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(text) ?? []
  if (min === undefined) throw new OperatorRefusal(`--days must be like 2-5; "${text}" is not.`)
  return [Number(min), Number(max ?? min)]
}

function switchFrom(text: string | undefined, what: string): boolean | undefined {
  if (text === undefined) return undefined
  if (text !== 'on' && text !== 'off') throw new OperatorRefusal(`--${what} is on or off; "${text}" is not.`)
  return text === 'on'
}

const placeFrom = (values: Values) => {
  const from = textOf(values, 'from-amount')
  const grams = numberOf(values, 'up-to-grams', { from: 1, to: maxGrams })
  return {
    ...(textOf(values, 'region') !== undefined && { region: textOf(values, 'region') }),
    ...(textOf(values, 'postcode') !== undefined && { postcode: textOf(values, 'postcode') }),
    ...(from !== undefined && { from_amount: amountFrom(from, 'from-amount') }),
    ...(grams !== undefined && { up_to_grams: grams }),
  }
}

/** What the options say of a method, or of its price at one place or from an amount on. */
function changeFrom(method: ShippingCode, values: Values): ShippingChange {
  const place = placeFrom(values)
  const price = orNone(textOf(values, 'price'), (text) => amountFrom(text, 'price'))
  const days = orNone(textOf(values, 'days'), daysFrom)
  if (Object.keys(place).length > 0) {
    const others = ['label', 'text', 'free-from', 'cut-off', 'enabled'].filter((name) => values[name] !== undefined)
    if (others.length > 0) throw new OperatorRefusal(`--${others[0]} is of the whole method: leave the place out.`)
    if (price === undefined)
      throw new OperatorRefusal('--price is missing: an amount, or none where it is not offered.')
    return { rates: [{ method, ...place, price, days }] }
  }
  if (price === null) throw new OperatorRefusal('A method that is offered nowhere is switched off: shipping remove.')
  const said: MethodInput = {
    label: textOf(values, 'label'),
    text: textOf(values, 'text'),
    price,
    days,
    free_from: orNone(textOf(values, 'free-from'), (text) => amountFrom(text, 'free-from')),
    cut_off: orNone(textOf(values, 'cut-off'), (text) => text),
    enabled: switchFrom(textOf(values, 'enabled'), 'enabled'),
  }
  const input: MethodInput = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
  if (Object.keys(input).length === 0) throw new OperatorRefusal('Nothing to change was given.')
  return { methods: { [method]: input } }
}

async function readInput(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new OperatorRefusal(`${file} cannot be read (${error.code}).`)
  })
}

export const shippingSetCommand: Command = {
  name: 'shipping-set',
  usage:
    'COUNTRY [METHOD] [--price N] [--days A-B] [--free-from N] [--cut-off HH:MM] [--label T] [--text T] [--enabled on|off] [--region R] [--postcode P] [--from-amount N] [--up-to-grams N] [--file FILE] [--json]',
  summary: 'Change a shipping method, its price and days in a region, or everything from a file',
  details: [
    `METHOD is one of ${shippingCodes.join(', ')}. Amounts are in the store's currency. none takes --days, --free-from and --cut-off back.`,
    '--days         working days from the order to the door; without them as --text says, and longer to far regions',
    '--free-from    of standard: the limit that carts, pages and feeds promise',
    '--cut-off      what is ordered from then on leaves a working day later',
    '--region       a region by name or number: the price and days there; --price none where it is not offered',
    '--postcode     the same for postcodes that begin so, where addresses have one',
    '--from-amount  the same for goods from an amount on, alone or with one of the two',
    '--up-to-grams  the same for goods up to a weight: steps of one place and amount, above the last of which it is not offered',
    '--file         a JSON file as shipping list COUNTRY --json prints it; its rates and holidays are all there are then',
  ],
  examples: [
    'shipping set cl standard --price 3990 --days 2-4 --free-from 39990 --cut-off 14:00',
    'shipping set cl standard --region Magallanes --price 9990 --days 6-10',
    'shipping set ar fast --postcode 14 --price 4500 --days 1',
    'shipping set cl standard --up-to-grams 3000 --price 4990',
    'shipping set cl --file despachos.json',
  ],
  takes: ['COUNTRY'],
  mayTake: ['METHOD'],
  options: {
    price: { type: 'string' },
    days: { type: 'string' },
    'free-from': { type: 'string' },
    'cut-off': { type: 'string' },
    label: { type: 'string' },
    text: { type: 'string' },
    enabled: { type: 'string' },
    file: { type: 'string' },
    ...placeOptions,
    ...json,
  },
  async run({ db, acting, fileOf, say }, [code, method], values) {
    const country = countryFrom(code)
    const file = textOf(values, 'file')
    if (file !== undefined && method !== undefined)
      throw new OperatorRefusal('--file is of all methods: leave METHOD out.')
    const change =
      file === undefined ? changeFrom(methodFrom(method), values) : readShippingFile(await readInput(fileOf(file)))
    await setShipping(db, country, change, acting)
    await report(db, say, [country], values)
  },
}

export const shippingRemoveCommand: Command = {
  name: 'shipping-remove',
  usage: 'COUNTRY METHOD [--region R] [--postcode P] [--from-amount N] [--up-to-grams N] [--json]',
  summary: 'Take a rate away, or switch a whole method off',
  details: ['A method that is off stays off when the shop starts again: shipping set COUNTRY METHOD --enabled on.'],
  examples: ['shipping remove cl standard --region Magallanes', 'shipping remove co fast'],
  takes: ['COUNTRY', 'METHOD'],
  options: { ...placeOptions, ...json },
  async run({ db, acting, say }, [code, method], values) {
    const country = countryFrom(code)
    const place = placeFrom(values)
    const which = methodFrom(method)
    if (Object.keys(place).length > 0) await removeRate(db, country, { method: which, ...place }, acting)
    else await setShipping(db, country, { methods: { [which]: { enabled: false } } }, acting)
    await report(db, say, [country], values)
  },
}

const dayNumbers = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

function workingDaysFrom(text: string): number[] {
  return text.split(',').map((word) => {
    const at = dayNumbers.indexOf(word.trim().toLowerCase())
    if (at < 0) throw new OperatorRefusal(`--working-days are of ${dayNumbers.join(',')}; "${word}" is not.`)
    return at + 1
  })
}

/** `2026-12-25=Navidad,2027-01-01=Año Nuevo`; none: no holidays. */
function holidaysFrom(text: string): Record<string, string> {
  if (text === 'none') return {}
  return Object.fromEntries(
    text.split(',').map((part) => {
      const [day = '', name = ''] = part.split('=')
      return [day.trim(), name.trim()]
    }),
  )
}

export const shippingCalendarCommand: Command = {
  name: 'shipping-calendar',
  usage: 'COUNTRY [--working-days mon,tue,…] [--holidays DAY=NAME,…] [--json]',
  summary: 'Say on which days parcels travel; arrival dates follow',
  details: ['--holidays   all there are, like 2026-12-25=Navidad,2027-01-01=Año Nuevo; none for none'],
  examples: ['shipping calendar cl --working-days mon,tue,wed,thu,fri --holidays 2026-12-25=Navidad'],
  takes: ['COUNTRY'],
  options: { 'working-days': { type: 'string' }, holidays: { type: 'string' }, ...json },
  async run({ db, acting, say }, [code], values) {
    const country = countryFrom(code)
    const days = textOf(values, 'working-days')
    const holidays = textOf(values, 'holidays')
    const change: ShippingChange = {
      working_days: days === undefined ? undefined : workingDaysFrom(days),
      holidays: holidays === undefined ? undefined : holidaysFrom(holidays),
    }
    await setShipping(db, country, change, acting)
    await report(db, say, [country], values)
  },
}

export const shippingWeightCommand: Command = {
  name: 'shipping-weight',
  usage: 'COUNTRY [GRAMS|none] [--category PATH] [--json]',
  summary: 'Say what goods weigh whose feed does not say it, or list what was said',
  details: [
    'A feed says it in shipping_weight, grams (our own table) or a column of weight (docs/feeds.md). Otherwise the deepest category counts',
    'for which something is said, then the store. none takes it back.',
    '--category   a path of the store: it and all below it that say nothing else',
  ],
  examples: ['shipping weight cl 400', 'shipping weight cl 900 --category /mujer/botas/', 'shipping weight cl'],
  takes: ['COUNTRY'],
  mayTake: ['GRAMS'],
  options: { category: { type: 'string' }, ...json },
  async run({ db, acting, say }, [code, text], values) {
    const country = countryFrom(code)
    const path = textOf(values, 'category')
    const grams = text === undefined || text === 'none' ? null : wholeNumber(text, 'GRAMS', { to: maxGrams })
    if (text !== undefined) await setWeight(db, country, { path, grams }, acting)
    else if (path !== undefined)
      throw new OperatorRefusal('GRAMS is missing: what goods of that category weigh, or none.')
    const weights = await readWeights(db, country)
    if (values.json === true) return say(JSON.stringify(weights, null, 2))
    for (const [where, weight] of Object.entries(weights.categories)) say(`${country}  ${where}  ${weight} g`)
    say(`${country}  otherwise  ${weights.store} g`)
  },
}
