import { cancelContent, rollBackContent, type OpenedContent } from '#contract/desk/content.ts'
import { deskCall } from '#desk/platform/call.ts'
import { fieldErrors } from '#desk/platform/failure-text.ts'
import { typed } from '#desk/platform/typed.ts'
import { useAct } from '#desk/platform/use-act.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Field } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { contentKey, documentKey } from './content-query.ts'

const words = wordsIn({
  es: {
    before: 'Volver a la versión anterior',
    version: (version: number) => `Volver a la versión ${version}`,
    cancel: (version: number) => `No publicar la versión ${version}`,
    what: 'Los visitantes la ven enseguida. Lo que se veía queda en las versiones.',
    whatCancel: 'Queda en las versiones, retirada.',
    why: 'Motivo, para el equipo',
    confirm: 'Confirmar',
    back: 'Cancelar',
  },
  en: {
    before: 'Back to the version before',
    version: (version: number) => `Back to version ${version}`,
    cancel: (version: number) => `Do not publish version ${version}`,
    what: 'Visitors see it at once. What was shown stays among the versions.',
    whatCancel: 'It stays among the versions, taken back.',
    why: 'Reason, for the staff',
    confirm: 'Confirm',
    back: 'Cancel',
  },
})

export type BackTo = { kind: 'before' } | { kind: 'version' | 'cancel'; version: number }
type RollBackDialogProps = { opened: OpenedContent; to: BackTo; onDone(opened: OpenedContent): void; onClose(): void }

/** Shows an older version again, or takes one back that waits for its day. */
export function RollBackDialog({ opened: { country, document, base }, to, onDone, onClose }: RollBackDialogProps) {
  const text = useWords(words)
  const kept = { own: documentKey(country, document), lists: [contentKey(country)] }
  const going = useAct(kept, (reason: string, idempotencyKey) =>
    to.kind === 'cancel'
      ? deskCall(cancelContent, { body: { country, document, version: to.version, reason } }, { idempotencyKey })
      : deskCall(
          rollBackContent,
          { body: { country, document, base, reason, ...(to.kind === 'version' && { to: to.version }) } },
          { idempotencyKey },
        ),
  )
  return (
    <Dialog title={to.kind === 'before' ? text.before : text[to.kind](to.version)} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const given = typed(event.currentTarget, 'reason').trim()
          going.mutate({ given, key: crypto.randomUUID() }, { onSuccess: onDone })
        }}
      >
        <p>{to.kind === 'cancel' ? text.whatCancel : text.what}</p>
        <Field label={text.why} name="reason" autoComplete="off" error={fieldErrors(going.error).reason} />
        {going.error && <ActFailure error={going.error} country={country} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.back}</Button>
          <Button type="submit" look="primary" isBusy={going.isPending}>
            {text.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
