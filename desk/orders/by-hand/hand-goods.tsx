import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { Button } from '#desk/platform/ui/button.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import type { HandLine, HandQuote } from './use-hand-order.ts'

const words = wordsIn({
  es: {
    none: 'Todavía no hay productos en el pedido.',
    quantity: (name: string) => `Cantidad de ${name}`,
    remove: 'Quitar',
    size: 'talle',
    faults: {
      out_of_stock: 'Está agotado: no entra en el pedido.',
      quantity_reduced: 'No hay tantos: el pedido lleva los que quedan.',
      unknown: 'Ya no se vende: no entra en el pedido.',
    },
  },
  en: {
    none: 'There are no products in the order yet.',
    quantity: (name: string) => `Quantity of ${name}`,
    remove: 'Remove',
    size: 'size',
    faults: {
      out_of_stock: 'Sold out: it is not in the order.',
      quantity_reduced: 'There are not so many: the order has those that are left.',
      unknown: 'No longer sold: it is not in the order.',
    },
  },
})

type HandGoodsProps = {
  country: OpenCountry
  lines: readonly HandLine[]
  quote: HandQuote | undefined
  setQuantity(sku: string, quantity: number): void
}

/** What the order holds: what was asked for, at what the shop asks for it. */
export function HandGoods({ country, lines, quote, setQuantity }: HandGoodsProps) {
  const text = useWords(words)
  if (lines.length === 0) return <p className="text-14 text-ink-2">{text.none}</p>
  return (
    <ul className="grid gap-px bg-line outline outline-line">
      {lines.map(({ sku, name, color, size, quantity }) => {
        const sold = quote?.checkout.cart.items.find(({ id }) => id === sku)
        const fault = quote?.faults[sku]
        return (
          <li key={sku} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 bg-paper px-3 py-2 text-14">
            <span>
              <strong className="font-semibold">{name}</strong>
              <span className="block text-13 text-ink-2">
                {color}, {text.size} {size} <span className="font-mono text-12">{sku}</span>
              </span>
            </span>
            <span className="figures text-right">
              {sold ? formatPrice(sold.paid_price, countryProfiles[country]) : '–'}
            </span>
            <span className="col-span-2 flex flex-wrap items-center gap-2">
              <input
                type="number"
                min={1}
                max={99}
                aria-label={text.quantity(`${name} ${size}`)}
                value={quantity}
                onChange={({ target }) => {
                  const typed = Math.trunc(Number(target.value))
                  if (typed >= 1 && typed <= 99) setQuantity(sku, typed)
                }}
                className="figures min-h-9 w-18 rounded-field border border-ink-2 bg-surface px-2 max-tablet:min-h-11"
              />
              <Button look="quiet" onClick={() => setQuantity(sku, 0)}>
                {text.remove}
              </Button>
              {fault && (
                <span role="status" className="text-13 font-medium text-rojo">
                  {text.faults[fault as keyof typeof text.faults] ?? fault}
                </span>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
