import type { FormEvent } from 'react'
import { sendContentBack, sendContentForReview, type OpenedContent } from '#contract/desk/content.ts'
import { deskCall } from '#desk/platform/call.ts'
import { fieldErrors } from '#desk/platform/failure-text.ts'
import { moment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { typed } from '#desk/platform/typed.ts'
import { useAct } from '#desk/platform/use-act.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Field } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { contentKey, documentKey } from './content-query.ts'

const words = wordsIn({
  es: {
    in_review: 'En revisión',
    sent_back: 'Devuelto',
    sent: (by: string, at: string) => `Lo mandó a revisión ${by}, ${at}.`,
    returned: (by: string, at: string) => `Lo devolvió ${by}, ${at}.`,
    edit: 'Si guardás otro borrador, deja de esperar revisión.',
    send: {
      title: 'Mandar a revisión',
      what: 'Quien publica recibe un aviso. Los visitantes no ven nada todavía.',
      label: 'Nota para quien revisa (opcional)',
      confirm: 'Mandar a revisión',
    },
    back: {
      title: 'Devolver el borrador',
      what: 'Vuelve a ser un borrador, con tu motivo a la vista. No se publica nada.',
      label: 'Qué hay que cambiar',
      confirm: 'Devolver',
    },
    cancel: 'Volver',
  },
  en: {
    in_review: 'In review',
    sent_back: 'Sent back',
    sent: (by: string, at: string) => `Sent for review by ${by}, ${at}.`,
    returned: (by: string, at: string) => `Sent back by ${by}, ${at}.`,
    edit: 'Saving another draft ends the review.',
    send: {
      title: 'Send for review',
      what: 'Who publishes gets a notice. Visitors see nothing yet.',
      label: 'Note for the reviewer (optional)',
      confirm: 'Send for review',
    },
    back: {
      title: 'Send the draft back',
      what: 'It is a draft again, with your reason beside it. Nothing is published.',
      label: 'What has to change',
      confirm: 'Send back',
    },
    cancel: 'Back',
  },
})

/** That a draft waits for a reviewer, or why it was sent back. */
export function ReviewNote({ opened: { country, review } }: { opened: OpenedContent }) {
  const text = useWords(words)
  const language = useLanguage()
  if (!review) return null
  const { state, by, note } = review
  const at = moment(review.at, country, language)
  return (
    <div className="grid gap-1 border-l-4 border-line bg-tile px-3 py-2 text-14">
      <p>
        <Badge tone={state === 'in_review' ? 'now' : 'bad'}>{text[state]}</Badge>
      </p>
      {note && <p className="break-words">«{note}»</p>}
      <p className="text-13 text-ink-2">{state === 'in_review' ? text.sent(by, at) : text.returned(by, at)}</p>
      {state === 'in_review' && <p className="text-13 text-ink-2">{text.edit}</p>}
    </div>
  )
}

export type ReviewAct = 'send' | 'back'
type ReviewDialogProps = {
  opened: OpenedContent
  act: ReviewAct
  onDone(opened: OpenedContent): void
  onClose(): void
}

/** Asks for a review, or gives the draft back with a reason. */
export function ReviewDialog({ opened, act, onDone, onClose }: ReviewDialogProps) {
  const all = useWords(words)
  const text = all[act]
  const { country, document, base } = opened
  const kept = { own: documentKey(country, document), lists: [contentKey(country)] }
  const reviewing = useAct(kept, (reason: string, idempotencyKey) =>
    act === 'send'
      ? deskCall(
          sendContentForReview,
          { body: { country, document, base, ...(reason && { reason }) } },
          { idempotencyKey },
        )
      : deskCall(sendContentBack, { body: { country, document, base, reason } }, { idempotencyKey }),
  )
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = typed(event.currentTarget, 'reason').trim()
    reviewing.mutate({ given, key: crypto.randomUUID() }, { onSuccess: onDone })
  }
  return (
    <Dialog title={text.title} onClose={onClose}>
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <p>{text.what}</p>
        <Field label={text.label} name="reason" autoComplete="off" error={fieldErrors(reviewing.error).reason} />
        {reviewing.error && <ActFailure error={reviewing.error} country={country} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{all.cancel}</Button>
          <Button type="submit" look="primary" isBusy={reviewing.isPending}>
            {text.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
