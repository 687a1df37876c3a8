import type { FormEvent } from 'react'
import { publishContent, type OpenedContent } from '#contract/desk/content.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
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
    title: 'Publicar el borrador',
    from: 'Desde (opcional)',
    until: 'Hasta (opcional)',
    clocks: (store: string) => `Con el reloj de ${store}. Sin fecha se ve ya, hasta que publiques otro.`,
    why: 'Motivo, para el equipo',
    publish: 'Publicar',
    back: 'Volver',
  },
  en: {
    title: 'Publish the draft',
    from: 'From (optional)',
    until: 'Until (optional)',
    clocks: (store: string) => `On the clocks of ${store}. Without a date it is shown now, until you publish another.`,
    why: 'Reason, for the staff',
    publish: 'Publish',
    back: 'Back',
  },
})

type PublishDialogProps = { opened: OpenedContent; onDone(opened: OpenedContent): void; onClose(): void }

/** Publishes the draft that was saved: now, or on its day. */
export function PublishDialog({ opened, onDone, onClose }: PublishDialogProps) {
  const text = useWords(words)
  const { country, document, base } = opened
  const kept = { own: documentKey(country, document), lists: [contentKey(country)] }
  const publishing = useAct(kept, (given: { from?: string; until?: string; reason: string }, idempotencyKey) =>
    deskCall(publishContent, { body: { country, document, base, ...given } }, { idempotencyKey }),
  )
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const [from, until] = [typed(data, 'from').slice(0, 16), typed(data, 'until').slice(0, 16)]
    const given = { reason: typed(data, 'reason').trim(), ...(from && { from }), ...(until && { until }) }
    publishing.mutate({ given, key: crypto.randomUUID() }, { onSuccess: onDone })
  }
  return (
    <Dialog title={text.title} onClose={onClose}>
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <div className="grid gap-4 tablet:grid-cols-2">
          <Field label={text.from} name="from" type="datetime-local" />
          <Field label={text.until} name="until" type="datetime-local" />
        </div>
        <p className="text-13 text-ink-2">{text.clocks(countryProfiles[country].name)}</p>
        <Field label={text.why} name="reason" autoComplete="off" error={fieldErrors(publishing.error).reason} />
        {publishing.error && <ActFailure error={publishing.error} country={country} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.back}</Button>
          <Button type="submit" look="primary" isBusy={publishing.isPending}>
            {text.publish}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
