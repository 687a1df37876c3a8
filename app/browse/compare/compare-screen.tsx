import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { restoreCompared, setCompared, useCompared } from '#app/platform/device/compared-products.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { Picture } from '#app/platform/ui/picture.tsx'
import { PriceLine } from '#app/platform/ui/price.tsx'
import { RatingLine } from '#app/platform/ui/rating-line.tsx'
import { StateBlock } from '#app/platform/ui/state-block.tsx'
import { compareWords } from './compare-words.ts'
import type { Product } from '#contract/browse/product.ts'
import { comparePath, comparisonRows } from '#domain/browse/compare/comparison.ts'
import { formatPrice } from '#domain/platform/money.ts'

const label =
  'sticky left-0 z-1 w-20 min-w-20 bg-paper pr-2 text-left align-top text-14 font-medium text-ink-2 wide:w-48'
const scroller = '-mx-4 mt-4 overflow-x-auto px-4 wide:mx-0 wide:px-0'
const cell = 'w-34 min-w-34 px-1.5 align-top text-14 wide:w-64'

function Head({ product, others }: { product: Product; others: readonly string[] }) {
  const { country } = useCountry()
  const words = compareWords(country)
  return (
    <th scope="col" className={`${cell} pb-3 text-left font-normal`}>
      <Link to={product.url} className="group block">
        <Picture
          source={product.productImage}
          alt=""
          sizes="(width >= 64rem) 240px, 128px"
          width={128}
          height={171}
          maxWidth={480}
          className="aspect-3/4 w-full rounded-edge bg-tile object-cover"
        />
        <span className="eyebrow mt-2 block text-ink-2">{product.brand}</span>
        <span className="block font-medium group-hover:underline">{product.productName}</span>
      </Link>
      {product.rating && <RatingLine {...product.rating} />}
      <Link
        to={comparePath(others)}
        replace
        onClick={() => setCompared(country, others)}
        aria-label={words.removeOf(product.productName)}
        className="flex min-h-12 w-fit items-center underline underline-offset-4"
      >
        {words.remove}
      </Link>
    </th>
  )
}

/** The address without products shows those that this device compares. */
function useOwnComparison(isEmpty: boolean) {
  const { country } = useCountry()
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!isEmpty || search !== '') return
    restoreCompared(country)
    const known = useCompared.getState()
    if (known.length > 0) void navigate(comparePath(known), { replace: true })
  }, [isEmpty, country, search, navigate])
}

/** Two or three products side by side. The table scrolls horizontally and its first column stays in place. */
export function CompareScreen({ products }: { products: readonly Product[] }) {
  const shop = useCountry()
  const words = compareWords(shop.country)
  const skus = products.map(({ id }) => id)
  const named = skus.join(' ')
  // A visitor who opens a shared address continues with the products it shows.
  useEffect(() => {
    if (named !== '') setCompared(shop.country, named.split(' '))
  }, [shop.country, named])
  useOwnComparison(named === '')
  if (products.length === 0) {
    return (
      <StateBlock
        headingLevel={1}
        title={words.empty.title}
        text={words.empty.text}
        action={<ButtonLink to="/">{words.empty.action}</ButtonLink>}
      />
    )
  }
  return (
    <div className="page pt-6 pb-14 wide:pt-12">
      <h1 tabIndex={-1} className="text-28 font-bold wide:text-36">
        {words.title}
      </h1>
      {products.length === 1 && <p className="mt-2 text-ink-2">{words.onlyOne}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard (U48) */}
      <div role="region" aria-label={words.table} tabIndex={0} className={scroller}>
        <table className="border-collapse">
          <thead>
            <tr>
              <td className={label}>
                <span className="sr-only">{words.feature}</span>
              </td>
              {products.map((product) => (
                <Head key={product.id} product={product} others={skus.filter((sku) => sku !== product.id)} />
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className="border-t border-line">
              <th scope="row" className={`${label} py-3`}>
                {words.price}
              </th>
              {products.map(({ id, numericOriginalPrice: original, numericDiscountPrice: cut }) => (
                <td key={id} className={`${cell} py-3 [&_p]:flex-col [&_p]:items-start`}>
                  <PriceLine
                    final={formatPrice(cut ?? original, shop)}
                    original={cut === null ? undefined : formatPrice(original, shop)}
                    words={shop.words.price}
                  />
                </td>
              ))}
            </tr>
            {comparisonRows(products, shop.country).map(({ name, values }) => (
              <tr key={name} className="border-t border-line">
                <th scope="row" className={`${label} py-3`}>
                  {name}
                </th>
                {values.map((value, at) => (
                  <td key={skus[at]} className={`${cell} py-3`}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
