import { useCountry } from '#app/platform/country/use-country.ts'
import type { Product } from '#contract/browse/product.ts'
import { AmountChoice } from './amount-choice.tsx'
import { withoutParcelWords } from './without-parcel-words.ts'

function Steps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <section aria-label={title} className="mt-5 border-l-4 border-lima bg-surface p-4">
      <h2 className="font-text text-16 font-semibold">{title}</h2>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </section>
  )
}

/** What a gift card or a membership is, in place of colours, sizes and shipping. */
export default function WithoutParcel({ product }: { product: Product }) {
  const words = withoutParcelWords(useCountry().country)
  const { isGiftCard, membership } = product
  return (
    <>
      {isGiftCard && (
        <>
          <AmountChoice product={product} />
          <Steps {...words.giftCard} />
        </>
      )}
      {membership && (
        <>
          <Steps title={words.membership.title} steps={words.membership.benefits(membership)} />
          <dl className="mt-4 grid gap-3">
            {words.membership.facts(membership.months).map(({ term, text }) => (
              <div key={term} className="border-t border-line pt-3">
                <dt className="text-14 font-semibold">{term}</dt>
                <dd className="text-14 text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  )
}
