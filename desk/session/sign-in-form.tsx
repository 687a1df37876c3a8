import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { signIn, type DeskSession } from '#contract/desk/staff.ts'
import { newBrowserKey } from '#desk/platform/browser-key.ts'
import { deskCall, Refused } from '#desk/platform/call.ts'
import { failureText, fieldErrors } from '#desk/platform/failure-text.ts'
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
    enter: 'Sign in',
    trialTitle: 'A shop on trial',
    trialText: 'On this computer only: enter as its owner.',
    trialEnter: 'Enter as the owner',
  },
})

type SignInFields = { email: string; password: string; code?: string }

/** Password first, then the code: the second question says that the first answer was right. */
export function SignInForm({ trial, email: knownEmail = '' }: { trial: DeskSession['trial']; email?: string }) {
  const text = useWords(words)
  const client = useQueryClient()
  const [asksCode, setAsksCode] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const signing = useMutation({
    mutationFn: async (fields: SignInFields) =>
      deskCall(signIn, { body: { ...fields, browserKey: await newBrowserKey() } }),
    onSuccess: (session) => setSession(client, session),
    onError: (error) => {
      if (error instanceof Refused && error.refusal.code === 'code_needed') setAsksCode(true)
    },
  })
  const isAsking = signing.error instanceof Refused && signing.error.refusal.code === 'code_needed'
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
        {asksCode && (
          <Field
            label={text.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            help={text.codeHelp}
            error={errors.code}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the question that has just been asked
            autoFocus
          />
        )}
        {signing.error && !isAsking && <Failure>{failureText(signing.error)}</Failure>}
        <Button type="submit" look="primary" isBusy={signing.isPending}>
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
