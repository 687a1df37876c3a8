import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCall } from '#app/platform/api/use-call.ts'
import { useGuestFavourites } from '#app/platform/device/guest-favourites-store.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { ListedProduct } from '#app/browse/cards/listed-product.tsx'
import { ProductCardSkeleton } from '#app/platform/ui/skeleton.tsx'
import { wishlistWords } from './wishlist-words.ts'
import { readCards } from '#contract/browse/product.ts'
import { loginPath } from '#domain/platform/routing/login-path.ts'

/** The favourites of a guest on this device, with a link to sign in and keep them (WISH-06, OP-009). */
export function GuestWishlistScreen() {
  const words = wishlistWords(useCountry().country)
  const call = useCall()
  const skus = useGuestFavourites((state) => state.skus)
  const { data } = useQuery({
    queryKey: ['cards', 'favourites', ...skus],
    queryFn: ({ signal }) => call(readCards, { query: { skus: skus.join('--') } }, { signal }),
    enabled: skus.length > 0,
    placeholderData: keepPreviousData,
  })
  const items = data?.items.filter(({ id }) => skus.includes(id))
  return (
    <div className="page pt-6 pb-14 wide:pt-12">
      <h1 tabIndex={-1} className="text-28 font-bold wide:text-36">
        {words.title}
      </h1>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 bg-tile p-4">
        <div>
          <p className="font-semibold">{words.guest.sentence}</p>
          <p className="mt-1 text-14 text-ink-2">{skus.length > 0 ? words.guest.text : words.empty.text}</p>
        </div>
        <ButtonLink to={loginPath('/account/wishlist')} className="large-text:w-full">
          {words.guest.signIn}
        </ButtonLink>
      </div>
      {skus.length > 0 && (
        <section aria-labelledby="kept" className="mt-8">
          <h2 id="kept" className="text-18 font-bold">
            {words.guest.kept}
          </h2>
          <ul
            aria-busy={!items}
            className="mt-4 grid grid-cols-2 gap-x-2 gap-y-8 large-text:grid-cols-1 tablet:grid-cols-3 wide:grid-cols-4 wide:gap-x-4"
          >
            {!items && skus.map((sku) => <ProductCardSkeleton key={sku} />)}
            {items?.map((product) => (
              <li key={product.id}>
                <ListedProduct product={product} sizes="(width >= 64rem) 300px, calc(50vw - 20px)" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
