import { setTimeout as wait } from 'node:timers/promises'
import { guestFields, place } from '#tests/guest-shoppers.ts'

/** Statuses of "not now": the same call with the same key is sent again. */
const again = new Set([0, 502, 503, 504])
const againAfterMs = 100
const patienceMs = 120_000
const sku = 'ZM0001-37'
const other = 'RT0001-M'

type Answer = { status: number; text: string }

/** What was acknowledged to shoppers, to be compared with what the database has in the end. */
export function openLedger(url: string) {
  const over = new AbortController()
  const acknowledged = {
    orders: new Map<string, string>(),
    carts: new Map<string, { version: number; quantity: number }>(),
  }
  const faults: string[] = []
  const counts = { pages: 0, pagesFailed: 0, writes: 0, refusedInWords: 0, refusedWithout: 0 }
  let slowestPageMs = 0
  /** Acknowledged writes since the last event, from their first attempt on. */
  let done: { began: number; ended: number }[] = []
  const pending = new Set<Promise<unknown>>()

  async function send(path: string, fields: Record<string, string>, key: string): Promise<Answer> {
    return fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'x-store': 'vereda-ar', 'idempotency-key': key },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(30_000),
    }).then(
      async (response) => ({ status: response.status, text: await response.text() }),
      () => ({ status: 0, text: '' }),
    )
  }

  /** Asks until there is an answer, as a browser's "Reintentar" does. */
  async function ask<T>(path: string, fields: Record<string, string>): Promise<T> {
    const began = performance.now()
    const key = crypto.randomUUID()
    for (const deadline = began + patienceMs; performance.now() < deadline; await wait(againAfterMs)) {
      const { status, text } = await send(path, fields, key)
      if (status === 200) {
        counts.writes += 1
        done.push({ began, ended: performance.now() })
        return JSON.parse(text) as T
      }
      if (!again.has(status)) throw new Error(`${path}: ${status} ${text.slice(0, 300)}`)
      // The shop says in Spanish that it cannot write now; a load balancer or a cut connection says nothing.
      if (status === 503 && text.includes('"message')) counts.refusedInWords += 1
      else counts.refusedWithout += 1
    }
    throw new Error(`${path}: no answer within ${patienceMs / 1000} s`)
  }

  function write<T>(path: string, fields: Record<string, string>): Promise<T> {
    const asked = ask<T>(path, fields).finally(() => pending.delete(asked))
    pending.add(asked)
    return asked
  }

  const until = async (work: () => Promise<void>) => {
    while (!over.signal.aborted) {
      try {
        await work()
      } catch (error) {
        faults.push((error as Error).message)
      }
    }
  }

  async function browse(pages: readonly string[]): Promise<void> {
    for (let n = 0; !over.signal.aborted; n++) {
      const began = performance.now()
      const status = await fetch(url + pages[n % pages.length]!, { signal: AbortSignal.timeout(30_000) }).then(
        async (response) => {
          await response.text()
          return response.status
        },
        () => 0,
      )
      counts.pages += 1
      if (status !== 200) counts.pagesFailed += 1
      slowestPageMs = Math.max(slowestPageMs, performance.now() - began)
      await wait(20)
    }
  }

  /** Sets the quantity of one cart again and again. */
  async function fill(): Promise<void> {
    const { hash } = await write<{ hash: string }>('cart/gethash?api_version=3', {})
    let n = 0
    await until(async () => {
      const quantity = 1 + (n++ % 2)
      type Reply = { cart: { version: number } }
      const { cart } = await write<Reply>('cart/?api_version=3', { hash, item: sku, quantity: String(quantity) })
      acknowledged.carts.set(hash, { version: cart.version, quantity })
      await wait(20)
    })
  }

  /** One guest after another buys; each has an address of its own, by which a second order would be found. */
  async function buy(who: string): Promise<void> {
    let n = 0
    await until(async () => {
      const email = `${who}n${n++}@example.com`
      const items = JSON.stringify([{ item: other, quantity: 1 }])
      const { cart } = await write<{ cart: { hash: string } }>('cart/?api_version=3', { items })
      const chosen = { hash: cart.hash, shipping: 'standard', payment: 'cash_voucher' }
      type Options = { checkout: { cart: { version: number }; totals: { total: number } } }
      const { checkout } = await write<Options>('checkout/options?api_version=3', { ...chosen, ...place })
      const fields = {
        ...chosen,
        version: String(checkout.cart.version),
        total: String(checkout.totals.total),
        ...guestFields(email),
      }
      type Placed = { error: boolean; order_nr: string }
      const placed = await write<Placed>('checkout/place?api_version=3', fields)
      if (placed.error) throw new Error(`an order was refused: ${JSON.stringify(placed).slice(0, 300)}`)
      acknowledged.orders.set(placed.order_nr, email)
    })
  }

  return {
    acknowledged,
    faults,
    counts,
    slowestPageMs: () => Math.round(slowestPageMs),
    /** Forgets what was fast and slow so far. */
    begin(): void {
      done = []
      slowestPageMs = 0
    },
    /** Until a write that began after this call was acknowledged. */
    async writeIsDone(): Promise<void> {
      const since = performance.now()
      while (!done.some(({ began }) => began >= since)) await wait(10)
    },
    /** The longest a write took since `begin`, all its attempts together, when those under way are done too. */
    async slowestWriteMs(): Promise<number> {
      await Promise.allSettled(pending)
      return Math.round(Math.max(0, ...done.map(({ began, ended }) => ended - began)))
    },
    start(pages: readonly string[]): Promise<unknown> {
      return Promise.all([browse(pages), browse(pages), fill(), fill(), fill(), buy('a'), buy('b'), buy('c')])
    },
    stop: () => over.abort(),
  }
}
