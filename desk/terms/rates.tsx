import type { DeskStoreTerms } from '#contract/desk/store-terms.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { orderWords } from '#desk/platform/order-words.ts'
import { Table } from '#desk/platform/ui/table.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    label: 'Precios por lugar, monto y peso',
    columns: ['Forma', 'Lugar', 'Desde', 'Hasta', 'Días', 'Precio'],
    everywhere: 'todo el país',
    postcodes: (from: string) => `códigos ${from}…`,
    none: 'no se ofrece',
    note: 'Se cambian con npm run shop -- shipping set.',
  },
  en: {
    label: 'Prices by place, amount and weight',
    columns: ['Method', 'Place', 'From', 'Up to', 'Days', 'Price'],
    everywhere: 'everywhere',
    postcodes: (from: string) => `postcodes ${from}…`,
    none: 'not offered',
    note: 'They are changed with npm run shop -- shipping set.',
  },
})

/** What is charged instead of a method's own price. */
export function Rates({ country, rates }: Pick<DeskStoreTerms, 'country' | 'rates'>) {
  const text = useWords(words)
  const { delivery } = useWords(orderWords)
  const price = (amount: number) => formatPrice(amount, countryProfiles[country])
  if (rates.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3 className="text-14 font-semibold">{text.label}</h3>
      <Table label={text.label} columns={text.columns} figures={4}>
        {rates.map((rate) => (
          <tr key={JSON.stringify(rate)} className="border-b border-line">
            <td className="py-1.5 pr-3">{delivery[rate.method] ?? rate.method}</td>
            <td className="py-1.5 pr-3">
              {rate.region ?? (rate.postcode === null ? text.everywhere : text.postcodes(rate.postcode))}
            </td>
            <td className="figures py-1.5 pr-3 text-right">{rate.fromAmount > 0 ? price(rate.fromAmount) : '–'}</td>
            <td className="figures py-1.5 pr-3 text-right">{rate.upToGrams === null ? '–' : `${rate.upToGrams} g`}</td>
            <td className="figures py-1.5 pr-3 text-right">{rate.days ? `${rate.days.min}–${rate.days.max}` : '–'}</td>
            <td className="figures py-1.5 pr-3 text-right">{rate.price === null ? text.none : price(rate.price)}</td>
          </tr>
        ))}
      </Table>
      <p className="text-13 text-ink-2">{text.note}</p>
    </div>
  )
}
