import { Link, useSearchParams } from 'react-router'
import type { ListedQuestion } from '#contract/desk/questions.ts'
import { questionStatuses } from '#domain/content/help/question.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { moment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useStore } from '#desk/platform/use-store.ts'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Checkbox } from '#desk/platform/ui/field.tsx'
import { MoreButton } from '#desk/platform/ui/more-button.tsx'
import { Empty, Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen } from '#desk/platform/ui/screen.tsx'
import { StoreViews } from '#desk/platform/ui/store-views.tsx'
import { Views } from '#desk/platform/ui/views.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { QuestionTabs } from './question-tabs.tsx'
import { questionWords } from './question-words.ts'
import { useQuestions } from './questions-query.ts'

const words = wordsIn({
  es: {
    title: 'Consultas',
    which: 'Consultas por estado',
    views: { open: 'Sin responder', answered: 'Respondidas', closed: 'Cerradas' },
    mine: 'Solo las que tomé',
    loading: 'Cargando las consultas',
    none: {
      open: 'No hay consultas sin responder. Llegan desde el formulario de la ayuda.',
      answered: 'No hay ninguna respondida.',
      closed: 'No hay ninguna cerrada.',
    },
    order: (nr: string) => `pedido ${nr}`,
    me: 'La tomaste',
    takenBy: (name: string) => `La tomó ${name}`,
  },
  en: {
    title: 'Questions',
    which: 'Questions by state',
    views: { open: 'Not answered', answered: 'Answered', closed: 'Closed' },
    mine: 'Only those I took',
    loading: 'Loading the questions',
    none: {
      open: 'No question waits for an answer. They come from the form in help.',
      answered: 'None is answered.',
      closed: 'None is closed.',
    },
    order: (nr: string) => `order ${nr}`,
    me: 'You took it',
    takenBy: (name: string) => `Taken by ${name}`,
  },
})

function Row({ of: question }: { of: ListedQuestion }) {
  const text = useWords(words)
  const names = useWords(questionWords)
  const language = useLanguage()
  const { idQuestion, code, country, email, orderNr, excerpt, askedAt, takenBy, isMine } = question
  const facts = [moment(askedAt, country, language), email, orderNr && text.order(orderNr)]
  return (
    <li className="relative grid gap-1 border-b border-line py-3 hover:bg-tile">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={`/questions/${idQuestion}`}
          className="font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {names.name(code)}
        </Link>
        {takenBy && <Badge tone={isMine ? 'now' : 'plain'}>{isMine ? text.me : text.takenBy(takenBy)}</Badge>}
      </div>
      <p className="max-w-prose wrap-anywhere">{excerpt}</p>
      <p className="figures text-13 text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
    </li>
  )
}

/** What shoppers asked, those that wait from the oldest. */
export function QuestionsScreen() {
  const text = useWords(words)
  const [store, setStore] = useStore()
  const [search, setSearch] = useSearchParams()
  const status = questionStatuses.find((one) => one === search.get('status')) ?? 'open'
  const isMine = search.get('mine') === '1'
  const set = (name: string, value: string) =>
    setSearch((before) => {
      if (value === '') before.delete(name)
      else before.set(name, value)
      return before
    })
  const paged = useQuestions({ country: store, status, isMine })
  const { data, error, isPending } = paged
  const questions = data?.pages.flatMap((page) => page.questions) ?? []
  return (
    <Screen title={text.title}>
      <QuestionTabs store={store} />
      <StoreViews store={store} onChoose={setStore} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Views
          label={text.which}
          views={questionStatuses.map((one) => [text.views[one], one] as const)}
          chosen={status}
          onChoose={(next) => set('status', next)}
        />
        <Checkbox
          label={text.mine}
          checked={isMine}
          onChange={({ target }) => set('mine', target.checked ? '1' : '')}
        />
      </div>
      {error && <Failure>{failureText(error)}</Failure>}
      {isPending && !error && <LoadingRows label={text.loading} />}
      {data && questions.length === 0 && <Empty>{text.none[status]}</Empty>}
      {questions.length > 0 && (
        <ul className="border-t border-line">
          {questions.map((question) => (
            <Row key={question.idQuestion} of={question} />
          ))}
        </ul>
      )}
      <MoreButton of={paged} />
    </Screen>
  )
}
