import { memo } from 'react'
import { useCountry } from '#app/platform/country/use-country.ts'
import { useFavourite } from '#app/customers/favourites/use-favourite.ts'
import { catalogWords, type CatalogWords } from '#app/platform/texts/catalog-words.ts'
import type { ProductCardData } from '#contract/browse/product-card.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { instalmentCount } from '#domain/browse/product/instalments.ts'
import { Badge } from '#app/platform/ui/badge.tsx'
import { Picture } from '#app/platform/ui/picture.tsx'
import { PriceLine } from '#app/platform/ui/price.tsx'
import { RatingLine } from '#app/platform/ui/rating-line.tsx'
import { ProductCard } from './product-card.tsx'

type BadgesProps = { product: ProductCardData; words: CatalogWords; isFastHere: boolean; fastDays: number }

function Badges({ product, words, isFastHere, fastDays }: BadgesProps) {
  const isFast = product.available && isFastHere && product.fastShipping
  return (
    <>
      {!product.available && <Badge>{words.soldOut}</Badge>}
      {product.available && product.discountPercent > 0 && <Badge tone="cut">−{product.discountPercent} %</Badge>}
      {isFast && <Badge tone="highlight">{words.fastShipping(fastDays)}</Badge>}
      {product.available && product.freeShipping && <Badge>{words.freeShipping}</Badge>}
      {product.isECOFriendly && <Badge>{words.eco}</Badge>}
    </>
  )
}

const lowStock = ({ available, lowStock: left }: ProductCardData, words: CatalogWords) =>
  !available ? undefined : left === 1 ? words.lastUnit : left === 2 ? words.lastTwo : undefined

/**
 * A product in a list, in the store's currency and texts. Memoised, because lists grow while their products stay the
 * same.
 */
export const ListedProduct = memo(function ListedProduct({
  product,
  isFirst = false,
  isFastHere = false,
  sizes = '(width >= 120rem) 237px, (width >= 64rem) 220px, (width >= 48rem) 32vw, calc(50vw - 20px)',
}: {
  product: ProductCardData
  isFirst?: boolean
  /** Whether the visitor's city is known to have fast shipping; otherwise no promise is shown. */
  isFastHere?: boolean
  sizes?: string
}) {
  const shop = useCountry()
  const words = catalogWords(shop.country)
  const { isFavourite, toggle } = useFavourite(product)
  const { numericOriginalPrice: original, numericDiscountPrice: cut, pricesFrom } = product
  const price = cut ?? original
  return (
    <ProductCard
      to={product.url}
      brand={product.brand}
      name={product.productName}
      picture={
        // React preloads an eager picture that has no `picture` element around it. A visitor who returns from the
        // product already has a larger version, which the browser uses instead: the preload would be wasted, and the
        // browser warns about it.
        <picture className="contents">
          <Picture
            source={product.productImage}
            alt={product.imageAlt ?? ''}
            focus={product.imageFocus}
            sizes={sizes}
            width={480}
            height={640}
            maxWidth={720}
            isFirst={isFirst}
            className="size-full object-cover"
          />
        </picture>
      }
      badges={<Badges product={product} words={words} isFastHere={isFastHere} fastDays={shop.promises.fastDays} />}
      rating={product.rating && <RatingLine {...product.rating} />}
      price={
        <PriceLine
          prefix={pricesFrom === price ? words.from : undefined}
          final={formatPrice(price, shop)}
          original={cut === null ? undefined : formatPrice(original, shop)}
          percentOff={product.discountPercent}
          words={shop.words.price}
        />
      }
      instalments={
        product.instalment === undefined
          ? undefined
          : words.instalments(instalmentCount, formatPrice(product.instalment, shop))
      }
      note={lowStock(product, words)}
      swatches={product.siblings.map(({ url, color, hex }) => ({ to: url, name: color, hex }))}
      swatchesLabel={words.otherColours}
      swatchesNote={
        pricesFrom !== undefined && pricesFrom < price
          ? words.otherColoursFrom(formatPrice(pricesFrom, shop))
          : undefined
      }
      moreSwatches={words.moreColours}
      favouriteLabel={words.favourite(product.productName)}
      isFavourite={isFavourite}
      onFavourite={toggle}
    />
  )
})
