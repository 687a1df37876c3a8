import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listSessions, revokeSession } from '#contract/desk/staff.ts'
import { deskLanguages } from '#domain/desk/words.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { ownMoment } from '#desk/platform/figures.ts'
import { setPreferences, themes, usePreferences } from '#desk/platform/preferences.ts'
import { leaveDesk, useSession } from '#desk/platform/session.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { SelectField } from '#desk/platform/ui/field.tsx'
import { Failure } from '#desk/platform/ui/notice.tsx'
import { Screen, Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { OwnPasskeys } from './own-passkeys.tsx'

const words = wordsIn({
  es: {
    title: 'Mi cuenta',
    out: 'Salir',
    look: 'Idioma y aspecto',
    language: 'Idioma',
    languages: { es: 'Español', en: 'English' },
    theme: 'Aspecto',
    themes: { system: 'El del sistema', light: 'Claro', dark: 'Oscuro' },
    sessions: 'Dónde estás dentro',
    isThis: 'este navegador',
    used: (at: string, end: string) => `última vez ${at} · termina ${end}`,
    end: 'Cerrar',
  },
  en: {
    title: 'My account',
    out: 'Sign out',
    look: 'Language and look',
    language: 'Language',
    languages: { es: 'Español', en: 'English' },
    theme: 'Look',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
    sessions: 'Where you are signed in',
    isThis: 'this browser',
    used: (at: string, end: string) => `last used ${at} · ends ${end}`,
    end: 'Sign out',
  },
})

const sessionsKey = ['own sessions']

function Sessions() {
  const text = useWords(words)
  const { language } = usePreferences()
  const client = useQueryClient()
  const { data, error } = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => deskCall(listSessions, {}, { signal }),
  })
  const ending = useMutation({
    mutationFn: (id: string) => deskCall(revokeSession, { params: { id }, body: {} }),
    onSuccess: (answer) => client.setQueryData(sessionsKey, answer),
  })
  const failure = error ?? ending.error
  return (
    <Section title={text.sessions}>
      {failure && <Failure>{failureText(failure)}</Failure>}
      <ul>
        {data?.sessions.map(({ id, browser, lastUsedAt, expiresAt, isThis }) => (
          <li key={id} className="flex items-center justify-between gap-3 border-b border-line py-2">
            <span>
              <strong className="font-semibold">{browser}</strong>{' '}
              {isThis && <span className="text-13 text-ink-2">({text.isThis})</span>}
              <span className="figures block text-13 text-ink-2">
                {text.used(ownMoment(lastUsedAt, language), ownMoment(expiresAt, language))}
              </span>
            </span>
            {!isThis && (
              <Button onClick={() => ending.mutate(id)} isBusy={ending.isPending}>
                {text.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function AccountScreen() {
  const text = useWords(words)
  const { staff } = useSession()
  const { language, theme } = usePreferences()
  const leaving = useMutation({ mutationFn: leaveDesk })
  return (
    <Screen
      title={text.title}
      aside={
        <Button onClick={() => leaving.mutate()} isBusy={leaving.isPending}>
          {text.out}
        </Button>
      }
    >
      {leaving.error && <Failure>{failureText(leaving.error)}</Failure>}
      <p>
        {staff.name} · {staff.email}
      </p>
      <Section title={text.look}>
        <div className="grid max-w-md gap-3 tablet:grid-cols-2">
          <SelectField
            label={text.language}
            value={language}
            onChange={({ target }) => setPreferences({ language: target.value === 'en' ? 'en' : 'es' })}
            options={deskLanguages.map((value) => ({ value, label: text.languages[value] }))}
          />
          <SelectField
            label={text.theme}
            value={theme}
            onChange={({ target }) => setPreferences({ theme: themes.find((one) => one === target.value) ?? 'system' })}
            options={themes.map((value) => ({ value, label: text.themes[value] }))}
          />
        </div>
      </Section>
      <OwnPasskeys />
      <Sessions />
    </Screen>
  )
}
