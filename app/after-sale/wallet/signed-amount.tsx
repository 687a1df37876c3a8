import { useCountry } from '#app/platform/country/use-country.ts'
import { formatPrice } from '#domain/platform/money.ts'

/** An amount received or spent, with its sign. */
export function SignedAmount({ amount, className = '' }: { amount: number; className?: string }) {
  const shop = useCountry()
  return (
    <span className={`figures font-semibold whitespace-nowrap ${amount > 0 ? 'text-verde' : ''} ${className}`}>
      {amount > 0 ? '+' : '−'} {formatPrice(Math.abs(amount), shop)}
    </span>
  )
}
