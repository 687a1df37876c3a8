import type { QueryClient } from '@tanstack/react-query'
import { browserCall } from '#app/platform/api/browser-call.ts'
import { Refused, sentenceOf } from '#app/platform/api/failures.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { removeGuestFavourites, addGuestFavourite } from '#app/platform/device/guest-favourites-store.ts'
import { hasSession } from '#app/platform/session/token.ts'
import { addToWishlist, mergeWishlist, removeFromWishlist, type Wishlist } from '#contract/customers/wishlist.ts'
import { loginPath } from '#domain/platform/routing/login-path.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { favouritesKey, wishlistKey, type WishlistChange } from './sync-favourites.ts'

/** The product a guest tried to add, stored while the tab is open: it is added after they sign in (U76). */
const pendingKey = 'wanted-favourite'

/** Returns and removes the product a guest of this store tried to add. */
export function takePendingFavourite(country: OpenCountry): string | undefined {
  const [storedCountry, sku] = sessionStorage.getItem(pendingKey)?.split(' ') ?? []
  if (storedCountry !== country) return undefined
  sessionStorage.removeItem(pendingKey)
  return sku
}

/** The favourites of this page: one change at a time, and each answer replaces the whole list. */
export function wishlistClient(country: OpenCountry, client: QueryClient) {
  const { show } = useFlash.getState()
  const storePending = (sku: string) => sessionStorage.setItem(pendingKey, `${country} ${sku}`)

  /** The favourite is stored on the device, and merged into the account after signing in. */
  function promptSignIn(sku: string) {
    storePending(sku)
    addGuestFavourite(sku)
    const action = { label: 'Ingresar', to: loginPath(location.pathname + location.search) }
    show({
      text: 'Debe registrarse para agregar a favoritos. Lo guardamos en este dispositivo.',
      flashMessageType: 'info',
      action,
    })
  }

  /** What is on its way was read before the change, perhaps. */
  async function replaceWishlist(wishlist: Wishlist): Promise<void> {
    await client.cancelQueries({ queryKey: wishlistKey })
    client.setQueryData<Wishlist>(wishlistKey, wishlist)
  }

  /**
   * The favourites screen shows more than the answer to a change has. A first reading that is on its way would be taken
   * for the new one: it is given up.
   */
  async function renewFavourites(): Promise<void> {
    await client.cancelQueries({ queryKey: favouritesKey })
    await client.invalidateQueries({ queryKey: favouritesKey })
  }

  async function send({ sku, simpleSku = sku, isAdded }: WishlistChange, idempotencyKey: string) {
    const call = browserCall(country)
    const reply = isAdded
      ? await call(addToWishlist, { body: { sku: simpleSku } }, { idempotencyKey })
      : await call(removeFromWishlist, { query: { sku } }, { idempotencyKey })
    await replaceWishlist(reply.wishlist)
    return reply.message
  }

  /** Returns whether it succeeded; the result is shown unless `isQuiet`. */
  async function change(requested: WishlistChange, { isQuiet = false } = {}): Promise<boolean> {
    const idempotencyKey = crypto.randomUUID()
    const mutation = client.getMutationCache().build<string, Error, WishlistChange, unknown>(client, {
      mutationKey: wishlistKey,
      scope: { id: 'wishlist' },
      mutationFn: (variables) => send(variables, idempotencyKey),
    })
    try {
      const text = await mutation.execute(requested)
      if (!isQuiet) show({ text, flashMessageType: 'success' })
      if (requested.isAdded) await renewFavourites()
      return true
    } catch (error) {
      // The login link is shown by the session handler.
      if (error instanceof Refused && error.code === 'token_not_found') {
        if (requested.isAdded) storePending(requested.sku)
      } else show({ text: sentenceOf(error), flashMessageType: 'error' })
      return false
    }
  }

  return {
    async add(sku: string, simpleSku?: string): Promise<boolean> {
      if (hasSession()) return change({ sku, simpleSku, isAdded: true })
      promptSignIn(sku)
      return false
    },
    async remove(sku: string, options?: { isQuiet: boolean }): Promise<boolean> {
      if (hasSession()) return change({ sku, isAdded: false }, options)
      removeGuestFavourites(sku)
      if (sessionStorage.getItem(pendingKey) === `${country} ${sku}`) sessionStorage.removeItem(pendingKey)
      show({ text: 'Producto removido de su lista de favoritos.', flashMessageType: 'success' })
      return true
    },
    /**
     * Merges the favourites stored before signing in. They leave the device once they are in the account; sending them
     * twice adds them once.
     */
    async merge(skus: readonly string[]): Promise<void> {
      const body = { skus: skus.join('--') }
      try {
        const { wishlist } = await browserCall(country)(
          mergeWishlist,
          { body },
          { idempotencyKey: crypto.randomUUID() },
        )
        await replaceWishlist(wishlist)
        removeGuestFavourites(...skus)
        await renewFavourites()
      } catch {
        // They stay on the device and are sent with the next visit.
      }
    },
  }
}
