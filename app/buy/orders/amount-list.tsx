import { useCountry } from '#app/platform/country/use-country.ts'
import { AmountRow } from '#app/platform/ui/amount-row.tsx'
import { amountRows, type AmountRow as Row, type Amounts } from '#domain/buy/orders/amount-rows.ts'
import { formatPrice, toUnits } from '#domain/platform/money.ts'
import { amountWords } from './amount-words.ts'

const totalLook = 'mt-1 border-t border-line pt-3 text-18 font-semibold [&_dd]:text-22'

const lookOf = ({ kind, amount }: Row): string => {
  if (kind === 'total') return totalLook
  if (kind === 'left') return 'border-t border-line pt-3 font-semibold'
  return amount < 0 || (kind === 'shipping' && amount === 0) ? '[&_dd]:text-verde' : ''
}

type AmountListProps = {
  amounts: Amounts
  /** Says whether the shipping is known or estimated. */
  shippingLabel?: string
  /** What is left after wallet and credits, in words; without it the row is not shown. */
  leftLabel?: string | undefined
  /** Below the rows: what the total includes. */
  tax: string | undefined
}

/** What something costs and what pays it: every row that is shown adds up (INV-16). */
export function AmountList({ amounts, shippingLabel, leftLabel, tax }: AmountListProps) {
  const shop = useCountry()
  const words = amountWords(shop.country)
  const labelOf = ({ kind, code = '' }: Row): string => {
    if (kind === 'coupon' || kind === 'credit') return words[kind](code)
    if (kind === 'left') return leftLabel ?? ''
    return kind === 'shipping' && shippingLabel ? shippingLabel : words[kind]
  }
  const money = ({ kind, amount }: Row): string => {
    if (kind === 'shipping' && amount === 0) return words.free
    const text = formatPrice(toUnits(Math.abs(amount), shop), shop)
    return amount < 0 ? `− ${text}` : text
  }
  const rows = amountRows(amounts).filter(({ kind }) => kind !== 'left' || leftLabel)
  return (
    <>
      <dl className="grid gap-2">
        {rows.map((row) => (
          <AmountRow key={row.kind + (row.code ?? '')} term={labelOf(row)} className={lookOf(row)}>
            {money(row)}
          </AmountRow>
        ))}
      </dl>
      {tax && <p className="mt-2 text-14 text-ink-2">{tax}</p>}
    </>
  )
}
