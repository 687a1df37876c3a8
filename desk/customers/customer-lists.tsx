import { Link } from 'react-router'
import type { CustomerCare } from '#contract/desk/customer-care.ts'
import type { ReviewStatus } from '#domain/browse/reviews/review.ts'
import { QuestionList } from '#desk/questions/question-list.tsx'
import { dayOf, moment, money } from '#desk/platform/figures.ts'
import { mailTone, mailWords } from '#desk/platform/mail-words.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useMay } from '#desk/platform/session.tsx'
import { Badge, type Tone } from '#desk/platform/ui/badge.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import type { ReactNode } from 'react'

const words = wordsIn({
  es: {
    credits: 'Créditos',
    noCredits: 'No tiene ninguno.',
    left: (left: string, amount: string, until: string) => `quedan ${left} de ${amount}, hasta el ${until}`,
    reviews: 'Opiniones',
    noReviews: 'No escribió ninguna.',
    stars: (count: number) => `${count} de 5`,
    review: { pending: 'por leer', approved: 'publicada', rejected: 'rechazada' } satisfies Record<
      ReviewStatus,
      string
    >,
    moderate: 'Ver en opiniones',
    moderateOf: (product: string) => `Ver en opiniones: ${product}`,
    questions: 'Consultas',
    noQuestions: 'No hizo ninguna.',
    mails: 'Mails',
    noMails: 'No hay mails de las últimas semanas.',
    notes: 'Notas del equipo',
    noNotes: 'Nadie anotó nada en sus pedidos ni en sus consultas.',
    on: { order: (ref: string) => `pedido ${ref}`, question: (ref: string) => `consulta ${ref}` },
  },
  en: {
    credits: 'Credits',
    noCredits: 'There is none.',
    left: (left: string, amount: string, until: string) => `${left} of ${amount} left, until ${until}`,
    reviews: 'Reviews',
    noReviews: 'None was written.',
    stars: (count: number) => `${count} of 5`,
    review: { pending: 'to read', approved: 'shown', rejected: 'rejected' } satisfies Record<ReviewStatus, string>,
    moderate: 'See in reviews',
    moderateOf: (product: string) => `See in reviews: ${product}`,
    questions: 'Questions',
    noQuestions: 'None was asked.',
    mails: 'Mails',
    noMails: 'There is no mail of the last weeks.',
    notes: 'Notes of the staff',
    noNotes: 'Nobody noted anything on the orders and questions.',
    on: { order: (ref: string) => `order ${ref}`, question: (ref: string) => `question ${ref}` },
  },
})

const reviewTone: Readonly<Record<ReviewStatus, Tone>> = { pending: 'now', approved: 'done', rejected: 'bad' }

type ListProps = { title: string; none: string; isEmpty: boolean; children: ReactNode }

/** What is long scrolls in its own place, so that the next customer is not far below. */
function List({ title, none, isEmpty, children }: ListProps) {
  return (
    <div className="grid content-start gap-1">
      <h2 className="text-13 font-semibold">{title}</h2>
      {isEmpty ? (
        <p className="text-ink-2">{none}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard (U48)
        <div tabIndex={0} role="region" aria-label={title} className="max-h-72 overflow-y-auto">
          {children}
        </div>
      )}
    </div>
  )
}

function Reviews({ reviews, country }: Pick<CustomerCare, 'reviews' | 'country'>) {
  const text = useWords(words)
  const language = useLanguage()
  const may = useMay()
  return (
    <List title={text.reviews} none={text.noReviews} isEmpty={reviews.length === 0}>
      <ul className="grid gap-2">
        {reviews.map(({ id, product, stars, text: written, status, writtenAt }) => (
          <li key={id} className="grid gap-0.5">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              {product} · {text.stars(stars)} <Badge tone={reviewTone[status]}>{text.review[status]}</Badge>
              <time dateTime={writtenAt} className="figures text-13 text-ink-2">
                {dayOf(writtenAt, country, language)}
              </time>
            </span>
            {written && <span className="wrap-anywhere">{written}</span>}
            {may('reviews.moderate') && (
              <Link
                to={`/reviews?status=${status}&id=${id}`}
                aria-label={text.moderateOf(product)}
                className="justify-self-start underline underline-offset-4"
              >
                {text.moderate}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </List>
  )
}

function Mails({ mails, country }: Pick<CustomerCare, 'mails' | 'country'>) {
  const text = useWords(words)
  const names = useWords(mailWords)
  const language = useLanguage()
  return (
    <List title={text.mails} none={text.noMails} isEmpty={mails.length === 0}>
      <ul>
        {mails.map(({ id, template, orderNr, state, at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-2 py-0.5">
            {names.name[template] ?? template} <Badge tone={mailTone[state]}>{names.state[state]}</Badge>
            <span className="figures text-13 text-ink-2">
              {[orderNr && text.on.order(orderNr), moment(at, country, language)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </List>
  )
}

function Notes({ notes, country }: Pick<CustomerCare, 'notes' | 'country'>) {
  const text = useWords(words)
  const language = useLanguage()
  return (
    <List title={text.notes} none={text.noNotes} isEmpty={notes.length === 0}>
      <ul className="grid gap-1">
        {notes.map(({ on, ref, text: note, author, at }) => (
          <li key={`${ref}${at}`}>
            <span className="whitespace-pre-line wrap-anywhere">{note}</span>
            <span className="figures block text-13 text-ink-2">
              {text.on[on](ref)} · {author} · {moment(at, country, language)}
            </span>
          </li>
        ))}
      </ul>
    </List>
  )
}

/** What a customer has of the shop, what they wrote, and how the shop and they spoke. */
export function CustomerLists({ of }: { of: CustomerCare }) {
  const text = useWords(words)
  const language = useLanguage()
  const may = useMay()
  const { country, credits, questions } = of
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <List title={text.credits} none={text.noCredits} isEmpty={credits.length === 0}>
        <ul>
          {credits.map(({ code, amount, left, expiresAt }) => (
            <li key={code} className="py-0.5">
              <span className="font-mono text-13">{code}</span>{' '}
              {text.left(money(left, country), money(amount, country), dayOf(expiresAt, country, language))}
            </li>
          ))}
        </ul>
      </List>
      <Reviews reviews={of.reviews} country={country} />
      {may('questions.answer') && (
        <List title={text.questions} none={text.noQuestions} isEmpty={questions.length === 0}>
          <QuestionList questions={questions} country={country} />
        </List>
      )}
      <Mails mails={of.mails} country={country} />
      <Notes notes={of.notes} country={country} />
    </div>
  )
}
