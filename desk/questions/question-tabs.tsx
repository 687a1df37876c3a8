import type { OpenCountry } from '#domain/platform/country/country.ts'
import { Tabs } from '#desk/platform/ui/tabs.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: { label: 'Partes de las consultas', list: 'Lista', templates: 'Modelos de respuesta' },
  en: { label: 'Parts of the questions', list: 'List', templates: 'Answer templates' },
})

export function QuestionTabs({ store }: { store: OpenCountry }) {
  const { label, list, templates } = useWords(words)
  const tabs = [
    [`/questions?country=${store}`, list],
    [`/questions/templates?country=${store}`, templates],
  ] as const
  return <Tabs label={label} tabs={tabs} />
}
