import { guestFields, place } from '#tests/guest-shoppers.ts'

/** How an act ended: what a shopper would say, not which status it had. */
export type Outcome = 'done' | 'refused' | 'failed' | 'throttled'
export type Act = 'page' | 'search' | 'cart' | 'order' | 'bot'

/** Of a hundred acts of visitors. */
export const mix: readonly (readonly [act: Act, share: number])[] = [
  ['page', 0.85],
  ['search', 0.1],
  ['cart', 0.04],
  ['order', 0.01],
]

export type Origins = { pages: string; calls: string }
const skus = ['ZM0001-37', 'ZM0001-38', 'RT0001-M', 'RT0001-L']
const words = ['zapatilla', 'botas negras', 'vestido', 'campera', 'remera blanca', 'jean', 'mochila', 'sandalia']

/** Visitors have addresses of their own; bots share three. */
export const visitorAddress = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
const botAddress = (n: number) => `192.0.2.${1 + (n % 3)}`

type Reply<T> = { status: number; body: T | undefined }

async function send<T>(url: string, address: string, body?: object | URLSearchParams): Promise<Reply<T>> {
  const isForm = body instanceof URLSearchParams
  return fetch(url, {
    method: body ? 'POST' : 'GET',
    redirect: 'manual',
    headers: {
      'x-forwarded-for': address,
      ...(body && { 'x-store': 'vereda-ar', 'idempotency-key': crypto.randomUUID() }),
      ...(body && !isForm && { 'content-type': 'application/json', 'x-os': 'pwa' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  }).then(
    async (response) => {
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.startsWith('application/json')
      return { status: response.status, body: isJson ? (JSON.parse(text) as T) : undefined }
    },
    () => ({ status: 0, body: undefined }),
  )
}

const outcomeOf = ({ status }: Reply<unknown>): Outcome => {
  if (status === 429) return 'throttled'
  return status === 0 || status >= 500 ? 'failed' : 'done'
}

type Answer = {
  error: boolean
  code?: string
  cart?: { hash: string }
  line?: { again_in: number }
  checkout?: { cart: { version: number; items: unknown[] }; totals: { total: number } }
}

const call = (url: string, name: string, fields: Record<string, string>, address: string) =>
  send<Answer>(`${url}/api/${name}?api_version=3`, address, new URLSearchParams(fields))

/** Puts something into a cart of its own. */
export async function fillCart({ calls }: Origins, address: string, sku: string) {
  const reply = await call(calls, 'cart/', { items: JSON.stringify([{ item: sku, quantity: 1 }]) }, address)
  return { reply, hash: reply.body?.cart?.hash }
}

/** Looks at the checkout and, where there is room and something to buy, orders. Undefined: somebody else was faster. */
export async function tryToOrder({ calls }: Origins, hash: string, who: string, address: string) {
  const chosen = { hash, shipping: 'standard', payment: 'card_test' }
  const looked = await call(calls, 'checkout/options', { ...chosen, ...place }, address)
  const { checkout, line } = looked.body ?? {}
  if (line) return { outcome: 'refused' as const, againInMs: line.again_in * 1000 }
  if (!checkout) return { outcome: outcomeOf(looked) === 'done' ? ('refused' as const) : outcomeOf(looked) }
  if (checkout.cart.items.length === 0) return { outcome: 'refused' as const }
  const fields = {
    ...chosen,
    version: String(checkout.cart.version),
    total: String(checkout.totals.total),
    ...guestFields(`${who}@example.com`),
  }
  const placed = await call(calls, 'checkout/place', fields, address)
  if (outcomeOf(placed) !== 'done') return { outcome: outcomeOf(placed) }
  return { outcome: placed.body?.error === false ? ('done' as const) : ('refused' as const) }
}

const search = (q: string) => ({ path: '/catalog/', q, pageInfo: { page: 1, itemsPerPage: 20 }, filters: [] })

/** Does one act of the mix. */
export async function doAct(act: Act, n: number, origins: Origins, pathOf: () => string): Promise<Outcome> {
  const address = act === 'bot' ? botAddress(n) : visitorAddress(n)
  if (act === 'page') return outcomeOf(await send(origins.pages + pathOf(), address))
  if (act === 'search' || act === 'bot') {
    const q = `${words[n % words.length]} ${act === 'bot' ? n : n % 40}`
    return outcomeOf(await send(`${origins.calls}/bff/catalog/search`, address, search(q)))
  }
  const { reply, hash } = await fillCart(origins, address, skus[n % skus.length]!)
  if (act === 'cart' || hash === undefined) return outcomeOf(reply)
  return (await tryToOrder(origins, hash, `peak${n}x${Date.now()}`, address)).outcome
}
