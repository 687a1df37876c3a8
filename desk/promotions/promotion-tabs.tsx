import { Tabs } from '#desk/platform/ui/tabs.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

const words = wordsIn({
  es: { label: 'Partes de las promociones', list: 'Lista', calendar: 'Calendario', tester: 'Probar un carrito' },
  en: { label: 'Parts of the promotions', list: 'List', calendar: 'Calendar', tester: 'Try a cart' },
})

export function PromotionTabs({ store }: { store: OpenCountry }) {
  const { label, list, calendar, tester } = useWords(words)
  const tabs = [
    [`/promotions?country=${store}`, list],
    [`/promotions/calendar?country=${store}`, calendar],
    [`/promotions/try?country=${store}`, tester],
  ] as const
  return <Tabs label={label} tabs={tabs} />
}
