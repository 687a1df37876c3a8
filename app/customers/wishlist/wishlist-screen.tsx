import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { AccountPage, AccountState } from '#app/customers/account-page/account-page.tsx'
import { useCall } from '#app/platform/api/use-call.ts'
import { cartClientOf } from '#app/buy/cart/client/cart-client.ts'
import { knownCart } from '#app/buy/cart/client/known-cart.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { useOverlay } from '#app/platform/ui/use-overlay.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { Skeleton } from '#app/platform/ui/skeleton.tsx'
import { wishlistWords } from './wishlist-words.ts'
import { cartNotices } from '#contract/platform/cart-messages.ts'
import { readFavourites, type Favourite } from '#contract/customers/wishlist.ts'
import { FavouriteRow, type FavouriteSize } from './favourite-row.tsx'
import { favouritesKey } from '#app/customers/favourites/follow-wishlist.ts'
import { wishlistClient } from '#app/customers/favourites/wishlist-client.ts'

/** The sheet of the product's page, which comes with its first opening. */
const NotifySheet = lazy(() => import('#app/browse/product/sheets/notify-sheet.tsx'))

type Waited = { favourite: Favourite; size: FavouriteSize }

function useFavouritesList() {
  const call = useCall()
  return useQuery({
    queryKey: favouritesKey,
    queryFn: async ({ signal }) => (await call(readFavourites, { query: {} }, { signal })).favourites,
    // What is left of a size, and what it costs, is asked for with every visit.
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
  const [waited, wait] = useState<Waited>()
  const [movingSku, setMoving] = useState<string>()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const wishlist = wishlistClient(country, client)

  /** The row goes at once; it comes back when the shop refuses. */
  async function remove(sku: string, options?: { isQuiet: boolean }) {
    setRemoved((skus) => new Set(skus).add(sku))
    const isDone = await wishlist.remove(sku, options)
    if (isDone) {
      client.setQueryData<Favourite[]>(favouritesKey, (list) => list?.filter((item) => item.sku !== sku))
    }
    setRemoved((skus) => new Set([...skus].filter((other) => other !== sku)))
  }

  /** Into the cart, and out of the favourites (CART-18); what is in the cart already is only pointed at (CART-17). */
  async function move({ sku }: Favourite, size: FavouriteSize) {
    const cart = cartClientOf(country, client)
    setMoving(sku)
    await cart.ready()
    if (knownCart(client)?.items.some(({ id }) => id === size.sku)) {
      show({ text: cartNotices.alreadyInCart, flashMessageType: 'info' })
    } else if ((await cart.add(size.sku)).is === 'done') {
      show({ text: cartNotices.addedFromWishlist, flashMessageType: 'success' })
      await remove(sku, { isQuiet: true })
    }
    setMoving(undefined)
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
                  wait({ favourite, size })
                  notify.open()
                }}
              />
            ))}
          </ul>
        )}
      </div>
      {waited && (
        <Suspense>
          <NotifySheet product={waited.favourite} chosen={waited.size} />
        </Suspense>
      )}
    </AccountPage>
  )
}
