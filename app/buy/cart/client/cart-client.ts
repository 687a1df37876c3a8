import type { QueryClient } from '@tanstack/react-query'
import { track } from '#app/platform/tracking/track.ts'
import { Refused } from '#app/platform/api/failures.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { deviceStorage } from '#app/platform/device/persist.ts'
import { restoreQueries } from '#app/platform/device/persisted-queries.ts'
import { persistedName } from '#app/platform/device/persisted-storage.ts'
import { cartKey } from './cart-counter.ts'
import { cartWords } from '../cart-words.ts'
import type { Cart } from '#contract/buy/cart.ts'
import { fallbackMessage, notices } from '#contract/platform/messages.ts'
import { cartChanges } from '#domain/platform/analytics/cart-changes.ts'
import type { PendingLine } from '#domain/buy/cart/count.ts'
import type { FlashType } from '#domain/shell/flash.ts'
import { maxQuantityPerLine } from '#domain/buy/cart/limits.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { cartCalls, newIntent } from './cart-calls.ts'
import { forgetChange, recordChanges, announceGone } from './cart-changes-store.ts'
import { knownCart, newerOf, replaceCart } from './known-cart.ts'
import { tellOtherTabs } from './other-tabs.ts'
import { cartOfRefusal, rebuildCart } from './rebuild-cart.ts'
import { refusalSentence } from './refusal-sentence.ts'

/** What a change does to the cart, for those who show it before it is answered. */
export type CartCommand = { line?: PendingLine; coupon?: string; emptied?: string[]; exchanged?: readonly string[] }
/** Skipped: an addition while another change was on its way (CART-06), or there is no connection. */
export type Outcome = { is: 'done' } | { is: 'skipped' } | { is: 'failed'; error: unknown }

const say = (text: string, flashMessageType: FlashType) => useFlash.getState().show({ text, flashMessageType })

/** What a shopper's own change did, told once the shop has answered it. */
function trackChange(
  before: Cart | null | undefined,
  after: Cart,
  { line, emptied = [], exchanged = emptied }: CartCommand,
): void {
  const { added, removed } = cartChanges(before, after, line ? [line.sku] : exchanged)
  for (const change of added) track('add_to_cart', change)
  for (const change of removed) track('remove_from_cart', change)
}

/** The cart's client: everything this page asks of the cart goes through it, one change at a time. */
function createCartClient(country: OpenCountry, client: QueryClient) {
  const calls = cartCalls(country, client)
  let restoring: Promise<void> | undefined
  /** The cart this device saw last, until it has been compared with what the shop says now. */
  let lastSeen: Cart | null | undefined
  /** What the device persists comes first: it names the cart where the page did not bring one, and says what was seen last. */
  const ready = () =>
    (restoring ??= restoreQueries(client, deviceStorage(), country).then((restored) => void (lastSeen = restored.cart)))
  const isBusy = () => client.isMutating({ mutationKey: cartKey }) > 0
  let changing: Promise<unknown> | undefined

  /** Lines nothing is left of are taken out, and the shopper is told which (CART-09, CART-20, U54). */
  async function withoutGone(answer: Cart): Promise<Cart> {
    const { unavailable } = answer
    if (unavailable.length === 0) return answer
    replaceCart(client, answer)
    let left = answer
    for (const { id } of unavailable) left = await calls.remove(id)
    announceGone(unavailable)
    return left
  }

  /** The cart after a refusal that can be recovered from; any other refusal goes to whoever asked. */
  async function recover(error: unknown): Promise<Cart | null> {
    if (error instanceof Refused && error.code === 'cart_not_found') return rebuildCart(client, calls)
    if (error instanceof Refused && error.code === 'cart_outdated') {
      say(error.message, 'error')
      client.setQueryData(cartKey, null)
      return cartOfRefusal(error) ?? null
    }
    throw error
  }

  /** What the shop says, unless a change began or ended a cart while that was on its way: the change knows better. */
  async function ask(options: { signal?: AbortSignal }): Promise<Cart | null> {
    const [asked, askedAt] = [knownCart(client), Date.now()]
    const answer = await calls.read(options)
    const { data: known, dataUpdatedAt = 0 } = client.getQueryState<Cart | null>(cartKey) ?? {}
    const isOvertaken = dataUpdatedAt >= askedAt && known?.hash !== asked?.hash
    return isOvertaken ? (known ?? null) : answer
  }

  async function read({ signal }: { signal?: AbortSignal } = {}): Promise<Cart | null> {
    await ready()
    const before = lastSeen ?? knownCart(client)
    lastSeen = undefined
    const answer = await ask(signal ? { signal } : {}).catch(recover)
    if (!answer) return null
    recordChanges(before, answer)
    return newerOf(knownCart(client), await withoutGone(answer))
  }

  const reload = () =>
    client.fetchQuery({ queryKey: cartKey, queryFn: read, staleTime: 0, retry: false }).catch(() => undefined)

  async function change(
    command: CartCommand,
    send: (key: ReturnType<typeof newIntent>) => Promise<Cart>,
  ): Promise<Outcome> {
    await ready()
    while (isBusy()) await changing
    if (!navigator.onLine) {
      say(notices.offline, 'error')
      return { is: 'skipped' }
    }
    const key = newIntent()
    const work = async () => {
      const before = knownCart(client)
      const answer = await send(key).catch(async (error: unknown) => {
        const isLost = error instanceof Refused && error.code === 'cart_not_found'
        if (!isLost) throw error
        await rebuildCart(client, calls)
        // Another cart is another intent.
        return send(newIntent())
      })
      recordChanges(before, answer)
      trackChange(before, answer, command)
      replaceCart(client, await withoutGone(answer))
    }
    const mutation = client.getMutationCache().build<void, Error, CartCommand, unknown>(client, {
      mutationKey: cartKey,
      mutationFn: work,
      networkMode: 'always',
    })
    try {
      const running = mutation.execute(command)
      changing = running.catch(() => undefined)
      await running
      return { is: 'done' }
    } catch (error) {
      const told = cartOfRefusal(error)
      if (told) replaceCart(client, await withoutGone(told).catch(() => told))
      return { is: 'failed', error }
    } finally {
      tellOtherTabs(country, knownCart(client) ?? null)
    }
  }

  /** Shows a refusal that the screen has no better place for (CART-08, CART-22, ERR-10). */
  async function orSay(outcome: Outcome): Promise<Outcome> {
    if (outcome.is !== 'failed') return outcome
    const sentence = refusalSentence(outcome.error, cartWords(country))
    say(sentence ?? (navigator.onLine ? fallbackMessage : notices.offline), 'error')
    if (!sentence) await reload()
    return outcome
  }

  async function set(sku: string, quantity: number): Promise<Outcome> {
    forgetChange(sku)
    return orSay(await change({ line: { sku, quantity } }, (key) => calls.set({ item: sku, quantity }, key)))
  }

  return {
    ready,
    read,
    reload,
    isBusy,
    set,
    /** Adding does nothing while the cart is busy (CART-06); every other change waits. */
    async add(sku: string): Promise<Outcome> {
      await ready()
      return isBusy() ? { is: 'skipped' } : set(sku, 1)
    },
    remove: async (sku: string) => orSay(await change({ line: { sku, quantity: 0 } }, () => calls.remove(sku))),
    /** One size for another, in one call: as many as there were, with those of that size that are there already. */
    async exchange({ id, quantity }: { id: string; quantity: number }, sku: string): Promise<Outcome> {
      const already = knownCart(client)?.items.find((item) => item.id === sku)?.quantity ?? 0
      const lines = [
        { item: id, quantity: 0 },
        { item: sku, quantity: Math.min(already + quantity, maxQuantityPerLine) },
      ]
      return orSay(await change({ exchanged: [id, sku] }, (key) => calls.setAll(lines, key)))
    },
    /** CART-11: whatever it holds, in one call. */
    empty: async () => {
      const held = await reload()
      const lines = held?.items ?? []
      if (lines.length === 0) return { is: 'done' } as const
      return orSay(
        await change({ emptied: lines.map(({ id }) => id) }, (key) =>
          calls.setAll(
            lines.map(({ id }) => ({ item: id, quantity: 0 })),
            key,
          ),
        ),
      )
    },
    /** The cart has become an order: this page, the device and the other tabs have none any more. */
    async bought(): Promise<void> {
      client.setQueryData(cartKey, null)
      tellOtherTabs(country, null)
      await deviceStorage().removeItem(persistedName(country, 'cart'))
    },
    // Coupons answer beside their field.
    addCoupon: (code: string) => change({ coupon: code }, (key) => calls.addCoupon(code, key)),
    removeCoupon: (code: string) => change({ coupon: code }, (key) => calls.removeCoupon(code, key)),
  }
}
export type CartClient = ReturnType<typeof createCartClient>

const clients = new WeakMap<QueryClient, CartClient>()

/** One client for a page, however many parts of it use it: another country is another page. */
export function cartClientOf(country: OpenCountry, client: QueryClient): CartClient {
  const open = clients.get(client) ?? createCartClient(country, client)
  clients.set(client, open)
  return open
}
