import { Info } from 'lucide-react'
import { useCountry } from '#app/platform/country/use-country.ts'
import type { LineChange } from '#domain/buy/cart/changes-since.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { useCartChanges } from '../client/cart-changes-store.ts'
import { useCartWords } from '../use-cart-words.ts'

function useSentence() {
  const shop = useCountry()
  const { change: words } = useCartWords()
  return ({ kind, from, to }: LineChange) => {
    if (kind === 'quantity') return words.fewer(to)
    return (to < from ? words.cheaper : words.dearer)(formatPrice(from, shop), formatPrice(to, shop))
  }
}

/** What the shop changed on a line since the shopper last saw it (U54). */
export function LineChangeNotice({ sku }: { sku: string }) {
  const change = useCartChanges(({ changes }) => changes[sku])
  const sentence = useSentence()
  if (!change) return null
  return (
    <p className="mt-2 flex gap-2 bg-lima px-2 py-1.5 text-14 font-medium">
      <Info aria-hidden="true" size={18} strokeWidth={1.5} className="mt-px shrink-0" />
      {sentence(change)}
    </p>
  )
}
