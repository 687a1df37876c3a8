import { queryOptions, useMutationState, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { browserCall } from '#app/platform/api/browser-call.ts'
import { Refused } from '#app/platform/api/failures.ts'
import { useCartCount } from '#app/platform/device/cart-count.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { deviceStorage } from '#app/platform/device/persist.ts'
import { restoreQueries } from '#app/platform/device/persisted-queries.ts'
import { cookieValue } from '#app/platform/country/visitor.ts'
import type { Cart } from '#contract/buy/cart.ts'
import { cartCount, type PendingLine } from '#domain/buy/cart/count.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { cartCalls, cartOfRefusal, couponKeyOf, newIntent, type CartCalls } from '../cart-calls.ts'
import { announceGone, recordChanges, recordDropped } from './cart-changes-store.ts'

/** The key of the cart, and of every change of it. */
export const cartKey = ['cart']

/** What a change does to the cart, shown before it is answered. */
export type CartCommand = { line?: PendingLine; skus?: readonly string[] }

/** The cart as this page knows it: null when there is none, undefined while it is not known. */
export const getCachedCart = (client: QueryClient) => client.getQueryData<Cart | null>(cartKey)

/** An answer replaces the whole cart (CART-10), unless it was overtaken: a later version of the same cart stays. */
function newerOf(cached: Cart | null | undefined, answer: Cart | null): Cart | null {
  const isOvertaken = cached && cached.hash === answer?.hash && cached.version > answer.version
  return isOvertaken ? cached : answer
}

export function replaceCart(client: QueryClient, answer: Cart | null): void {
  client.setQueryData(cartKey, newerOf(getCachedCart(client), answer))
}

export const isCartBusy = (client: QueryClient) => client.isMutating({ mutationKey: cartKey }) > 0

/** The change that is being sent; changes that wait for it come after it. */
export function usePendingCommand(): CartCommand | undefined {
  const [running] = useMutationState({
    filters: { mutationKey: cartKey, status: 'pending' },
    select: ({ state }) => state.variables as CartCommand,
  })
  return running
}

/** Sets the badge's count, a pending line included. */
export function useCartCounter(): void {
  const client = useQueryClient()
  const line = usePendingCommand()?.line
  useEffect(() => {
    const count = () => useCartCount.setState(cartCount(getCachedCart(client)?.items, line), true)
    count()
    // The cache and not an observer: signing out removes the query.
    return client.getQueryCache().subscribe(count)
  }, [client, line])
}

/** The cart's calls from this page, which name the cart it knows. */
export const browserCartCalls = (country: OpenCountry, client: QueryClient) =>
  cartCalls(browserCall(country), () => {
    const hash = getCachedCart(client)?.hash
    const fingerprint = cookieValue(document.cookie, 'device_fingerprint', /^[\w.-]{1,100}$/)
    return { ...(hash && { hash }), ...(fingerprint && { fingerprint }) }
  })

type RestoredCart = { done: Promise<void>; lastSeen?: Cart | null | undefined }
const restored = new WeakMap<QueryClient, RestoredCart>()

function restore(country: OpenCountry, client: QueryClient): RestoredCart {
  const started = restored.get(client)
  if (started) return started
  const restoring: RestoredCart = {
    done: restoreQueries(client, deviceStorage(), country).then(({ cart }) => void (restoring.lastSeen = cart)),
  }
  restored.set(client, restoring)
  return restoring
}

/** Before anything is read or changed: the persisted cart names the cart, and is what the shopper saw last. */
export const restoreCart = (country: OpenCountry, client: QueryClient) => restore(country, client).done

/** Removes the lines that are sold out, and announces them (CART-09, CART-20, U54). */
export async function removeUnavailable(client: QueryClient, calls: CartCalls, answer: Cart): Promise<Cart> {
  const { unavailable } = answer
  if (unavailable.length === 0) return answer
  replaceCart(client, answer)
  let left = answer
  for (const { id } of unavailable) left = await calls.remove(id)
  announceGone(unavailable)
  return left
}

/**
 * The server no longer has the cart: a new one is created from the lines this device shows, and its coupons are tried
 * again; the shopper reads only about those that were refused (CART-07, OP-047).
 */
export async function rebuildCart(client: QueryClient, calls: CartCalls): Promise<Cart | null> {
  const lost = getCachedCart(client)
  // From here on calls name no cart, until there is one again.
  client.setQueryData(cartKey, null)
  if (!lost?.items.length) return null
  try {
    const items = lost.items.map(({ id, quantity }) => ({ item: id, quantity }))
    const created = await calls.setAll(items, newIntent())
    replaceCart(client, created)
    announceGone(lost.items.filter(({ id }) => created.items.every((line) => line.id !== id)))
  } catch (error) {
    client.setQueryData(cartKey, lost)
    throw error
  }
  for (const code of Object.keys(lost.coupon.coupons)) {
    try {
      replaceCart(client, await calls.addCoupon(code, newIntent()))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      recordDropped({ [code]: couponKeyOf(error) ?? '' })
    }
  }
  return getCachedCart(client) ?? null
}

/** The server's answer, unless a change began or ended a cart while it was on its way. */
async function fetchCart(client: QueryClient, calls: CartCalls, signal: AbortSignal): Promise<Cart | null> {
  const [requested, requestedAt] = [getCachedCart(client), Date.now()]
  const answer = await calls.read({ signal })
  const { data: cached, dataUpdatedAt = 0 } = client.getQueryState<Cart | null>(cartKey) ?? {}
  const isOvertaken = dataUpdatedAt >= requestedAt && cached?.hash !== requested?.hash
  return isOvertaken ? (cached ?? null) : answer
}

/** The cart after a refusal that can be recovered from. */
async function recoverCart(client: QueryClient, calls: CartCalls, error: unknown): Promise<Cart | null> {
  if (!(error instanceof Refused)) throw error
  if (error.code === 'cart_not_found') return rebuildCart(client, calls)
  if (error.code !== 'cart_outdated') throw error
  useFlash.getState().show({ text: error.message, flashMessageType: 'error' })
  client.setQueryData(cartKey, null)
  return cartOfRefusal(error) ?? null
}

/** No one switches tabs faster than this. */
const freshForMs = 1000

/**
 * Reading the cart. It becomes stale after a second, and is read again when the page comes back into view; not without
 * a cart, and not while a change is pending, because its answer replaces the cart.
 */
export const cartQuery = (country: OpenCountry, client: QueryClient) =>
  queryOptions<Cart | null>({
    queryKey: cartKey,
    queryFn: async ({ signal }) => {
      const calls = browserCartCalls(country, client)
      const restoring = restore(country, client)
      await restoring.done
      const before = restoring.lastSeen ?? getCachedCart(client)
      restoring.lastSeen = undefined
      const answer = await fetchCart(client, calls, signal).catch((error: unknown) => recoverCart(client, calls, error))
      if (!answer) return null
      recordChanges(before, answer)
      return newerOf(getCachedCart(client), await removeUnavailable(client, calls, answer))
    },
    staleTime: ({ state: { data } }) => (data === null || (data && isCartBusy(client)) ? Infinity : freshForMs),
  })

/** Reads the cart now; undefined when that fails. */
export const reloadCart = (country: OpenCountry, client: QueryClient) =>
  client.fetchQuery({ ...cartQuery(country, client), staleTime: 0, retry: false }).catch(() => undefined)
