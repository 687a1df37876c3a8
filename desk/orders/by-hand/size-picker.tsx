import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { findSizes, type OrderedSize } from '#contract/desk/hand-orders.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { Field } from '#desk/platform/ui/field.tsx'
import { Failure } from '#desk/platform/ui/notice.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    label: 'Agregar un producto',
    help: 'Por nombre o código; después, el talle.',
    none: 'Ningún producto a la venta se llama así.',
    soldOut: 'agotado',
    left: (stock: number) => (stock === 1 ? 'queda 1' : `quedan ${stock}`),
    add: (size: string) => `Agregar talle ${size}`,
  },
  en: {
    label: 'Add a product',
    help: 'By name or code; then the size.',
    none: 'No product on sale is called that.',
    soldOut: 'sold out',
    left: (stock: number) => `${stock} left`,
    add: (size: string) => `Add size ${size}`,
  },
})

type Product = Pick<OrderedSize, 'name' | 'color' | 'price'> & { sizes: OrderedSize[] }

/** The sizes as products, in the order in which they were found. */
function productsOf(sizes: readonly OrderedSize[]): Map<string, Product> {
  const products = new Map<string, Product>()
  for (const size of sizes) {
    const [code = size.sku] = size.sku.split('-')
    const product = products.get(code) ?? { name: size.name, color: size.color, price: size.price, sizes: [] }
    product.sizes.push(size)
    products.set(code, product)
  }
  return products
}

type SizePickerProps = { country: OpenCountry; onAdd(size: OrderedSize): void }

export function SizePicker({ country, onAdd }: SizePickerProps) {
  const text = useWords(words)
  const [typed, setTyped] = useState('')
  const asked = useDeferredValue(typed.trim())
  const { data, error } = useQuery({
    queryKey: ['sizes', country, asked],
    queryFn: ({ signal }) => deskCall(findSizes, { query: { country, text: asked } }, { signal }),
    enabled: asked.length >= 2,
    placeholderData: (before) => before,
  })
  const products = asked.length >= 2 && data ? productsOf(data.sizes) : undefined
  return (
    <div className="grid gap-2">
      <Field
        label={text.label}
        help={text.help}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // Enter here looks for a product; it does not place the order.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {error && <Failure>{failureText(error)}</Failure>}
      {products?.size === 0 && <p className="text-14 text-ink-2">{text.none}</p>}
      {products && products.size > 0 && (
        <ul className="grid max-h-80 gap-px overflow-y-auto bg-line outline outline-line">
          {[...products].map(([code, { name, color, price, sizes }]) => (
            <li key={code} className="grid gap-1.5 bg-paper px-3 py-2">
              <span className="flex flex-wrap items-baseline gap-x-2 text-14">
                <strong className="font-semibold">{name}</strong>
                <span className="text-13 text-ink-2">{color}</span>
                <span className="font-mono text-12 text-ink-2">{code}</span>
                <span className="figures ml-auto">{formatPrice(price, countryProfiles[country])}</span>
              </span>
              <span className="flex flex-wrap gap-1">
                {sizes.map((size) => (
                  <button
                    key={size.sku}
                    type="button"
                    aria-label={`${text.add(size.size)}, ${size.stock > 0 ? text.left(size.stock) : text.soldOut}`}
                    aria-disabled={size.stock === 0 || undefined}
                    onClick={() => size.stock > 0 && onAdd(size)}
                    className="figures min-h-9 min-w-11 rounded-edge border border-line bg-surface px-2 text-13 hover:border-ink aria-disabled:text-ink-2 aria-disabled:line-through aria-disabled:hover:border-line max-tablet:min-h-11"
                  >
                    {size.size}
                  </button>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
