import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import type { HandQuote } from './use-hand-order.ts'

const words = wordsIn({
  es: { goods: 'Productos', discount: 'Descuentos', shipping: 'Envío', later: 'según la dirección', total: 'Total' },
  en: { goods: 'Goods', discount: 'Discounts', shipping: 'Delivery', later: 'by address', total: 'Total' },
})

type HandTotalsProps = { country: OpenCountry; totals: HandQuote['checkout']['totals'] }

/** What is read out on the telephone. */
export function HandTotals({ country, totals }: HandTotalsProps) {
  const text = useWords(words)
  const price = (amount: number) => formatPrice(amount, countryProfiles[country])
  const rows = [
    [text.goods, price(totals.sub_total)],
    ...(totals.discount > 0 ? [[text.discount, `− ${price(totals.discount)}`]] : []),
    [text.shipping, totals.shipping_unknown ? text.later : price(totals.shipping)],
  ]
  return (
    <dl className="figures grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-14">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt>{name}</dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
      <dt className="mt-1 border-t border-line pt-1 text-16 font-semibold">{text.total}</dt>
      <dd className="mt-1 border-t border-line pt-1 text-right text-16 font-semibold">{price(totals.total)}</dd>
    </dl>
  )
}
