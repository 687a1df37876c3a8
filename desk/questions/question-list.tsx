import { Link } from 'react-router'
import type { DeskOrder } from '#contract/desk/orders.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { moment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { useWords } from '#desk/platform/words.ts'
import { questionTone, questionWords } from './question-words.ts'

type QuestionListProps = { questions: DeskOrder['questions']; country: OpenCountry }

/** Questions that have to do with an order or a person. */
export function QuestionList({ questions, country }: QuestionListProps) {
  const names = useWords(questionWords)
  const language = useLanguage()
  return (
    <ul>
      {questions.map(({ idQuestion, code, status, at }) => (
        <li key={idQuestion} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1 text-14">
          <Link to={`/questions/${idQuestion}`} className="underline underline-offset-4">
            {names.name(code)}
          </Link>
          <Badge tone={questionTone[status]}>{names.status[status]}</Badge>
          <time dateTime={at} className="figures text-13 text-ink-2">
            {moment(at, country, language)}
          </time>
        </li>
      ))}
    </ul>
  )
}
