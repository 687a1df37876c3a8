import { Suspense, useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
import { Link, useFetcher, useLocation } from 'react-router'
import { track } from '#app/platform/tracking/track.ts'
import { useMySizes } from '#app/platform/device/my-sizes-store.ts'
import { seenProducts } from '#app/platform/device/seen-products.ts'
import { lazyPart, quietPart } from '#app/platform/lazy/lazy-part.tsx'
import { useOverlay } from '#app/platform/ui/use-overlay.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { IconButton } from '#app/platform/ui/icon-button.tsx'
import type { ProductGender } from '#domain/browse/catalog/genders.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { sizesOfKind } from '#domain/customers/my-sizes/my-sizes.ts'
import { Heart } from 'lucide-react'
import { CompareChoice } from './related/compare-choice.tsx'
import { useFavourite } from '#app/customers/favourites/use-favourite.ts'
import { BuyBar } from './purchase/buy-bar.tsx'
import { ColourChoice } from './purchase/colour-choice.tsx'
import { Crumbs } from './seo/crumbs.tsx'
import { ProductJsonLd } from './seo/product-json-ld.tsx'
import { Details } from './details.tsx'
import { Gallery } from './gallery/gallery.tsx'
import type { ProductData } from './load-product.ts'
import { finalPrice, PriceBlock } from './purchase/price-block.tsx'
import { ProductSheets } from './sheets/product-sheets.tsx'
import { StaticReviews } from '#app/browse/reviews/static-reviews.tsx'
import { RatingLine } from '#app/platform/ui/rating-line.tsx'
import { ShareButton } from './share-button.tsx'
import { SizeChoice } from './purchase/size-choice.tsx'
import { SubmittedNotice, type Submitted } from './purchase/submitted-notice.tsx'
import { useFreshProduct } from './use-fresh-product.ts'
import { useProductWords } from './use-product-words.ts'
import { useSizeChoice } from './purchase/use-size-choice.ts'
import { WaysToPay } from '#app/platform/ui/ways-to-pay.tsx'
import { WhatsAppLink } from './whatsapp-link.tsx'
import { RenderWhenVisible } from '#app/platform/ui/render-when-visible.tsx'

/** Only loaded for gift cards and memberships. */
const WithoutParcel = lazyPart(() => import('./purchase/without-parcel.tsx'), 'amounts')
const Delivery = lazyPart(() => import('./delivery/delivery.tsx'), 'delivery')
const Sliders = quietPart(() => import('./related/sliders.tsx'))

type ProductScreenProps = { loaded: ProductData; segment: string; submitted?: Submitted | undefined }

export function ProductScreen({ loaded, segment, submitted }: ProductScreenProps) {
  const shop = useCountry()
  const words = useProductWords()
  const { terms } = loaded
  const product = useFreshProduct(loaded.product, segment)
  const { state } = useLocation()
  const [openedPicture, setOpenedPicture] = useState(0)
  const known = useMySizes()
  const mine = product.sizeKind ? sizesOfKind(known, product.sizeKind, [product.gender as ProductGender]) : []
  const choice = useSizeChoice(product.simples, submitted, mine)
  const { sizes, chosen, isPreselected, hasOneSize, attempts, choose, require } = choice
  const favourite = useFavourite(product, isPreselected ? undefined : chosen?.sku)
  const fetcher = useFetcher()
  // Further taps are ignored until this one is answered (U46, CART-06).
  const isAdding = fetcher.state !== 'idle'
  const alert = useOverlay('notify')
  const isThing = !product.isGiftCard && !product.membership
  const button = useRef<HTMLDivElement>(null)
  useEffect(() => seenProducts.add(shop.country, product.id), [shop.country, product.id])

  // TrackedEvent once per product, however often its data is refreshed.
  const trackView = useEffectEvent((id: string) => product.id === id && track('view_item', { product }))
  useEffect(() => void trackView(product.id), [product.id])

  const isWaiting = chosen ? !chosen.available : !product.available
  const label = isWaiting ? words.notify : words.add
  function buy() {
    if (!chosen) require()
    else if (chosen.available)
      void fetcher.submit({ item: chosen.sku }, { method: 'post', defaultShouldRevalidate: false, flushSync: true })
    else alert.open()
  }
  /** The form works without scripts (routes/browse/product.tsx); with them the visitor stays on the page. */
  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!isAdding) buy()
  }

  return (
    <>
      <ProductJsonLd product={product} terms={terms} />
      <div className="product-columns">
        <Crumbs trail={product.breadcrumb} className="hidden tablet:col-span-2 tablet:block" />
        <Gallery
          product={product}
          onOpen={setOpenedPicture}
          actions={
            <>
              <IconButton
                icon={Heart}
                label={words.favourite(product.productName)}
                aria-pressed={favourite.isFavourite}
                onClick={favourite.toggle}
                className="bg-surface aria-pressed:[&_svg]:fill-ink"
              />
              <ShareButton product={product} />
              <WhatsAppLink product={product} />
            </>
          }
        />
        <div className="px-4 pt-4 tablet:p-0">
          {isThing && (
            <Link
              to={product.brandUrl}
              className="eyebrow -my-3 flex min-h-12 w-fit items-center text-ink-2 underline-offset-4 hover:underline"
            >
              {product.brand}
            </Link>
          )}
          {/* Another colour of the same model does not take the focus from the swatch that was pressed. */}
          <h1
            tabIndex={(state as { keepsPlace?: true } | null)?.keepsPlace ? undefined : -1}
            className="text-22 font-bold wide:text-28"
          >
            {product.productName}
          </h1>
          {product.rating && (
            <a
              href="#opiniones"
              className="inline-flex min-h-8 items-center text-14 underline-offset-4 hover:underline"
            >
              <RatingLine {...product.rating} />
            </a>
          )}
          <PriceBlock product={product} terms={terms} />
          {isThing ? <ColourChoice product={product} /> : <WithoutParcel product={product} />}
          <form method="post" onSubmit={submit}>
            {hasOneSize ? (
              <>
                <input type="hidden" name="item" value={product.simples[0]!.sku} />
                {isThing && <p className="mt-3 text-14 font-semibold">{words.onlySize}</p>}
              </>
            ) : (
              <SizeChoice
                ref={sizes}
                product={product}
                chosen={chosen}
                isPreselected={isPreselected}
                mine={mine}
                onChoose={choose}
                attempts={attempts}
              />
            )}
            {!product.available && !chosen && <p className="mt-2 text-14">{words.allSoldOut}</p>}
            {/* Above the button: below it the tab bar of a phone would hide the message. */}
            {submitted?.item && <SubmittedNotice {...submitted} />}
            <div ref={button} className="mt-4">
              <Button type="submit" isWide isBusy={isAdding} {...(isWaiting && { 'aria-haspopup': 'dialog' as const })}>
                {label}
              </Button>
            </div>
          </form>
          {isThing && (
            <>
              <CompareChoice sku={product.id} />
              <p className={`mt-2 text-14 font-medium ${product.freeShipping ? 'text-verde' : 'text-ink-2'}`}>
                {product.freeShipping ? words.free : words.freeFrom(formatPrice(terms.freeFrom, shop))}
              </p>
              <section aria-label={words.delivery.title} className="mt-6">
                <RenderWhenVisible className="min-h-35 noscript:hidden wide:min-h-30">
                  <Delivery sku={product.id} />
                </RenderWhenVisible>
                <p className="border-t border-line pt-3 text-14">
                  {product.exchangeable ? words.delivery.returns(terms.returnDays) : words.delivery.noReturns}
                </p>
                <p className="mt-1 text-14 text-ink-2">{words.delivery.seller(product.seller)}</p>
              </section>
            </>
          )}
          <WaysToPay className="mt-3" hasInstalments />
          <div className="mt-10">
            <Suspense>
              <Details product={product} />
              <Crumbs trail={product.breadcrumb} className="mt-4 tablet:hidden" />
            </Suspense>
          </div>
        </div>
      </div>
      {product.rating && <StaticReviews key={product.id} product={product} />}
      <RenderWhenVisible className="page min-h-90 pb-10 noscript:hidden">
        <Sliders sku={product.id} />
      </RenderWhenVisible>
      <BuyBar
        button={button}
        name={product.productName}
        price={formatPrice(finalPrice(product), shop)}
        size={hasOneSize ? undefined : chosen && words.chosenSize(chosen.size)}
        label={label}
        isBusy={isAdding}
        onBuy={buy}
      />
      <ProductSheets product={product} chosen={chosen} picture={openedPicture} />
    </>
  )
}
