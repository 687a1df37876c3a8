import { useCountry } from '#app/platform/country/use-country.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { ListedProduct } from '#app/browse/cards/listed-product.tsx'
import { StateBlock } from '#app/platform/ui/state-block.tsx'
import type { ProductCardData } from '#contract/browse/product-card.ts'
import { useProductWords } from './use-product-words.ts'

/** The product is unknown or no longer sold: a 404 status, with similar products (U81). */
export default function UnavailableProduct({ similar }: { similar: readonly ProductCardData[] }) {
  const { brand } = useCountry()
  const { gone: words } = useProductWords()
  return (
    <>
      <title>{`${words.title} · ${brand.name}`}</title>
      <StateBlock
        headingLevel={1}
        eyebrow="404"
        title={words.title}
        text={words.text}
        action={<ButtonLink to="/">{words.action}</ButtonLink>}
      />
      {similar.length > 0 && (
        <section aria-labelledby="parecidos" className="page pb-10">
          <h2 id="parecidos" className="text-22 font-bold">
            {words.similar}
          </h2>
          <ul className="mt-4 product-grid">
            {similar.map((product) => (
              <li key={product.id}>
                <ListedProduct product={product} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
