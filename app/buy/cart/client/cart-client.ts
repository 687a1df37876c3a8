import type { QueryClient } from '@tanstack/react-query'
import { Refused } from '#app/platform/api/failures.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { useFloatingCart } from '#app/platform/device/floating-cart-store.ts'
import { deviceStorage } from '#app/platform/device/persist.ts'
import { persistedName } from '#app/platform/device/persisted-storage.ts'
import { broadcast } from '#app/platform/device/tab-channel.ts'
import { track } from '#app/platform/tracking/track.ts'
import type { Cart } from '#contract/buy/cart.ts'
import { notices } from '#contract/platform/notices.ts'
import { minQuantityPerLine } from '#domain/buy/cart/limits.ts'
import { cartChanges } from '#domain/platform/analytics/cart-changes.ts'
import { isThing } from '#domain/buy/cart/needs-parcel.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { FlashType } from '#domain/shell/flash.ts'
import { addToCart, failureOf } from '../add-to-cart.ts'
import { cartOfRefusal, newIntent } from '../cart-calls.ts'
import type { CartTarget } from '../cart-target.ts'
import { clearChange, recordChanges } from './cart-changes-store.ts'
import {
  browserCartCalls,
  cartKey,
  getCachedCart,
  isCartBusy,
  rebuildCart,
  reloadCart,
  removeUnavailable,
  replaceCart,
  restoreCart,
  type CartCommand,
} from './cart-query.ts'

const readBeforeAddingMs = 1000
const waitAtMost = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms))

const show = (text: string, flashMessageType: FlashType) => useFlash.getState().show({ text, flashMessageType })

function trackChange(before: Cart | null | undefined, after: Cart, { line, skus = [] }: CartCommand): void {
  const { added, removed } = cartChanges(before, after, line ? [line.sku] : skus)
  for (const change of added) track('add_to_cart', change)
  for (const change of removed) track('remove_from_cart', change)
}

/** The cart of this page. Every change is a mutation of one scope, so the library sends one after another. */
export function cartClient(country: OpenCountry, client: QueryClient): CartTarget {
  const calls = browserCartCalls(country, client)

  async function mutate(
    command: CartCommand,
    send: (intent: ReturnType<typeof newIntent>) => Promise<Cart>,
  ): Promise<Cart | undefined> {
    if (!navigator.onLine) {
      show(notices.offline, 'error')
      return undefined
    }
    const intent = newIntent()
    const mutation = client.getMutationCache().build<Cart, Error, CartCommand, unknown>(client, {
      mutationKey: cartKey,
      scope: { id: 'cart' },
      networkMode: 'always',
      mutationFn: async () => {
        const before = getCachedCart(client)
        const answer = await send(intent).catch(async (error: unknown) => {
          if (!(error instanceof Refused) || error.code !== 'cart_not_found') throw error
          await rebuildCart(client, calls)
          // A request about another cart is another intent.
          return send(newIntent())
        })
        recordChanges(before, answer)
        trackChange(before, answer, command)
        const left = await removeUnavailable(client, calls, answer)
        replaceCart(client, left)
        return left
      },
      onError: async (error) => {
        const cart = cartOfRefusal(error)
        if (cart) replaceCart(client, await removeUnavailable(client, calls, cart).catch(() => cart))
        else void reloadCart(country, client)
      },
      onSettled: () => broadcast(country, 'cart', getCachedCart(client) ?? null),
    })
    return mutation.execute(command)
  }

  const change: typeof mutate = async (command, send) => {
    await restoreCart(country, client)
    return mutate(command, send)
  }

  const setLine = (run: typeof mutate, sku: string, quantity: number) => {
    clearChange(sku)
    return run({ line: { sku, quantity } }, (intent) => calls.set({ item: sku, quantity }, intent))
  }

  return {
    async read() {
      await restoreCart(country, client)
      const cached = getCachedCart(client)
      if (cached !== undefined || !navigator.onLine) return cached ?? null
      // A cart that is not known yet may already hold the size: adding it as one unit would take units away. The tap
      // does not wait for long.
      return (await Promise.race([reloadCart(country, client), waitAtMost(readBeforeAddingMs)])) ?? null
    },
    /** Skipped while the cart is busy (CART-06); every other change waits. */
    async add(sku) {
      await restoreCart(country, client)
      return isCartBusy(client) ? undefined : setLine(mutate, sku, minQuantityPerLine)
    },
    set: (sku, quantity) => setLine(change, sku, quantity),
    setAll: (lines) => change({ skus: lines.map(({ item }) => item) }, (intent) => calls.setAll(lines, intent)),
    remove: (sku) => change({ line: { sku, quantity: 0 } }, () => calls.remove(sku)),
    addCoupon: (code) => change({}, (intent) => calls.addCoupon(code, intent)),
    removeCoupon: (code) => change({}, (intent) => calls.removeCoupon(code, intent)),
  }
}

/** Adds from a product's page: shows the notice of the line that was added, or the reason it was not (CART-12, CART-17). */
export async function addFromProduct(country: OpenCountry, client: QueryClient, sku: string): Promise<void> {
  const outcome = await addToCart(cartClient(country, client), sku)
  if (!outcome) return
  const { line, isError, text } = outcome
  if (!line) {
    show(text, isError ? 'error' : 'info')
    return
  }
  useFloatingCart.getState().show({
    skuSimple: line.id,
    numberSize: isThing(line) ? line.size : '',
    productname: line.name,
    productimage: line.image ?? '',
    brand: line.brand_name,
  })
}

/** CART-11: removes all lines in one call. */
export async function emptyCart(country: OpenCountry, client: QueryClient): Promise<void> {
  const lines = (await reloadCart(country, client))?.items ?? []
  if (lines.length === 0) return
  const removals = lines.map(({ id }) => ({ item: id, quantity: 0 }))
  await cartClient(country, client)
    .setAll(removals)
    .catch((error: unknown) => show(failureOf(error).text, 'error'))
}

/** The cart has become an order: it is removed from this page, the device and the other tabs. */
export async function clearBoughtCart(country: OpenCountry, client: QueryClient): Promise<void> {
  client.setQueryData(cartKey, null)
  broadcast(country, 'cart', null)
  await deviceStorage().removeItem(persistedName(country, 'cart'))
}
