import { useState } from 'react'
import { Link } from 'react-router'
import type { DeskProduct } from '#contract/desk/products.ts'
import { integer } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useMay } from '#desk/platform/session.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Section } from '#desk/platform/ui/screen.tsx'
import { Table } from '#desk/platform/ui/table.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { CellEditor } from './grid-cell.tsx'
import { useEdit } from './use-edit.ts'

const words = wordsIn({
  es: {
    title: 'Talles y stock',
    size: 'Talle',
    units: 'Stock',
    change: 'Cambiar',
    stockOf: (size: string) => `Stock del talle ${size}`,
    bad: 'Escribí un número entero desde 0.',
    colours: 'Otros colores',
  },
  en: {
    title: 'Sizes and stock',
    size: 'Size',
    units: 'Stock',
    change: 'Change',
    stockOf: (size: string) => `Stock of size ${size}`,
    bad: 'Type a whole number from 0.',
    colours: 'Other colours',
  },
})

/** The sizes of a product with their stock, changed in place, and its other colours. */
export function SizesSection({ product }: { product: DeskProduct }) {
  const text = useWords(words)
  const language = useLanguage()
  const mayStock = useMay()('stock.edit')
  const [edited, setEdited] = useState<string>()
  const [fault, setFault] = useState<string>()
  const { country } = product
  const { mutate, error, isPending, reset } = useEdit(country, () => setEdited(undefined))
  return (
    <>
      <Section title={text.title}>
        <Table label={text.title} columns={[text.size, text.units, '']} isNarrow>
          {product.sizes.map(({ skuSimple, size, stock }) => (
            <tr key={skuSimple} className="border-b border-line">
              <td className="py-1.5 pr-3">
                {size} <span className="text-12 text-ink-2">{skuSimple}</span>
              </td>
              <td className="w-32 py-1">
                {edited === skuSimple ? (
                  <CellEditor
                    label={text.stockOf(size)}
                    initial={String(stock)}
                    country={country}
                    inputMode="numeric"
                    error={fault ?? error}
                    isBusy={isPending}
                    onCancel={() => setEdited(undefined)}
                    onSave={(typed) => {
                      const isUnits = /^\d{1,7}$/.test(typed.trim())
                      setFault(isUnits ? undefined : text.bad)
                      if (isUnits) mutate({ kind: 'stock', product, skuSimple, seen: stock, stock: Number(typed) })
                    }}
                  />
                ) : (
                  <span className={`figures ${stock === 0 ? 'text-rojo' : ''}`}>{integer(stock, language)}</span>
                )}
              </td>
              <td className="py-1 text-right">
                {mayStock && edited !== skuSimple && (
                  <Button
                    look="quiet"
                    onClick={() => {
                      reset()
                      setFault(undefined)
                      setEdited(skuSimple)
                    }}
                  >
                    {text.change}
                    <span className="sr-only"> {text.stockOf(size)}</span>
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </Table>
      </Section>
      {product.colours.length > 0 && (
        <Section title={text.colours}>
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {product.colours.map(({ sku, color }) => (
              <li key={sku}>
                <Link
                  to={`/products/${sku}?country=${country}`}
                  className="inline-flex min-h-8 items-center text-14 underline underline-offset-4"
                >
                  {color}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
