import type { OpenCountry } from '#domain/platform/country/country.ts'
import { Tabs } from '#desk/platform/ui/tabs.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: { label: 'Partes de las búsquedas', list: 'Qué buscaron', rules: 'Reglas', tryIt: 'Probar una búsqueda' },
  en: { label: 'Parts of the searches', list: 'What was searched', rules: 'Rules', tryIt: 'Try a search' },
})

export function SearchTabs({ store }: { store: OpenCountry }) {
  const { label, list, rules, tryIt } = useWords(words)
  const tabs = [
    [`/searches?country=${store}`, list],
    [`/searches/rules?country=${store}`, rules],
    [`/searches/try?country=${store}`, tryIt],
  ] as const
  return <Tabs label={label} tabs={tabs} />
}
