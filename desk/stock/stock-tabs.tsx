import type { OpenCountry } from '#domain/platform/country/country.ts'
import { Tabs } from '#desk/platform/ui/tabs.tsx'
import { useMay } from '#desk/platform/session.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: { label: 'Partes del stock', low: 'Por agotarse', size: 'Un talle', count: 'Recuento' },
  en: { label: 'Parts of the stock', low: 'Running out', size: 'One size', count: 'Count' },
})

export function StockTabs({ store }: { store: OpenCountry }) {
  const { label, low, size, count } = useWords(words)
  const may = useMay()
  const tabs = [
    [`/stock?country=${store}`, low],
    [`/stock/size?country=${store}`, size],
    ...(may('stock.edit') ? [[`/stock/count?country=${store}`, count] as const] : []),
  ] as const
  return <Tabs label={label} tabs={tabs} />
}
