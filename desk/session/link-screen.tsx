import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { renderSVG } from 'uqr'
import { acceptLink, openLink } from '#contract/desk/staff.ts'
import type { DeskInput } from '#contract/desk/desk-endpoint.ts'
import { newBrowserKey } from '#desk/platform/browser-key.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText, fieldErrors } from '#desk/platform/failure-text.ts'
import { setSession } from '#desk/platform/session.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Field } from '#desk/platform/ui/field.tsx'
import { Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { Door } from './door.tsx'

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
    app: 'Conectá una aplicación de códigos',
    appHelp:
      'Escaneá el dibujo con la aplicación de códigos de tu teléfono, o escribí la clave en ella. Después escribí acá los seis números que muestra.',
    key: 'Clave',
    code: 'Código de la aplicación',
    accept: 'Guardar y entrar',
    enter: 'Entrar',
    codesTitle: 'Guardá estos códigos',
    codesText: 'Si perdés el teléfono, cada uno te deja entrar una vez. No los vas a volver a ver.',
    print: 'Imprimir',
    go: 'Ir al escritorio',
    qr: 'Código QR para la aplicación de códigos',
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
    app: 'Connect an authenticator app',
    appHelp:
      'Scan the picture with the authenticator app of your telephone, or type the key into it. Then type the six figures that it shows.',
    key: 'Key',
    code: 'Code of the app',
    accept: 'Save and enter',
    enter: 'Enter',
    codesTitle: 'Keep these codes',
    codesText: 'If you lose the telephone, each of them lets you in once. You will not see them again.',
    print: 'Print',
    go: 'To the desk',
    qr: 'QR code for the authenticator app',
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

/** What follows a link of an invitation: who one is, a password, and the app that shows codes. */
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
  const accepting = useMutation({
    mutationFn: async (account: NewAccount) =>
      deskCall(acceptLink, { body: { ...account, token, browserKey: await newBrowserKey() } }),
    onSuccess: ({ session, recoveryCodes }) => {
      if (recoveryCodes.length > 0) return
      setSession(client, session)
      void navigate('/', { replace: true })
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
            <fieldset className="grid gap-3 border-t border-line pt-4">
              <legend className="sr-only">{text.app}</legend>
              <h2 className="text-16 font-semibold">{text.app}</h2>
              <p className="text-13 text-ink-2">{text.appHelp}</p>
              <img
                alt={text.qr}
                width={176}
                height={176}
                className="bg-[#fff] p-2"
                src={`data:image/svg+xml,${encodeURIComponent(renderSVG(offer.address))}`}
              />
              <p className="text-13">
                {text.key}: <span className="font-mono break-all select-all">{offer.secret}</span>
              </p>
              <Field
                label={text.code}
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                error={errors.code}
              />
            </fieldset>
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
