import type { QueryClient } from '@tanstack/react-query'
import { browserCall } from '#app/platform/api/browser-call.ts'
import { Refused, sentenceOf } from '#app/platform/api/failures.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { dropAsGuest, keepAsGuest } from '#app/platform/device/guest-favourites-store.ts'
import { isKept } from '#app/platform/session/token.ts'
import { addToWishlist, mergeWishlist, removeFromWishlist, type Wishlist } from '#contract/customers/wishlist.ts'
import { loginPath } from '#domain/platform/routing/login-path.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { favouritesKey, wishlistKey, type WishlistChange } from './follow-wishlist.ts'

/** What a guest wanted to add, for as long as the tab is open: it is added once he has signed in (U76). */
const wantedKey = 'wanted-favourite'

/** The product a guest of this store wanted, if there is one; asked once. */
export function takeWanted(country: OpenCountry): string | undefined {
  const [store, sku] = sessionStorage.getItem(wantedKey)?.split(' ') ?? []
  if (store !== country) return undefined
  sessionStorage.removeItem(wantedKey)
  return sku
}

/** Everything this page asks of the favourites: one change at a time, each answer replaces the whole list. */
export function wishlistClient(country: OpenCountry, client: QueryClient) {
  const { show } = useFlash.getState()
  const noteWanted = (sku: string) => sessionStorage.setItem(wantedKey, `${country} ${sku}`)

  /** The heart is kept on the device meanwhile, and joins the account once there is one. */
  function askToSignIn(sku: string) {
    noteWanted(sku)
    keepAsGuest(sku)
    const action = { label: 'Ingresar', to: loginPath(location.pathname + location.search) }
    show({ text: 'Debe registrarse para agregar a favoritos.', flashMessageType: 'info', action })
  }

  async function send({ sku, simpleSku = sku, isAdded }: WishlistChange, idempotencyKey: string) {
    const call = browserCall(country)
    const reply = isAdded
      ? await call(addToWishlist, { body: { sku: simpleSku } }, { idempotencyKey })
      : await call(removeFromWishlist, { query: { sku } }, { idempotencyKey })
    await client.cancelQueries({ queryKey: wishlistKey })
    client.setQueryData<Wishlist>(wishlistKey, reply.wishlist)
    return reply.message
  }

  /** Whether it was done; what came of it is said, unless the caller has something better to say. */
  async function change(asked: WishlistChange, { isQuiet = false } = {}): Promise<boolean> {
    const idempotencyKey = crypto.randomUUID()
    const mutation = client.getMutationCache().build<string, Error, WishlistChange, unknown>(client, {
      mutationKey: wishlistKey,
      scope: { id: 'wishlist' },
      mutationFn: (given) => send(given, idempotencyKey),
    })
    try {
      const text = await mutation.execute(asked)
      if (!isQuiet) show({ text, flashMessageType: 'success' })
      // The screen of favourites shows more of them than hearts know.
      if (asked.isAdded) await client.invalidateQueries({ queryKey: favouritesKey })
      return true
    } catch (error) {
      // The way to the login is shown by whoever lost the session.
      if (error instanceof Refused && error.code === 'token_not_found') {
        if (asked.isAdded) noteWanted(asked.sku)
      } else show({ text: sentenceOf(error), flashMessageType: 'error' })
      return false
    }
  }

  return {
    async add(sku: string, simpleSku?: string): Promise<boolean> {
      if (isKept()) return change({ sku, simpleSku, isAdded: true })
      askToSignIn(sku)
      return false
    },
    async remove(sku: string, options?: { isQuiet: boolean }): Promise<boolean> {
      if (isKept()) return change({ sku, isAdded: false }, options)
      dropAsGuest(sku)
      if (sessionStorage.getItem(wantedKey) === `${country} ${sku}`) sessionStorage.removeItem(wantedKey)
      show({ text: 'Producto removido de su lista de favoritos.', flashMessageType: 'success' })
      return true
    },
    /** What was kept before signing in. It leaves the device once it is in the account; sent twice, it is there once. */
    async merge(skus: readonly string[]): Promise<void> {
      const body = { skus: skus.join('--') }
      try {
        const { wishlist } = await browserCall(country)(
          mergeWishlist,
          { body },
          { idempotencyKey: crypto.randomUUID() },
        )
        client.setQueryData<Wishlist>(wishlistKey, wishlist)
        dropAsGuest(...skus)
        await client.invalidateQueries({ queryKey: favouritesKey })
      } catch {
        // They stay on the device, and are sent with the next visit.
      }
    },
  }
}
