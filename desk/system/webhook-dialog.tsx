import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { deleteWebhook, setWebhook, type DeskWebhook } from '#contract/desk/webhooks.ts'
import { noticeEvents, type NoticeEvent } from '#domain/operations/notices/events.ts'
import { isOpenCountry, type OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText, fieldErrors } from '#desk/platform/failure-text.ts'
import { useSession } from '#desk/platform/session.tsx'
import { typed } from '#desk/platform/typed.ts'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Checkbox, Field, SelectField } from '#desk/platform/ui/field.tsx'
import { Failure } from '#desk/platform/ui/notice.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { eventWords } from './webhook-words.ts'

const words = wordsIn({
  es: {
    add: 'Agregar un webhook',
    change: 'Cambiar el webhook',
    url: 'Dirección',
    help: 'De un sistema tuyo, con https',
    store: 'De qué tienda',
    all: 'De todas',
    events: 'Qué avisar',
    active: 'Mandarle avisos',
    newSecret: 'Cambiar el secreto de las firmas',
    save: 'Guardar',
    remove: 'Quitarlo, con sus envíos',
    noEvent: 'Elegí al menos un aviso.',
    secret: 'Con este secreto se firma cada aviso. Copialo ahora: no se vuelve a mostrar.',
    done: 'Listo, lo guardé',
  },
  en: {
    add: 'Add a webhook',
    change: 'Change the webhook',
    url: 'Address',
    help: 'Of a system of yours, with https',
    store: 'Of which store',
    all: 'Of all',
    events: 'What to send',
    active: 'Send it events',
    newSecret: 'Change the secret of the signatures',
    save: 'Save',
    remove: 'Take it away, with its deliveries',
    noEvent: 'Choose at least one event.',
    secret: 'Each event is signed with this secret. Copy it now: it is not shown again.',
    done: 'Done, it is saved',
  },
})

export const webhooksKey = ['webhooks'] as const

type Change = { url: string; country: OpenCountry | null; events: NoticeEvent[]; active: boolean; isNewSecret: boolean }

function changeIn(data: FormData, shown: DeskWebhook | undefined): Change {
  const country = typed(data, 'country')
  return {
    url: shown?.url ?? typed(data, 'url').trim(),
    country: shown ? shown.country : isOpenCountry(country) ? country : null,
    events: data.getAll('event') as NoticeEvent[],
    active: shown === undefined || data.get('active') !== null,
    isNewSecret: data.get('newSecret') !== null,
  }
}

/** An address that events are sent to: a new one, or one there is. */
export function WebhookDialog({ shown, onClose }: { shown: DeskWebhook | undefined; onClose(): void }) {
  const text = useWords(words)
  const names = useWords(eventWords)
  const { stores } = useSession()
  const client = useQueryClient()
  const [missing, setMissing] = useState<string>()
  const keep = ({ webhooks }: { webhooks: DeskWebhook[] }) => client.setQueryData(webhooksKey, { webhooks })
  const saving = useMutation({
    mutationFn: (change: Change) => deskCall(setWebhook, { body: change }),
    onSuccess: (answer) => {
      keep(answer)
      if (answer.secret === null) onClose()
    },
  })
  const removing = useMutation({
    mutationFn: (idWebhook: number) => deskCall(deleteWebhook, { params: { idWebhook }, body: {} }),
    onSuccess: (answer) => {
      keep(answer)
      onClose()
    },
  })
  const error = saving.error ?? removing.error
  const secret = saving.data?.secret

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const change = changeIn(new FormData(event.currentTarget), shown)
    setMissing(change.events.length === 0 ? text.noEvent : undefined)
    if (change.events.length > 0) saving.mutate(change)
  }

  return (
    <Dialog title={shown ? text.change : text.add} onClose={onClose}>
      {secret ? (
        <div className="grid gap-4">
          <p>{text.secret}</p>
          <output className="block border border-line bg-tile p-3 font-mono text-13 break-all">{secret}</output>
          <Button look="primary" onClick={onClose} className="justify-self-end">
            {text.done}
          </Button>
        </div>
      ) : (
        <form noValidate className="grid gap-4" onSubmit={submit}>
          {shown ? (
            <p className="font-mono text-13 break-all">{shown.url}</p>
          ) : (
            <>
              <Field
                label={text.url}
                name="url"
                type="url"
                help={text.help}
                placeholder="https://erp.example/avisos"
                autoComplete="off"
                error={fieldErrors(saving.error).url}
              />
              <SelectField
                label={text.store}
                name="country"
                options={[
                  { value: '', label: text.all },
                  ...stores.map((code) => ({ value: code, label: countryProfiles[code].name })),
                ]}
              />
            </>
          )}
          <fieldset>
            <legend className="text-13 font-semibold">{text.events}</legend>
            {noticeEvents.map((event) => (
              <Checkbox
                key={event}
                name="event"
                value={event}
                defaultChecked={shown ? shown.events.includes(event) : true}
                label={names[event]}
              />
            ))}
          </fieldset>
          {shown && (
            <div>
              <Checkbox name="active" defaultChecked={shown.active} label={text.active} />
              <Checkbox name="newSecret" label={text.newSecret} />
            </div>
          )}
          {missing && <Failure>{missing}</Failure>}
          {!missing && error && <Failure>{failureText(error)}</Failure>}
          <div className="flex flex-wrap justify-end gap-2">
            {shown && (
              <Button look="danger" onClick={() => removing.mutate(shown.id)} isBusy={removing.isPending}>
                {text.remove}
              </Button>
            )}
            <Button type="submit" look="primary" isBusy={saving.isPending}>
              {text.save}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
