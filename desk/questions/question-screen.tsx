import { useParams } from 'react-router'
import { moveQuestion, takeQuestion, type DeskQuestion } from '#contract/desk/questions.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { questionAfter } from '#domain/content/help/question.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { moment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { BackLink } from '#desk/platform/ui/back-link.tsx'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen, Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { AnswerForm } from './answer-form.tsx'
import { QuestionNotes } from './question-notes.tsx'
import { QuestionPeople } from './question-people.tsx'
import { questionTone, questionWords } from './question-words.ts'
import { useQuestion, useQuestionAct } from './questions-query.ts'

const words = wordsIn({
  es: {
    back: 'Consultas',
    loading: 'Cargando la consulta',
    asked: (at: string, store: string) => `Llegó el ${at} a ${store}.`,
    me: 'La tomaste vos.',
    takenBy: (name: string) => `La tomó ${name}.`,
    nobody: 'No la tomó nadie.',
    take: 'Tomarla',
    leave: 'Soltarla',
    close: 'Cerrar sin responder',
    closeAnswered: 'Cerrar',
    reopen: 'Volver a abrir',
    message: 'Qué pregunta',
    answers: 'Lo que respondimos',
    closed: 'Está cerrada: para responder, volvé a abrirla.',
  },
  en: {
    back: 'Questions',
    loading: 'Loading the question',
    asked: (at: string, store: string) => `Came on ${at} to ${store}.`,
    me: 'You took it.',
    takenBy: (name: string) => `Taken by ${name}.`,
    nobody: 'Nobody took it.',
    take: 'Take it',
    leave: 'Leave it',
    close: 'Close without an answer',
    closeAnswered: 'Close',
    reopen: 'Open again',
    message: 'What is asked',
    answers: 'What we answered',
    closed: 'It is closed: open it again to answer.',
  },
})

/** Take it, close it, open it again: none of them needs a word, and each is undone by another one. */
function Acts({ question }: { question: DeskQuestion }) {
  const text = useWords(words)
  const { idQuestion, version, country, status, isMine } = question
  const params = { idQuestion }
  const taking = useQuestionAct(idQuestion, (given: boolean, idempotencyKey) =>
    deskCall(takeQuestion, { params, body: { isMine: given, version } }, { idempotencyKey }),
  )
  const moving = useQuestionAct(idQuestion, (act: 'close' | 'reopen', idempotencyKey) =>
    deskCall(moveQuestion, { params, body: { act, version } }, { idempotencyKey }),
  )
  const keyOf = (act: string) => `question-${idQuestion}-${version}-${act}`
  const error = taking.error ?? moving.error
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {status !== 'closed' && (
          <Button
            isBusy={taking.isPending}
            onClick={() => taking.mutate({ given: !isMine, key: keyOf(isMine ? 'leave' : 'take') })}
          >
            {isMine ? text.leave : text.take}
          </Button>
        )}
        {(['close', 'reopen'] as const)
          .filter((act) => questionAfter(status, act))
          .map((act) => (
            <Button key={act} isBusy={moving.isPending} onClick={() => moving.mutate({ given: act, key: keyOf(act) })}>
              {act === 'reopen' ? text.reopen : status === 'open' ? text.close : text.closeAnswered}
            </Button>
          ))}
      </div>
      {error && <ActFailure error={error} country={country} />}
    </div>
  )
}

function Answers({ question: { entries, country } }: { question: DeskQuestion }) {
  const text = useWords(words)
  const language = useLanguage()
  const answers = entries.filter(({ kind }) => kind === 'answer')
  if (answers.length === 0) return null
  return (
    <Section title={text.answers}>
      <ol className="grid gap-3">
        {answers.map(({ id, text: answer, author, at }) => (
          <li key={id} className="grid gap-1 border-l-2 border-line pl-3 text-14">
            <p className="max-w-prose whitespace-pre-line wrap-anywhere">{answer}</p>
            <p className="text-13 text-ink-2">
              {author} · <time dateTime={at}>{moment(at, country, language)}</time>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Question({ question }: { question: DeskQuestion }) {
  const text = useWords(words)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <Section title={text.message}>
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">{question.message}</p>
        </Section>
        <Answers question={question} />
        {question.status === 'closed' ? (
          <p className="text-14 text-ink-2">{text.closed}</p>
        ) : (
          <AnswerForm question={question} />
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <QuestionPeople question={question} />
        <QuestionNotes question={question} />
      </div>
    </div>
  )
}

/** One question of a shopper: who asks, what was answered, and the answer. */
export function QuestionScreen() {
  const text = useWords(words)
  const names = useWords(questionWords)
  const language = useLanguage()
  const { idQuestion = '' } = useParams()
  const { data, error } = useQuestion(Number(idQuestion))
  const question = data?.question
  const taken =
    question && (question.isMine ? text.me : question.takenBy ? text.takenBy(question.takenBy) : text.nobody)
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-2">
      <BackLink to={question ? `/questions?country=${question.country}` : '/questions'}>{text.back}</BackLink>
      <Screen
        title={
          question ? (
            <span className="flex flex-wrap items-center gap-3">
              {names.name(question.code)}
              <Badge tone={questionTone[question.status]}>{names.status[question.status]}</Badge>
            </span>
          ) : (
            text.back
          )
        }
        aside={question && <Acts question={question} />}
      >
        {question && (
          <p className="-mt-3 text-14 text-ink-2">
            {text.asked(moment(question.askedAt, question.country, language), countryProfiles[question.country].name)}{' '}
            {taken}
          </p>
        )}
        {error && <Failure>{failureText(error)}</Failure>}
        {!question && !error && <LoadingRows label={text.loading} />}
        {question && <Question question={question} />}
      </Screen>
    </div>
  )
}
