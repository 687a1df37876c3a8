import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { secondFactor, signIn, type DeskSession } from '#contract/desk/staff.ts'
import type { Assertion } from '#contract/platform/webauthn.ts'
import { newBrowserKey } from '#desk/platform/browser-key.ts'
import { deskCall, Refused } from '#desk/platform/call.ts'
import { failureText, fieldErrors } from '#desk/platform/failure-text.ts'
import { askPasskey, supportsPasskeys } from '#desk/platform/passkeys.ts'
import { setSession } from '#desk/platform/session.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Field } from '#desk/platform/ui/field.tsx'
import { Failure } from '#desk/platform/ui/notice.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { typed } from '#desk/platform/typed.ts'

const words = wordsIn({
  es: {
    email: 'E-mail',
    password: 'Contraseña',
    code: 'Código',
    codeHelp: 'Los seis números de tu aplicación de códigos, o uno de tus códigos de recuperación.',
    passkey: 'Usar mi llave de acceso',
    or: 'O entrá con un código.',
    enter: 'Ingresar',
    trialTitle: 'Tienda de prueba',
    trialText: 'Solo en esta computadora: entrá como su dueña.',
    trialEnter: 'Entrar como la dueña',
  },
  en: {
    email: 'E-mail',
    password: 'Password',
    code: 'Code',
    codeHelp: 'The six figures of your authenticator app, or one of your recovery codes.',
    passkey: 'Use my passkey',
    or: 'Or enter with a code.',
    enter: 'Sign in',
    trialTitle: 'A shop on trial',
    trialText: 'On this computer only: enter as its owner.',
    trialEnter: 'Enter as the owner',
  },
})

type SignInFields = { email: string; password: string; code?: string; passkey?: Assertion }

/** What the refusal of a right password alone says: the question for a passkey, where the person has one. */
function passkeyQuestion(error: unknown) {
  if (!(error instanceof Refused) || error.refusal.code !== 'code_needed') return undefined
  const read = secondFactor.safeParse(error.refusal.data)
  return read.success ? read.data.passkey : null
}

/** Password first, then a passkey or the code: the second question says that the first answer was right. */
export function SignInForm({ trial, email: knownEmail = '' }: { trial: DeskSession['trial']; email?: string }) {
  const text = useWords(words)
  const client = useQueryClient()
  const [asksCode, setAsksCode] = useState(false)
  const [hasPasskey, setHasPasskey] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const signing = useMutation({
    mutationFn: async (fields: SignInFields) =>
      deskCall(signIn, { body: { ...fields, browserKey: await newBrowserKey() } }),
    onSuccess: (session) => setSession(client, session),
    onError: (error) => {
      const question = passkeyQuestion(error)
      if (question === undefined) return
      setAsksCode(true)
      setHasPasskey(question !== null && supportsPasskeys())
    },
  })
  /** Asks again with the password alone, because a question is good for five minutes only. */
  async function signInByPasskey(): Promise<void> {
    const data = new FormData(form.current!)
    const fields = { email: typed(data, 'email'), password: typed(data, 'password') }
    const refused = await signing.mutateAsync(fields).then(
      () => undefined,
      (error: unknown) => error,
    )
    const question = passkeyQuestion(refused)
    const passkey = question && (await askPasskey(question))
    if (passkey) signing.mutate({ ...fields, passkey })
  }
  const byPasskey = useMutation({ mutationFn: signInByPasskey })
  const isAsking = passkeyQuestion(signing.error) !== undefined
  const errors = fieldErrors(signing.error)

  function submit(data: FormData) {
    const code = typed(data, 'code').trim()
    signing.mutate({
      email: typed(data, 'email'),
      password: typed(data, 'password'),
      ...(code && { code }),
    })
  }

  return (
    <div className="grid gap-6">
      <form
        ref={form}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit(new FormData(event.currentTarget))
        }}
      >
        <Field
          label={text.email}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={knownEmail}
          error={errors.email}
        />
        <Field
          label={text.password}
          name="password"
          type="password"
          autoComplete="current-password"
          error={errors.password}
        />
        {hasPasskey && (
          <>
            <Button look="primary" onClick={() => byPasskey.mutate()} isBusy={byPasskey.isPending}>
              {text.passkey}
            </Button>
            <p className="text-13 text-ink-2">{text.or}</p>
          </>
        )}
        {asksCode && (
          <Field
            label={text.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            help={text.codeHelp}
            error={errors.code}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the question that has just been asked
            autoFocus={!hasPasskey}
          />
        )}
        {signing.error && !isAsking && <Failure>{failureText(signing.error)}</Failure>}
        {byPasskey.error && <Failure>{failureText(byPasskey.error)}</Failure>}
        <Button type="submit" look={hasPasskey ? 'secondary' : 'primary'} isBusy={signing.isPending}>
          {text.enter}
        </Button>
      </form>
      {trial && (
        <section className="grid gap-2 border-t border-line pt-4">
          <h2 className="text-14 font-semibold">{text.trialTitle}</h2>
          <p className="text-13 text-ink-2">{text.trialText}</p>
          <p className="figures text-13">
            {trial.email} · {trial.password} · {trial.code}
          </p>
          <Button onClick={() => signing.mutate(trial)} isBusy={signing.isPending}>
            {text.trialEnter}
          </Button>
        </section>
      )}
    </div>
  )
}
