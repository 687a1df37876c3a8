import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { listWebhooks, type DeskWebhook } from '#contract/desk/webhooks.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { integer, ownMoment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Empty, Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { SystemTabs } from './system-tabs.tsx'
import { WebhookDialog, webhooksKey } from './webhook-dialog.tsx'
import { eventWords } from './webhook-words.ts'

const words = wordsIn({
  es: {
    title: 'Webhooks',
    about: 'La tienda avisa a tus sistemas lo que pasa, firmado, y vuelve a probar durante casi un día.',
    loading: 'Cargando los webhooks',
    none: 'La tienda no avisa a ningún otro sistema.',
    add: 'Agregar un webhook',
    allStores: 'todas las tiendas',
    on: 'prendido',
    off: 'apagado',
    last: (answer: string, at: string) => `Última respuesta: ${answer}, ${at}`,
    never: 'Todavía no se le mandó nada.',
    waiting: (count: string) => `${count} en espera`,
    dead: (count: string) => `${count} sin entregar`,
    deliveries: 'Ver envíos',
    change: 'Cambiar',
  },
  en: {
    title: 'Webhooks',
    about: 'The shop tells your systems what happens, signed, and tries again for most of a day.',
    loading: 'Loading the webhooks',
    none: 'The shop tells no other system.',
    add: 'Add a webhook',
    allStores: 'all stores',
    on: 'on',
    off: 'off',
    last: (answer: string, at: string) => `Last answer: ${answer}, ${at}`,
    never: 'Nothing was sent to it yet.',
    waiting: (count: string) => `${count} waiting`,
    dead: (count: string) => `${count} undelivered`,
    deliveries: 'See deliveries',
    change: 'Change',
  },
})

function Row({ shown, onChange }: { shown: DeskWebhook; onChange(): void }) {
  const text = useWords(words)
  const names = useWords(eventWords)
  const language = useLanguage()
  const { id, url, country, events, active, waiting, dead, last } = shown
  return (
    <li className="grid gap-x-4 gap-y-2 border-b border-line py-3 wide:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-0.5">
        <span className="flex flex-wrap items-center gap-2">
          <strong className="font-mono text-14 font-semibold break-all">{url}</strong>
          <Badge tone={active ? 'done' : 'plain'}>{active ? text.on : text.off}</Badge>
          {waiting > 0 && <Badge>{text.waiting(integer(waiting, language))}</Badge>}
          {dead > 0 && <Badge tone="bad">{text.dead(integer(dead, language))}</Badge>}
        </span>
        <span className="text-14">{events.map((event) => names[event]).join(' · ')}</span>
        <span className="figures text-13 text-ink-2">
          {country ? countryProfiles[country].name : text.allStores} ·{' '}
          {last ? text.last(last.error ?? String(last.status), ownMoment(last.at, language)) : text.never}
        </span>
      </div>
      <div className="flex items-start gap-2">
        <Link
          to={`/system/webhooks/${id}`}
          className="inline-flex min-h-9 items-center rounded-edge px-3 text-14 font-semibold underline underline-offset-4 max-tablet:min-h-11"
        >
          {text.deliveries}
        </Link>
        <Button onClick={onChange}>{text.change}</Button>
      </div>
    </li>
  )
}

/** The addresses that the shop sends events to. */
export function WebhooksScreen() {
  const text = useWords(words)
  const { data, error } = useQuery({
    queryKey: webhooksKey,
    queryFn: ({ signal }) => deskCall(listWebhooks, {}, { signal }),
  })
  const [open, setOpen] = useState<DeskWebhook | 'new'>()
  return (
    <Screen
      title={text.title}
      aside={
        <Button look="primary" onClick={() => setOpen('new')}>
          {text.add}
        </Button>
      }
    >
      <SystemTabs />
      <p className="text-14 text-ink-2">{text.about}</p>
      {error && <Failure>{failureText(error)}</Failure>}
      {!data && !error && <LoadingRows label={text.loading} count={3} />}
      {data?.webhooks.length === 0 && <Empty>{text.none}</Empty>}
      {data && data.webhooks.length > 0 && (
        <ul className="border-t border-line">
          {data.webhooks.map((webhook) => (
            <Row key={webhook.id} shown={webhook} onChange={() => setOpen(webhook)} />
          ))}
        </ul>
      )}
      {open && <WebhookDialog shown={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </Screen>
  )
}
