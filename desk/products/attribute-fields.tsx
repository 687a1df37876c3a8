import { X } from 'lucide-react'
import type { DeskProduct } from '#contract/desk/products.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { Button } from '#desk/platform/ui/button.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { useProductLists } from './products-query.ts'

const words = wordsIn({
  es: {
    add: 'Agregar un atributo',
    remove: (name: string) => `Quitar ${name}`,
    value: (name: string) => `Valor de ${name}`,
    which: 'Atributo',
  },
  en: {
    add: 'Add an attribute',
    remove: (name: string) => `Remove ${name}`,
    value: (name: string) => `Value of ${name}`,
    which: 'Attribute',
  },
})

type Pairs = DeskProduct['attributes']
type AttributeFieldsProps = { country: OpenCountry; pairs: Pairs; onChange(pairs: Pairs): void }

const controlClass = 'min-h-9 min-w-0 rounded-field border border-ink-2 bg-surface px-2 text-14 max-tablet:min-h-11'

/** What is said of a product beyond size, colour and price: an attribute and its value, row by row. */
export function AttributeFields({ country, pairs, onChange }: AttributeFieldsProps) {
  const text = useWords(words)
  const { data } = useProductLists(country)
  if (!data) return null
  const nameOf = (key: string) => data.attributes.find((one) => one.key === key)?.name ?? key
  const set = (at: number, changed: Partial<Pairs[number]>) => onChange(pairs.with(at, { ...pairs[at]!, ...changed }))
  return (
    <div className="grid gap-2">
      {pairs.map(({ key, value }, at) => (
        <div key={at} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] gap-2">
          <select
            aria-label={text.which}
            value={key}
            onChange={({ target }) => set(at, { key: target.value })}
            className={controlClass}
          >
            {data.attributes.map((one) => (
              <option key={one.key} value={one.key}>
                {one.name}
              </option>
            ))}
          </select>
          <input
            aria-label={text.value(nameOf(key))}
            value={value}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => set(at, { value: target.value })}
            className={controlClass}
          />
          <Button look="quiet" aria-label={text.remove(nameOf(key))} onClick={() => onChange(pairs.toSpliced(at, 1))}>
            <X aria-hidden="true" size={16} strokeWidth={1.5} />
          </Button>
        </div>
      ))}
      <Button
        look="quiet"
        className="justify-self-start"
        onClick={() => onChange([...pairs, { key: data.attributes[0]?.key ?? 'fit', value: '' }])}
      >
        {text.add}
      </Button>
    </div>
  )
}
