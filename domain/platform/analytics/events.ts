import {
  itemOfCartLine,
  itemOfOrderLine,
  itemOfProduct,
  promotionCategories,
  valueOf,
  type AnalyticsItem,
  type CartLineFacts,
  type OrderLineFacts,
  type ShownProduct,
} from './items.ts'
import { pageKind, reportedPath } from './page-kind.ts'

export type ListName = { id: string; name: string }
/** A product with its position in a list, counted from 0. */
export type ListedFacts = { product: ShownProduct; index: number }
type CartFacts = { items: readonly CartLineFacts[]; coupon: { coupons: Readonly<Record<string, unknown>> } }
export type LineChange = { line: CartLineFacts; quantity: number }
type OrderFacts = {
  order_nr: string
  items: readonly OrderLineFacts[]
  coupons: readonly { code: string }[]
  shipping: number
  tax_included: number
}
export type PromotionFacts = { id: string; name: string; slot: string; creative?: string }
type SignInMethod = 'email' | 'facebook' | 'passkey' | 'link' | 'code'

type Parameters = Record<string, unknown>
type EventDeclaration<F> = {
  /** What fires it, and when. */
  when: string
  /** E-commerce parameters are sent in an object of their own, which GA4 requires to be cleared first. */
  isEcommerce: boolean
  parameters(facts: F, currency: string): Parameters
}

const plain = <F>(when: string, parameters: (facts: F) => Parameters): EventDeclaration<F> => ({
  when,
  isEcommerce: false,
  parameters,
})
const ecommerce = <F>(when: string, parameters: (facts: F, currency: string) => Parameters): EventDeclaration<F> => ({
  when,
  isEcommerce: true,
  parameters,
})

const listed = ({ id, name }: ListName, { product, index }: ListedFacts): AnalyticsItem => {
  return { ...itemOfProduct(product), index, item_list_id: id, item_list_name: name }
}
const priced = (items: AnalyticsItem[], currency: string) => ({ currency, value: valueOf(items), items })
const couponsOf = (codes: readonly string[]) => (codes.length > 0 ? { coupon: codes.join(',') } : {})
const cartOf = ({ items, coupon }: CartFacts, currency: string) => ({
  ...priced(
    items.map((line) => itemOfCartLine(line)),
    currency,
  ),
  ...couponsOf(Object.keys(coupon.coupons)),
})
const changed = ({ line, quantity }: LineChange, currency: string) => priced([itemOfCartLine(line, quantity)], currency)
const promotion = ({ id, name, slot, creative }: PromotionFacts) => ({
  promotion_id: id,
  promotion_name: name,
  creative_slot: slot,
  ...(creative && { creative_name: creative }),
})
const order = (facts: OrderFacts, currency: string) => ({
  transaction_id: facts.order_nr,
  ...priced(facts.items.map(itemOfOrderLine), currency),
})

/** Every event the shop reports: its name, its data, and when it is fired (ANA-01, OP-098). */
export const analyticsEvents = {
  page_view: plain(
    'router: a screen is shown; the same list further down is the same screen',
    ({ pathname, search, title }: { pathname: string; search: string; title: string }) => ({
      page_kind: pageKind({ pathname, search }),
      page_path: reportedPath({ pathname, search }),
      page_title: title,
    }),
  ),
  customer: plain('session: it is known who looks, and again when that changes', (facts: Parameters) => facts),
  feature_flags: plain('flag client: flags were resolved', (flags: Readonly<Record<string, string | boolean>>) => ({
    feature_flags: flags,
  })),
  experiment_exposure: plain(
    'flag client: a visitor meets a variant, once per visit and flag',
    ({ flag, variant }: { flag: string; variant: string }) => ({ experiment_id: flag, variant_id: variant }),
  ),
  view_item_list: ecommerce(
    'visibility: ten products of a list were seen, or the page is left with fewer (ANA-14)',
    ({ list, items }: { list: ListName; items: readonly ListedFacts[] }) => ({
      item_list_id: list.id,
      item_list_name: list.name,
      items: items.map((item) => listed(list, item)),
    }),
  ),
  select_item: ecommerce('list: a product is tapped', ({ list, item }: { list: ListName; item: ListedFacts }) => ({
    item_list_id: list.id,
    item_list_name: list.name,
    items: [listed(list, item)],
  })),
  view_promotion: ecommerce('visibility: a banner was seen', promotion),
  view_promotion_list: ecommerce(
    'list: a list of special prices or discounts is opened (ANA-19)',
    ({ name, path, products }: { name: string; path: string; products: readonly { categories: string }[] }) => ({
      ...promotion({ id: path, name, slot: 'promotion_list' }),
      promotion_categories: promotionCategories(products),
    }),
  ),
  select_promotion: ecommerce('banner: it is tapped', promotion),
  search: plain('router: the address has words that it had not before', (facts: { term: string }) => ({
    search_term: facts.term,
  })),
  view_search_results: plain(
    'list: the answer to a search is shown',
    (facts: { term: string; total: number; correction: string | null; isCorrected: boolean }) => ({
      search_term: facts.term,
      search_results: facts.total,
      ...(facts.correction !== null && { search_correction: facts.correction, is_corrected: facts.isCorrected }),
    }),
  ),
  empty_results: plain(
    'list: nothing was found (ANA-13)',
    (facts: { kind: 'Navegación' | 'Búsqueda' | 'Filtro'; term?: string | undefined; path: string }) => ({
      empty_results_kind: facts.kind,
      page_path: facts.path,
      ...(facts.term !== undefined && { search_term: facts.term }),
    }),
  ),
  view_item: ecommerce('product: its page is shown', ({ product }: { product: ShownProduct }, currency) =>
    priced([itemOfProduct(product)], currency),
  ),
  add_to_wishlist: ecommerce(
    'favourites: the server has added it',
    ({ product }: { product: ShownProduct }, currency) => priced([itemOfProduct(product)], currency),
  ),
  add_to_cart: ecommerce('cart client: the server’s cart holds more of a line the shopper changed', changed),
  remove_from_cart: ecommerce('cart client: the server’s cart holds less of a line the shopper changed', changed),
  view_cart: ecommerce('cart: it is opened with something in it', cartOf),
  begin_checkout: ecommerce('checkout: it is opened with something to buy', cartOf),
  add_shipping_info: ecommerce(
    'checkout: the way to deliver is answered',
    ({ cart, tier }: { cart: CartFacts; tier: string }, currency) => ({
      ...cartOf(cart, currency),
      shipping_tier: tier,
    }),
  ),
  add_payment_info: ecommerce(
    'checkout: the way to pay is answered',
    ({ cart, type }: { cart: CartFacts; type: string }, currency) => ({
      ...cartOf(cart, currency),
      payment_type: type,
    }),
  ),
  purchase: ecommerce(
    'order’s page: the payment is approved, once per order and device',
    (facts: OrderFacts, currency) => ({
      ...order(facts, currency),
      ...couponsOf(facts.coupons.map(({ code }) => code)),
      shipping: facts.shipping,
      tax: facts.tax_included,
    }),
  ),
  refund: ecommerce('order: a paid one was cancelled by its buyer', order),
  sign_up: plain('session: an account was made', ({ method }: { method: SignInMethod }) => ({ method })),
  login: plain('session: somebody signed in', ({ method }: { method: SignInMethod }) => ({ method })),
  share: plain('product: its address was shared or copied', (facts: { method: string; id: string }) => ({
    method: facts.method,
    content_type: 'product',
    item_id: facts.id,
  })),
  exception: plain(
    'window: a script failed, or a screen could not be shown',
    (facts: { text: string; isFatal: boolean }) => ({
      description: describeError(facts.text),
      fatal: facts.isFatal,
    }),
  ),
}
export type EventName = keyof typeof analyticsEvents
export type EventFacts = {
  [N in EventName]: (typeof analyticsEvents)[N] extends EventDeclaration<infer F> ? F : never
}
export type AnalyticsEvent = { [N in EventName]: { name: N; facts: EventFacts[N] } }[EventName]

/** The message of an error without its data: addresses, numbers and e-mails are removed. */
function describeError(text: string): string {
  return text
    .replaceAll(/(?<!\S)[^\s@]*@\S*/g, '@')
    .replaceAll(/https?:\/\/\S+/g, 'url')
    .replaceAll(/\d{3,}/g, '#')
    .slice(0, 100)
}

/** The `dataLayer` entries of an event, in order. */
export function dataLayerEntries({ name, facts }: AnalyticsEvent, currency: string): Parameters[] {
  const { isEcommerce, parameters } = analyticsEvents[name] as EventDeclaration<unknown>
  // GA4 has one event for promotions; a list of them is reported under the same name.
  const event = name === 'view_promotion_list' ? 'view_promotion' : name
  const sent = parameters(facts, currency)
  return isEcommerce ? [{ ecommerce: null }, { event, ecommerce: sent }] : [{ event, ...sent }]
}
