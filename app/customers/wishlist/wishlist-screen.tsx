import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AccountPage, AccountState } from '#app/customers/account-page/account-page.tsx'
import { useCall } from '#app/platform/api/use-call.ts'
import { addToCart } from '#app/buy/cart/add-to-cart.ts'
import { cartClient } from '#app/buy/cart/client/cart-client.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { lazySheet } from '#app/platform/lazy/lazy-part.tsx'
import { useOverlay } from '#app/platform/ui/use-overlay.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { Skeleton } from '#app/platform/ui/skeleton.tsx'
import { wishlistWords } from './wishlist-words.ts'
import { cartNotices } from '#contract/platform/cart-messages.ts'
import { readFavourites, type Favourite } from '#contract/customers/wishlist.ts'
import { FavouriteRow, type FavouriteSize } from './favourite-row.tsx'
import { favouritesKey } from '#app/customers/favourites/sync-favourites.ts'
import { wishlistClient } from '#app/customers/favourites/wishlist-client.ts'

/** The notification sheet of the product page, loaded when it first opens. */
const NotifySheet = lazySheet(() => import('#app/browse/product/sheets/notify-sheet.tsx'), 'notify')

type NotifyTarget = { favourite: Favourite; size: FavouriteSize }

function useFavouritesList() {
  const call = useCall()
  return useQuery({
    queryKey: favouritesKey,
    queryFn: async ({ signal }) => (await call(readFavourites, { query: {} }, { signal })).favourites,
    // Stock and prices are fetched on every visit.
    staleTime: 0,
    meta: { isPersonal: true },
  })
}

export function WishlistScreen() {
  const { country } = useCountry()
  const words = wishlistWords(country)
  const client = useQueryClient()
  const show = useFlash((state) => state.show)
  const { data: favourites, isError, refetch } = useFavouritesList()
  const notify = useOverlay('notify')
  const [notifyTarget, setNotifyTarget] = useState<NotifyTarget>()
  const [movingSku, setMovingSku] = useState<string>()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const wishlist = wishlistClient(country, client)

  /** The row disappears at once and returns when the server refuses. */
  async function remove(sku: string, options?: { isQuiet: boolean }) {
    setRemoved((skus) => new Set(skus).add(sku))
    const isDone = await wishlist.remove(sku, options)
    if (isDone) {
      client.setQueryData<Favourite[]>(favouritesKey, (list) => list?.filter((item) => item.sku !== sku))
    }
    setRemoved((skus) => new Set([...skus].filter((other) => other !== sku)))
  }

  /**
   * Adds to the cart and removes from the favourites (CART-18); an item already in the cart only shows a notice
   * (CART-17).
   */
  async function move({ sku }: Favourite, size: FavouriteSize) {
    setMovingSku(sku)
    const outcome = await addToCart(cartClient(country, client), size.sku)
    if (outcome?.line) {
      show({ text: cartNotices.addedFromWishlist, flashMessageType: 'success' })
      await remove(sku, { isQuiet: true })
    } else if (outcome) {
      show({ text: outcome.text, flashMessageType: outcome.isError ? 'error' : 'info' })
    }
    setMovingSku(undefined)
  }

  if (isError && !favourites) {
    return <AccountState title={words.failed} action={<Button onClick={() => void refetch()}>{words.retry}</Button>} />
  }
  const listed = favourites?.filter(({ sku }) => !removed.has(sku))
  if (listed?.length === 0) {
    return (
      <AccountState
        title={words.empty.title}
        text={words.empty.text}
        action={<ButtonLink to="/">{words.empty.action}</ButtonLink>}
      />
    )
  }
  return (
    <AccountPage title={words.title} note={listed && words.count(listed.length)}>
      <div aria-busy={!listed} className="mt-2">
        {!listed && [0, 1, 2].map((at) => <Skeleton key={at} className="mt-4 h-44" />)}
        {listed && (
          <ul>
            {listed.map((favourite) => (
              <FavouriteRow
                key={favourite.id}
                favourite={favourite}
                words={words}
                isMoving={movingSku === favourite.sku}
                onRemove={() => void remove(favourite.sku)}
                onMove={(size) => void move(favourite, size)}
                onNotify={(size) => {
                  setNotifyTarget({ favourite, size })
                  notify.open()
                }}
              />
            ))}
          </ul>
        )}
      </div>
      {notifyTarget && <NotifySheet product={notifyTarget.favourite} chosen={notifyTarget.size} />}
    </AccountPage>
  )
}
