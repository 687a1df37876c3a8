import { useState } from 'react'
import type { DeskStoreTerms } from '#contract/desk/store-terms.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { orderWords } from '#desk/platform/order-words.ts'
import { Button } from '#desk/platform/ui/button.tsx'
import { Table } from '#desk/platform/ui/table.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { RateDialog, type Rate } from './rate-dialog.tsx'

const words = wordsIn({
  es: {
    label: 'Precios por lugar, monto y peso',
    columns: ['Forma', 'Lugar', 'Desde', 'Hasta', 'Días', 'Precio', ''],
    everywhere: 'todo el país',
    postcodes: (from: string) => `códigos ${from}…`,
    none: 'no se ofrece',
    empty: 'Cada forma de envío cuesta lo mismo en todo el país.',
    add: 'Agregar un precio',
    change: 'Cambiar',
    changeIt: (what: string) => `Cambiar ${what}`,
  },
  en: {
    label: 'Prices by place, amount and weight',
    columns: ['Method', 'Place', 'From', 'Up to', 'Days', 'Price', ''],
    everywhere: 'everywhere',
    postcodes: (from: string) => `postcodes ${from}…`,
    none: 'not offered',
    empty: 'Each method costs the same everywhere.',
    add: 'Add a price',
    change: 'Change',
    changeIt: (what: string) => `Change ${what}`,
  },
})

/** What is charged instead of a method's own price. */
export function Rates({ terms }: { terms: DeskStoreTerms }) {
  const text = useWords(words)
  const { delivery } = useWords(orderWords)
  const [opened, setOpened] = useState<{ rate: Rate | undefined }>()
  const { country, rates } = terms
  const price = (amount: number) => formatPrice(amount, countryProfiles[country])
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-14 font-semibold">{text.label}</h3>
        <Button onClick={() => setOpened({ rate: undefined })}>{text.add}</Button>
      </div>
      {rates.length === 0 && <p className="text-14 text-ink-2">{text.empty}</p>}
      {rates.length > 0 && (
        <Table label={text.label} columns={text.columns} figures={5}>
          {rates.map((rate) => {
            const name = delivery[rate.method] ?? rate.method
            const place = rate.region ?? (rate.postcode === null ? text.everywhere : text.postcodes(rate.postcode))
            return (
              <tr key={JSON.stringify(rate)} className="border-b border-line">
                <td className="py-1.5 pr-3">{name}</td>
                <td className="py-1.5 pr-3">{place}</td>
                <td className="figures py-1.5 pr-3 text-right">{rate.fromAmount > 0 ? price(rate.fromAmount) : '–'}</td>
                <td className="figures py-1.5 pr-3 text-right">
                  {rate.upToGrams === null ? '–' : `${rate.upToGrams} g`}
                </td>
                <td className="figures py-1.5 pr-3 text-right">
                  {rate.days ? `${rate.days.min}–${rate.days.max}` : '–'}
                </td>
                <td className="figures py-1.5 pr-3 text-right">
                  {rate.price === null ? text.none : price(rate.price)}
                </td>
                <td className="py-0.5 text-right">
                  <Button
                    look="quiet"
                    aria-label={text.changeIt(`${name}, ${place}`)}
                    onClick={() => setOpened({ rate })}
                  >
                    {text.change}
                  </Button>
                </td>
              </tr>
            )
          })}
        </Table>
      )}
      {opened && <RateDialog terms={terms} rate={opened.rate} onClose={() => setOpened(undefined)} />}
    </div>
  )
}
