import type { NewCouponKind } from '#domain/buy/cart/new-rule.ts'
import type { DeskLanguage } from '#domain/desk/words.ts'
import { addDays } from '#domain/platform/dates.ts'
import { formatInteger } from '#domain/platform/text/format-integer.ts'

/** A coupon or a promotion as it is said. Days of the store, amounts already as its money. */
export type SaidRule = {
  kind: NewCouponKind
  /** '20 %', or '$ 5.000'; anything for free shipping. */
  gives: string
  maxDiscount: string | null
  minSubtotal: string | null
  /** The first day, where it has not begun. */
  from: string | null
  until: string
  today: string
  maxUses: number | null
  maxUsesPerCustomer: number | null
  /** How many codes for single use there are. */
  codes: number | null
  combinable: boolean
  onDiscounted: boolean
  needsRecentPurchaseDays: number | null
  newCustomersOnly: boolean
  /** Names, as the staff read them. */
  categories: readonly string[]
  brands: readonly string[]
  products: number
}

const zones = { timeZone: 'UTC' } as const
const formats = {
  es: {
    weekday: new Intl.DateTimeFormat('es-AR', { weekday: 'long', ...zones }),
    day: new Intl.DateTimeFormat('es-AR', { day: 'numeric', month: 'long', ...zones }),
    year: new Intl.DateTimeFormat('es-AR', { day: 'numeric', month: 'long', year: 'numeric', ...zones }),
  },
  en: {
    weekday: new Intl.DateTimeFormat('en-GB', { weekday: 'long', ...zones }),
    day: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', ...zones }),
    year: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', ...zones }),
  },
} as const

/** A day as one says it: today, tomorrow, a weekday of this week, a date; the year where it is another one. */
function saidDay(day: string, today: string, language: DeskLanguage): string {
  const { weekday, day: date, year } = formats[language]
  const at = new Date(`${day}T00:00:00Z`)
  if (day === today) return language === 'es' ? 'hoy' : 'today'
  if (day === addDays(today, 1)) return language === 'es' ? 'mañana' : 'tomorrow'
  const the = language === 'es' ? 'el ' : ''
  if (day > today && day < addDays(today, 7)) return the + weekday.format(at)
  return the + (day.slice(0, 4) === today.slice(0, 4) ? date : year).format(at)
}

const joined = (names: readonly string[], last: string) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`

const count = (value: number) => formatInteger(value)
const english = (value: number) => value.toLocaleString('en-GB')

const inSpanish = {
  free: 'Envío gratis',
  upTo: (amount: string) => ` (hasta ${amount})`,
  on: (names: readonly string[]) => ` en ${joined(names, 'y')}`,
  of: (names: readonly string[]) => ` de ${joined(names, 'y')}`,
  products: (many: number) => (many === 1 ? ' en un producto' : ` en ${count(many)} productos`),
  everything: ' en toda la tienda',
  atLeast: (amount: string) => `desde ${amount}`,
  newOnes: 'para clientes nuevos',
  recent: (days: number) => `para quien compró en los últimos ${count(days)} días`,
  fullPrice: 'solo a precio lleno',
  alone: 'sin sumarse a otras promociones',
  from: (day: string) => `desde ${day}`,
  until: (day: string) => `hasta ${day}`,
  codes: (many: number) => (many === 1 ? 'con un código de un solo uso' : `con ${count(many)} códigos de un solo uso`),
  perCustomer: (many: number) => (many === 1 ? 'una vez por cliente' : `${count(many)} veces por cliente`),
  inAll: (many: number) => (many === 1 ? 'una sola vez' : `${count(many)} veces en total`),
}
const inEnglish: typeof inSpanish = {
  free: 'Free shipping',
  upTo: (amount) => ` (up to ${amount})`,
  on: (names) => ` on ${joined(names, 'and')}`,
  of: (names) => ` by ${joined(names, 'and')}`,
  products: (many) => (many === 1 ? ' on one product' : ` on ${english(many)} products`),
  everything: ' on the whole shop',
  atLeast: (amount) => `from ${amount} on`,
  newOnes: 'for new customers',
  recent: (days) => `for those who bought in the last ${english(days)} days`,
  fullPrice: 'only at full price',
  alone: 'not beside other promotions',
  from: (day) => `from ${day}`,
  until: (day) => `until ${day}`,
  codes: (many) => (many === 1 ? 'with one code for single use' : `with ${english(many)} codes for single use`),
  perCustomer: (many) => (many === 1 ? 'once for each customer' : `${english(many)} times for each customer`),
  inAll: (many) => (many === 1 ? 'only once' : `${english(many)} times in all`),
}
const said = { es: inSpanish, en: inEnglish } as const

/** `20 % en Zapatillas, para clientes nuevos, hasta el domingo, una vez por cliente`. */
export function sentenceOf(rule: SaidRule, language: DeskLanguage): string {
  const text = said[language]
  const { kind, gives, maxDiscount, categories, brands, products, codes } = rule
  const where =
    (categories.length > 0 ? text.on(categories) : '') +
    (brands.length > 0 ? text.of(brands) : '') +
    (products > 0 ? text.products(products) : '')
  // Nobody says of shipping on what it is, unless it is not for everything.
  const onWhat = where || (kind === 'free_shipping' ? '' : text.everything)
  const what = (kind === 'free_shipping' ? text.free : gives) + (maxDiscount === null ? '' : text.upTo(maxDiscount))
  const parts = [
    what + onWhat,
    rule.minSubtotal !== null && text.atLeast(rule.minSubtotal),
    rule.newCustomersOnly && text.newOnes,
    rule.needsRecentPurchaseDays !== null && text.recent(rule.needsRecentPurchaseDays),
    !rule.onDiscounted && text.fullPrice,
    !rule.combinable && text.alone,
    rule.from !== null && text.from(saidDay(rule.from, rule.today, language)),
    text.until(saidDay(rule.until, rule.today, language)),
    codes !== null && text.codes(codes),
    codes === null && rule.maxUsesPerCustomer !== null && text.perCustomer(rule.maxUsesPerCustomer),
    codes === null && rule.maxUses !== null && text.inAll(rule.maxUses),
  ]
  return parts.filter((part) => part !== false).join(', ')
}
