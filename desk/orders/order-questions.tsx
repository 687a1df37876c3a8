import type { DeskOrder } from '#contract/desk/orders.ts'
import { QuestionList } from '#desk/questions/question-list.tsx'
import { useMay } from '#desk/platform/session.tsx'
import { Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: { title: 'Consultas', help: 'Llegaron con el número de este pedido; puede haberlas escrito otra persona.' },
  en: { title: 'Questions', help: 'They came with the number of this order; somebody else may have written them.' },
})

/** What was asked in help with the number of an order. */
export function OrderQuestions({ order: { questions, country } }: { order: DeskOrder }) {
  const text = useWords(words)
  const may = useMay()
  if (questions.length === 0 || !may('questions.answer')) return null
  return (
    <Section title={text.title}>
      <p className="text-13 text-ink-2">{text.help}</p>
      <QuestionList questions={questions} country={country} />
    </Section>
  )
}
