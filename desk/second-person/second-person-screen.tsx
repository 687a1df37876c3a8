import { useState } from 'react'
import { Link } from 'react-router'
import { decideRequest, type WaitingRequest } from '#contract/desk/second-person.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText, fieldErrors } from '#desk/platform/failure-text.ts'
import { money, moment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { typed } from '#desk/platform/typed.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Field } from '#desk/platform/ui/field.tsx'
import { Empty, Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen } from '#desk/platform/ui/screen.tsx'
import { useAct } from '#desk/platform/use-act.ts'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { requestsKey, useRequests } from './requests-query.ts'
import { secondPersonWords } from './second-person-words.ts'

const words = wordsIn({
  es: {
    title: 'Esperan a otra persona',
    what: 'Lo que devuelve o paga más que el límite de la tienda lo aprueba alguien distinto de quien lo pidió.',
    loading: 'Cargando lo que espera',
    none: 'Nada espera a otra persona.',
    by: (who: string, at: string) => `Lo pidió ${who} el ${at}.`,
    own: 'Lo pediste vos.',
    agree: 'Aprobar',
    reject: 'Rechazar',
    takeBack: 'Retirar el pedido',
    agreeWhat: 'Se hace ahora, tal como se pidió. Si lo de abajo cambió mientras tanto, no se hace nada.',
    rejectWhat: 'No se hace. Quien lo pidió puede pedirlo de nuevo.',
    reason: 'Motivo (opcional)',
    back: 'Volver',
  },
  en: {
    title: 'Waiting for a second person',
    what: 'What gives back or pays out more than the limit of the store is agreed to by somebody else than who asked.',
    loading: 'Loading what waits',
    none: 'Nothing waits for a second person.',
    by: (who: string, at: string) => `${who} asked for it on ${at}.`,
    own: 'You asked for it.',
    agree: 'Agree',
    reject: 'Reject',
    takeBack: 'Take it back',
    agreeWhat: 'It is done now, as it was asked for. Where the thing changed meanwhile, nothing is done.',
    rejectWhat: 'It is not done. It can be asked for again.',
    reason: 'Reason (optional)',
    back: 'Back',
  },
})

type Decision = { request: WaitingRequest; to: 'agreed' | 'rejected' }

const pathOf = ({ act, subject }: WaitingRequest) => {
  if (act === 'settle-return') return `/returns/${subject}`
  return act === 'cut-order' || act === 'cancel-order' ? `/orders/${subject}` : '/money'
}

function DecisionDialog({ decision: { request, to }, onClose }: { decision: Decision; onClose(): void }) {
  const text = useWords(words)
  const names = useWords(secondPersonWords)
  const { id, country, act, subject, amount } = request
  const [key] = useState(() => crypto.randomUUID())
  const lists = [['orders'], ['order', subject], ['returns'], ['return', subject], ['payouts'], ['money'], ['today']]
  const deciding = useAct({ own: requestsKey, lists }, (reason: string, idempotencyKey) =>
    deskCall(decideRequest, { params: { id }, body: { to, ...(reason && { reason }) } }, { idempotencyKey }),
  )
  const rejects = request.isOwn ? text.takeBack : text.reject
  return (
    <Dialog title={`${names.act[act]}: ${subject}, ${money(amount, country)}`} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          deciding.mutate({ given: typed(event.currentTarget, 'reason').trim(), key }, { onSuccess: onClose })
        }}
      >
        <p>{to === 'agreed' ? text.agreeWhat : text.rejectWhat}</p>
        {to === 'rejected' && (
          <Field label={text.reason} name="reason" autoComplete="off" error={fieldErrors(deciding.error).reason} />
        )}
        {deciding.error && <ActFailure error={deciding.error} country={country} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.back}</Button>
          <Button type="submit" look={to === 'agreed' ? 'primary' : 'danger'} isBusy={deciding.isPending}>
            {to === 'agreed' ? text.agree : rejects}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function Row({ request, onDecide }: { request: WaitingRequest; onDecide(to: Decision['to']): void }) {
  const text = useWords(words)
  const names = useWords(secondPersonWords)
  const language = useLanguage()
  const { country, act, subject, amount, reason, by, at, expiresAt, isOwn } = request
  return (
    <li className="grid gap-1 border-b border-line py-3 text-14">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span>
          <strong>{names.act[act]}</strong>{' '}
          <Link to={pathOf(request)} className="underline underline-offset-4">
            {subject}
          </Link>
        </span>
        <span className="figures font-semibold">{money(amount, country)}</span>
        <span className="flex gap-2">
          {!isOwn && (
            <Button look="primary" onClick={() => onDecide('agreed')}>
              {text.agree}
            </Button>
          )}
          <Button look={isOwn ? 'secondary' : 'danger'} onClick={() => onDecide('rejected')}>
            {isOwn ? text.takeBack : text.reject}
          </Button>
        </span>
      </div>
      <p className="text-13 text-ink-2">
        {isOwn ? text.own : text.by(by, moment(at, country, language))}{' '}
        {names.until(moment(expiresAt, country, language))}
      </p>
      {reason && <p>{reason}</p>}
    </li>
  )
}

/** Refunds and payouts above the limit, for somebody who did not ask for them. */
export function SecondPersonScreen() {
  const text = useWords(words)
  const { data, error } = useRequests()
  const [decision, setDecision] = useState<Decision>()
  return (
    <Screen title={text.title}>
      <p className="text-14 text-ink-2">{text.what}</p>
      {error && <Failure>{failureText(error)}</Failure>}
      {!data && !error && <LoadingRows label={text.loading} />}
      {data?.requests.length === 0 && <Empty>{text.none}</Empty>}
      <ul>
        {data?.requests.map((request) => (
          <Row key={request.id} request={request} onDecide={(to) => setDecision({ request, to })} />
        ))}
      </ul>
      {decision && <DecisionDialog decision={decision} onClose={() => setDecision(undefined)} />}
    </Screen>
  )
}
