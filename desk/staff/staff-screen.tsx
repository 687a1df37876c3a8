import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listStaff, type Colleague } from '#contract/desk/staff.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { ownMoment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { PersonDialog } from './person-dialog.tsx'
import { roleWords } from './role-words.ts'
import { staffKey } from './staff-query.ts'

const words = wordsIn({
  es: {
    title: 'Equipo',
    loading: 'Cargando el equipo',
    invite: 'Invitar',
    allStores: 'todas las tiendas',
    status: { active: 'activo', invited: 'invitado', disabled: 'sin acceso' },
    last: (at: string) => `última vez ${at}`,
    never: 'nunca entró',
    open: (count: number) => (count === 1 ? '1 sesión abierta' : `${count} sesiones abiertas`),
    change: 'Cambiar a',
  },
  en: {
    title: 'Staff',
    loading: 'Loading the staff',
    invite: 'Invite',
    allStores: 'all stores',
    status: { active: 'active', invited: 'invited', disabled: 'no access' },
    last: (at: string) => `last seen ${at}`,
    never: 'never signed in',
    open: (count: number) => (count === 1 ? '1 open session' : `${count} open sessions`),
    change: 'Change',
  },
})

function Person({ person, onChange }: { person: Colleague; onChange(): void }) {
  const text = useWords(words)
  const roles = useWords(roleWords)
  const language = useLanguage()
  const { name, email, status, stores, lastUsedAt, openSessions } = person
  const where = stores?.map((code) => countryProfiles[code].name).join(', ') ?? text.allStores
  return (
    <li className="border-b border-line">
      <button
        type="button"
        onClick={onChange}
        className="grid w-full gap-x-4 gap-y-0.5 px-2 py-2 text-left hover:bg-tile tablet:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,2fr)]"
      >
        <span>
          <span className="sr-only">{text.change} </span>
          <strong className="font-semibold">{name}</strong>{' '}
          {status !== 'active' && <Badge tone={status === 'invited' ? 'now' : 'plain'}>{text.status[status]}</Badge>}
          <span className="block truncate text-13 text-ink-2">{email}</span>
        </span>
        <span className="text-14">
          {person.roles.map((role) => roles[role].name).join(', ')}
          <span className="block text-13 text-ink-2">{where}</span>
        </span>
        <span className="figures text-13 text-ink-2">
          {lastUsedAt ? text.last(ownMoment(lastUsedAt, language)) : text.never}
          {openSessions > 0 && <span className="block">{text.open(openSessions)}</span>}
        </span>
      </button>
    </li>
  )
}

/** Who works at the desk. */
export function StaffScreen() {
  const text = useWords(words)
  const { data, error } = useQuery({ queryKey: staffKey, queryFn: ({ signal }) => deskCall(listStaff, {}, { signal }) })
  const [shown, setShown] = useState<Colleague | 'new'>()
  return (
    <Screen
      title={text.title}
      aside={
        <Button look="primary" onClick={() => setShown('new')}>
          {text.invite}
        </Button>
      }
    >
      {error && <Failure>{failureText(error)}</Failure>}
      {!data && !error && <LoadingRows label={text.loading} count={3} />}
      <ul className="border-t border-line">
        {data?.staff.map((person) => (
          <Person key={person.idStaff} person={person} onChange={() => setShown(person)} />
        ))}
      </ul>
      {shown && <PersonDialog person={shown === 'new' ? undefined : shown} onClose={() => setShown(undefined)} />}
    </Screen>
  )
}
