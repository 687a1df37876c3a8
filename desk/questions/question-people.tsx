import { useState } from 'react'
import { Link } from 'react-router'
import { revealQuestion, type DeskQuestion } from '#contract/desk/questions.ts'
import { deskCall } from '#desk/platform/call.ts'
import { fieldErrors } from '#desk/platform/failure-text.ts'
import { useMay } from '#desk/platform/session.tsx'
import { typed } from '#desk/platform/typed.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { TextField } from '#desk/platform/ui/field.tsx'
import { Failure } from '#desk/platform/ui/notice.tsx'
import { Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { useQuestionAct } from './questions-query.ts'

const words = wordsIn({
  es: {
    title: 'Quién pregunta',
    customer: (id: number) => `cliente ${id}`,
    guest: 'sin cuenta',
    order: (nr: string) => `Pedido ${nr}`,
    another: 'Ese pedido es de otra dirección de e-mail: no cuentes nada de él.',
    nobody: (nr: string) => `No hay un pedido ${nr} en esta tienda.`,
    reveal: 'Ver los datos',
    revealTitle: 'Ver los datos de quien pregunta',
    reason: 'Motivo',
    reasonHelp: 'Queda en el registro con tu nombre.',
    back: 'Volver',
  },
  en: {
    title: 'Who asks',
    customer: (id: number) => `customer ${id}`,
    guest: 'no account',
    order: (nr: string) => `Order ${nr}`,
    another: 'That order is of another e-mail address: tell nothing about it.',
    nobody: (nr: string) => `There is no order ${nr} in this store.`,
    reveal: 'Show the data',
    revealTitle: 'Show who asks',
    reason: 'Reason',
    reasonHelp: 'It is in the audit with your name.',
    back: 'Back',
  },
})

function RevealDialog({ question, onClose }: { question: DeskQuestion; onClose(): void }) {
  const text = useWords(words)
  const { idQuestion, country } = question
  const revealing = useQuestionAct(idQuestion, (reason: string) =>
    deskCall(revealQuestion, { params: { idQuestion }, body: { reason } }),
  )
  return (
    <Dialog title={text.revealTitle} onClose={onClose}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          revealing.mutate({ given: typed(event.currentTarget, 'reason'), key: '' }, { onSuccess: onClose })
        }}
      >
        <TextField
          label={text.reason}
          name="reason"
          help={text.reasonHelp}
          error={fieldErrors(revealing.error).reason}
        />
        {revealing.error && <ActFailure error={revealing.error} country={country} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.back}</Button>
          <Button type="submit" look="primary" isBusy={revealing.isPending}>
            {text.reveal}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Who asks, and whether the order they named is theirs: masked until somebody says why they have to know. */
export function QuestionPeople({ question }: { question: DeskQuestion }) {
  const text = useWords(words)
  const may = useMay()
  const [isAsking, setIsAsking] = useState(false)
  const { email, name, idCustomer, orderNr, orderOf, isRevealed } = question
  const canReveal = !isRevealed && may('people.reveal')
  return (
    <Section
      title={text.title}
      aside={
        canReveal && (
          <Button look="quiet" onClick={() => setIsAsking(true)}>
            {text.reveal}
          </Button>
        )
      }
    >
      <p className="text-14 wrap-anywhere">
        <strong>{[name, email].filter(Boolean).join(' · ')}</strong> ·{' '}
        {idCustomer === null ? text.guest : text.customer(idCustomer)}
      </p>
      {orderNr && (orderOf === 'asker' || orderOf === 'another') && (
        <Link to={`/orders/${orderNr}`} className="justify-self-start text-14 underline underline-offset-4">
          {text.order(orderNr)}
        </Link>
      )}
      {orderOf === 'another' && <Failure>{text.another}</Failure>}
      {orderNr && orderOf === 'nobody' && <p className="text-14 text-ink-2">{text.nobody(orderNr)}</p>}
      {isAsking && <RevealDialog question={question} onClose={() => setIsAsking(false)} />}
    </Section>
  )
}
