import { Link } from 'react-router'
import type { Product } from '#contract/browse/product.ts'
import { useProductWords } from './use-product-words.ts'

/** Description and attributes of a product. */
export function Details({ product }: { product: Product }) {
  const words = useProductWords()
  const { description, attributes, id, brand, brandUrl } = product
  const isThing = !product.isGiftCard && !product.membership
  return (
    <div className="grid gap-8">
      <section>
        <h2 className="text-22 font-bold">{words.description}</h2>
        <p className="mt-3 max-w-prose whitespace-pre-line">{description}</p>
      </section>
      <section>
        <h2 className="text-22 font-bold">{words.details}</h2>
        <table className="mt-3 w-full text-14">
          <tbody>
            {[...attributes, { key: 'sku', name: words.sku, value: id }].map(({ key, name, value }) => (
              <tr key={key} className="border-t border-line align-baseline">
                <th scope="row" className="w-2/5 py-2.5 pr-4 text-left font-medium text-ink-2">
                  {name}
                </th>
                <td className="py-2.5">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {isThing && (
          <p className="mt-3">
            <Link
              to={brandUrl}
              className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
            >
              {words.brandMore(brand)}
            </Link>
          </p>
        )}
      </section>
    </div>
  )
}
