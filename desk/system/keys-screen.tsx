import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listKeys, revokeKey, type ApiKey } from '#contract/desk/api-keys.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { ownMoment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Empty, Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { SystemTabs } from './system-tabs.tsx'
import { keysKey } from './keys-query.ts'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { permissionWords } from './permission-words.ts'

const words = wordsIn({
  es: {
    title: 'Claves',
    about: 'Con una clave, otro sistema tuyo (un ERP, un depósito) llama al escritorio sin una persona.',
    loading: 'Cargando las claves',
    none: 'Ningún otro sistema tiene una clave.',
    make: 'Crear una clave',
    allStores: 'todas las tiendas',
    states: { open: 'en uso', expired: 'venció', revoked: 'revocada' },
    made: (who: string, at: string) => `La creó ${who}, ${at}`,
    ends: (at: string) => `vence ${at}`,
    used: (at: string) => `última vez ${at}`,
    never: 'nunca se usó',
    revoke: 'Revocar',
    sure: (name: string) => `¿Revocar la clave ${name}?`,
    effect: 'Desde la próxima llamada, ese sistema no entra más. No se puede deshacer: haría falta otra clave.',
  },
  en: {
    title: 'Keys',
    about: 'With a key, another system of yours (an ERP, a warehouse) calls the desk without a person.',
    loading: 'Loading the keys',
    none: 'No other system has a key.',
    make: 'Make a key',
    allStores: 'all stores',
    states: { open: 'in use', expired: 'over', revoked: 'revoked' },
    made: (who: string, at: string) => `Made by ${who}, ${at}`,
    ends: (at: string) => `ends ${at}`,
    used: (at: string) => `last used ${at}`,
    never: 'never used',
    revoke: 'Revoke',
    sure: (name: string) => `Revoke the key ${name}?`,
    effect:
      'From its next call on that system does not come in any more. It cannot be undone: another key would be needed.',
  },
})

function RevokeDialog({ shown, onClose }: { shown: ApiKey; onClose(): void }) {
  const text = useWords(words)
  const client = useQueryClient()
  const revoking = useMutation({
    mutationFn: ({ idKey }: ApiKey) => deskCall(revokeKey, { params: { idKey }, body: {} }),
    onSuccess: (answer) => {
      client.setQueryData(keysKey, answer)
      onClose()
    },
  })
  return (
    <Dialog title={text.sure(shown.name)} onClose={onClose}>
      <p className="mb-4">{text.effect}</p>
      {revoking.error && <Failure>{failureText(revoking.error)}</Failure>}
      <div className="flex justify-end">
        <Button look="danger" onClick={() => revoking.mutate(shown)} isBusy={revoking.isPending}>
          {text.revoke}
        </Button>
      </div>
    </Dialog>
  )
}

function Row({ shown, onRevoke }: { shown: ApiKey; onRevoke(): void }) {
  const text = useWords(words)
  const names = useWords(permissionWords)
  const language = useLanguage()
  const { name, hint, state, permissions, stores, createdBy, createdAt, expiresAt, lastUsedAt } = shown
  return (
    <li className="grid gap-x-4 gap-y-1 border-b border-line py-3 tablet:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]">
      <div>
        <strong className="font-semibold">{name}</strong>{' '}
        <Badge tone={state === 'open' ? 'done' : 'plain'}>{text.states[state]}</Badge>
        <span className="block font-mono text-13 text-ink-2">{hint}…</span>
        <span className="figures block text-13 text-ink-2">
          {lastUsedAt ? text.used(ownMoment(lastUsedAt, language)) : text.never}
          {state === 'open' && ` · ${text.ends(ownMoment(expiresAt, language))}`}
        </span>
      </div>
      <div className="text-14">
        {permissions.map((permission) => names[permission]).join(' · ')}
        <span className="block text-13 text-ink-2">
          {stores?.map((code) => countryProfiles[code].name).join(', ') ?? text.allStores}
        </span>
        <span className="figures block text-13 text-ink-2">{text.made(createdBy, ownMoment(createdAt, language))}</span>
      </div>
      {state === 'open' && (
        <Button className="self-start justify-self-start" onClick={onRevoke}>
          {text.revoke}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  )
}

/** The keys with which other systems call the desk. */
export function KeysScreen() {
  const text = useWords(words)
  const { data, error } = useQuery({ queryKey: keysKey, queryFn: ({ signal }) => deskCall(listKeys, {}, { signal }) })
  const [open, setOpen] = useState<ApiKey | 'new'>()
  return (
    <Screen
      title={text.title}
      aside={
        <Button look="primary" onClick={() => setOpen('new')}>
          {text.make}
        </Button>
      }
    >
      <SystemTabs />
      <p className="text-14 text-ink-2">{text.about}</p>
      {error && <Failure>{failureText(error)}</Failure>}
      {!data && !error && <LoadingRows label={text.loading} count={3} />}
      {data?.keys.length === 0 && <Empty>{text.none}</Empty>}
      {data && data.keys.length > 0 && (
        <ul className="border-t border-line">
          {data.keys.map((key) => (
            <Row key={key.idKey} shown={key} onRevoke={() => setOpen(key)} />
          ))}
        </ul>
      )}
      {open === 'new' && <NewKeyDialog onClose={() => setOpen(undefined)} />}
      {open && open !== 'new' && <RevokeDialog shown={open} onClose={() => setOpen(undefined)} />}
    </Screen>
  )
}
