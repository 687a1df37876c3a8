import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { offerLinkPasskey } from '#contract/desk/passkeys.ts'
import { acceptLink, openLink } from '#contract/desk/staff.ts'
import type { Attestation } from '#contract/platform/webauthn.ts'
import type { DeskInput } from '#contract/desk/desk-endpoint.ts'
import { newBrowserKey } from '#desk/platform/browser-key.ts'
import { deskCall, Refused } from '#desk/platform/call.ts'
import { failureText, fieldErrors } from '#desk/platform/failure-text.ts'
import { makePasskey } from '#desk/platform/passkeys.ts'
import { setSession } from '#desk/platform/session.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Field } from '#desk/platform/ui/field.tsx'
import { Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { Door } from './door.tsx'
import { SecondFactorFields, type SecondFactor } from './second-factor-fields.tsx'

const words = wordsIn({
  es: {
    loading: 'Abriendo el enlace',
    title: {
      owner: 'Abrí tu escritorio',
      invitation: 'Sumate al equipo',
      recovery: 'Configurá tu acceso',
      'sign-in': 'Entrá al escritorio',
    },
    email: 'E-mail',
    name: 'Nombre y apellido',
    password: 'Contraseña nueva',
    passwordHelp: 'Al menos 12 caracteres. Tres o cuatro palabras que solo vos juntarías son una buena contraseña.',
    accept: 'Guardar y entrar',
    enter: 'Entrar',
    codesTitle: 'Guardá estos códigos',
    codesText: 'Si perdés el dispositivo, cada uno te deja entrar una vez. No los vas a volver a ver.',
    print: 'Imprimir',
    go: 'Ir al escritorio',
    bad: 'Falta una parte del enlace: copialo entero.',
  },
  en: {
    loading: 'Opening the link',
    title: {
      owner: 'Open your desk',
      invitation: 'Join the staff',
      recovery: 'Set up your access',
      'sign-in': 'Enter the desk',
    },
    email: 'E-mail',
    name: 'Name',
    password: 'New password',
    passwordHelp: 'At least 12 characters. Three or four words that only you would put together are a good password.',
    accept: 'Save and enter',
    enter: 'Enter',
    codesTitle: 'Keep these codes',
    codesText: 'If you lose the device, each of them lets you in once. You will not see them again.',
    print: 'Print',
    go: 'To the desk',
    bad: 'Part of the link is missing: copy all of it.',
  },
})

type NewAccount = Omit<DeskInput<typeof acceptLink>['body'], 'token' | 'browserKey'>

function RecoveryCodes({ codes, shop, onDone }: { codes: readonly string[]; shop: string; onDone(): void }) {
  const text = useWords(words)
  return (
    <Door shop={shop} title={text.codesTitle}>
      <p>{text.codesText}</p>
      <ul className="figures grid grid-cols-2 gap-2 border border-line bg-surface p-4 font-mono text-13">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex gap-2 print:hidden">
        <Button look="primary" onClick={onDone}>
          {text.go}
        </Button>
        <Button onClick={() => window.print()}>{text.print}</Button>
      </div>
    </Door>
  )
}

/** What follows a link of an invitation: who one is, a password, and a second step. */
export function LinkScreen() {
  const token = useLocation().hash.slice(1)
  // Another link opened in the same window is another person's.
  return <OpenedLink key={token} token={token} />
}

function OpenedLink({ token }: { token: string }) {
  const text = useWords(words)
  const client = useQueryClient()
  const navigate = useNavigate()
  const link = useQuery({
    queryKey: ['link', token],
    queryFn: () => deskCall(openLink, { body: { token } }),
    enabled: token.length === 43,
    staleTime: Infinity,
    retry: false,
  })
  const [factor, setFactor] = useState<SecondFactor>('app')
  // Kept while a password is refused, so that the device is asked for one passkey and not for another at every try.
  const [passkey, setPasskey] = useState<Attestation>()
  const isByPasskey = factor === 'passkey' && link.data?.purpose !== 'sign-in'
  async function newPasskey(): Promise<Attestation | undefined> {
    const { options } = await deskCall(offerLinkPasskey, { body: { token } })
    const made = await makePasskey(options)
    setPasskey(made)
    return made
  }
  const accepting = useMutation({
    mutationFn: async (account: NewAccount) => {
      const made = isByPasskey ? (passkey ?? (await newPasskey())) : undefined
      // The question of the device was closed: the form stays as it is.
      if (isByPasskey && !made) return null
      const body = { ...account, ...(made && { passkey: made }), token, browserKey: await newBrowserKey() }
      return deskCall(acceptLink, { body })
    },
    onSuccess: (accepted) => {
      if (!accepted || accepted.recoveryCodes.length > 0) return
      setSession(client, accepted.session)
      void navigate('/', { replace: true })
    },
    onError: (error) => {
      if (error instanceof Refused && error.refusal.code === 'passkey_refused') setPasskey(undefined)
    },
  })
  const shop = link.data?.shop ?? ''
  const { session, recoveryCodes = [] } = accepting.data ?? {}
  if (session && recoveryCodes.length > 0) {
    const go = () => {
      setSession(client, session)
      void navigate('/', { replace: true })
    }
    return <RecoveryCodes codes={recoveryCodes} shop={shop} onDone={go} />
  }
  const failure = token.length === 43 ? link.error && failureText(link.error) : text.bad
  if (failure)
    return (
      <Door shop={shop} title="">
        {<Failure>{failure}</Failure>}
      </Door>
    )
  if (!link.data)
    return (
      <Door shop={shop} title="">
        {<LoadingRows count={3} label={text.loading} />}
      </Door>
    )
  const { purpose, email, name, offer } = link.data
  const errors = fieldErrors(accepting.error)
  return (
    <Door shop={shop} title={text.title[purpose]}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const data = new FormData(event.currentTarget)
          accepting.mutate(Object.fromEntries([...data].filter(([, value]) => value !== '')))
        }}
      >
        {email === null ? (
          <Field
            label={text.email}
            name="email"
            type="email"
            autoComplete="username"
            error={errors.email ?? errors['body.email']}
          />
        ) : (
          <p className="text-14 font-semibold">{email}</p>
        )}
        {offer && (
          <>
            <Field label={text.name} name="name" autoComplete="name" defaultValue={name ?? ''} error={errors.name} />
            <Field
              label={text.password}
              name="password"
              type="password"
              autoComplete="new-password"
              help={text.passwordHelp}
              error={errors.password}
            />
            <SecondFactorFields offer={offer} chosen={factor} error={errors.code} onChoose={setFactor} />
          </>
        )}
        {accepting.error && Object.keys(errors).length === 0 && <Failure>{failureText(accepting.error)}</Failure>}
        <Button type="submit" look="primary" isBusy={accepting.isPending}>
          {offer ? text.accept : text.enter}
        </Button>
      </form>
    </Door>
  )
}
