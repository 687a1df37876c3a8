import { useMutation } from '@tanstack/react-query'
import { useState, type FocusEvent, type InputEvent, type SubmitEvent } from 'react'
import { useFetcher } from 'react-router'
import { Refused, sentenceOf } from '#app/platform/api/failures.ts'
import { notices } from '#contract/platform/notices.ts'
import { serverStrings, sentenceFor } from '#contract/platform/server-strings.ts'
import type { FieldErrors } from '#domain/platform/errors.ts'

/** The values of a form by field name; an unticked checkbox is missing. */
export type FormValues = Readonly<Record<string, string | undefined>>

/** The errors of a form: one message, and one per field. Without a message of its own the summary asks to check the fields. */
export type FormProblem = { sentence?: string; errors: FieldErrors }

export function formValues(data: FormData): FormValues {
  return Object.fromEntries([...data].map(([name, value]) => [name, typeof value === 'string' ? value : undefined]))
}

/** ERR-08: what the forms of an account and of an address say of errors, found here or by the server. */
export const customerDataSentence = sentenceFor(serverStrings.customerDataErrors)

/** The errors of `check` as a problem; undefined when there are none. */
export function problemFromErrors(errors: FieldErrors, sentence?: string): FormProblem | undefined {
  return Object.keys(errors).length > 0 ? { ...(sentence && { sentence }), errors } : undefined
}

export const problemOf = (error: unknown): FormProblem & { sentence: string } => ({
  sentence: sentenceOf(error),
  errors: error instanceof Refused ? error.errors : {},
})

/** `Navigator.onLine` does not exist on the server. */
const isOffline = () => (navigator as { onLine?: boolean }).onLine === false

/** The problem of a form that could not be sent, or was refused. */
export const submitProblemOf = (error: unknown): FormProblem =>
  isOffline() ? { sentence: notices.offline, errors: {} } : problemOf(error)

/** Delay before an error appears under a field, so that it does not move a button while it is being pressed. */
const blurErrorDelayMs = 200

type Check = (values: FormValues) => FieldErrors

/** What a field said before the form was sent must not undo what was answered: each attempt begins another round. */
type BlurErrors = { round: number; blurErrors: FieldErrors }

const withError = (now: BlurErrors, name: string, fault: string): BlurErrors => {
  return { ...now, blurErrors: { ...now.blurErrors, [name]: fault } }
}

/** The problem less what was solved since; undefined when nothing of it is left. */
function leftOf(problem: FormProblem | undefined, blurErrors: FieldErrors): FormProblem | undefined {
  const before = Object.entries(problem?.errors ?? {})
  const left = before.filter(([name]) => blurErrors[name] !== '')
  if (!problem || left.length === before.length) return problem
  return left.length === 0 ? undefined : { ...problem, errors: Object.fromEntries(left) }
}

/**
 * Checks a field when it loses focus; while empty it is not an error yet. The error below a field goes as soon as what is
 * typed is right; the summary above stays until then, because the page would jump under the fingers.
 */
function useFieldErrors(check: Check) {
  const [{ round, blurErrors }, setFound] = useState<BlurErrors>({ round: 0, blurErrors: {} })
  const [rightWhileTyping, setRightWhileTyping] = useState<string>()

  function onInput({ target }: InputEvent<HTMLFormElement>) {
    const { form, name } = target as HTMLElement as HTMLInputElement
    if (form && name) setRightWhileTyping(check(formValues(new FormData(form)))[name] ? undefined : name)
  }

  function onBlur({ target, relatedTarget }: FocusEvent<HTMLFormElement>) {
    const { form, name, value } = target as HTMLElement as HTMLInputElement
    if (!form || !name || value === '' || (relatedTarget as HTMLButtonElement | null)?.type === 'submit') return
    const fault = check(formValues(new FormData(form)))[name]
    const show = (now: BlurErrors) => (now.round === round ? withError(now, name, fault ?? '') : now)
    setTimeout(() => setFound(show), blurErrorDelayMs)
  }
  return {
    blurErrors,
    clearBlurErrors: () => {
      setFound((now) => ({ round: now.round + 1, blurErrors: {} }))
      setRightWhileTyping(undefined)
    },
    /** For a field that is filled by something else than typing. */
    solve: (name: string) => setFound((now) => withError(now, name, '')),
    onBlur,
    onInput,
    errorOf: (name: string, problem: FormProblem | undefined) =>
      name === rightWhileTyping ? undefined : (blurErrors[name] ?? problem?.errors[name]),
  }
}

const noCheck: Check = () => ({})

type UseFormOptions = {
  check?: Check
  send(values: FormValues): Promise<void>
  /** The errors of an earlier attempt. */
  submitted?: FormProblem | undefined
  /** The message above errors that `check` finds on submit. */
  sentence?: string
}

/**
 * A form with uncontrolled fields, so that nothing typed before hydration is lost: checked when a field loses focus and
 * on submit (U64), sent once however often the button is pressed. Returns the errors for `FormProblems` and the fields.
 */
export function useForm({ check = noCheck, send, submitted, sentence }: UseFormOptions) {
  const [problem, setProblem] = useState(submitted)
  // Each failed attempt moves the focus to the summary again.
  const [attempts, setAttempts] = useState(0)
  const { blurErrors, clearBlurErrors, solve, onBlur, onInput, errorOf } = useFieldErrors(check)
  const { mutate, isPending } = useMutation<void, Error, FormValues>({ mutationFn: send, networkMode: 'always' })

  function fail(found: FormProblem) {
    setProblem(found)
    clearBlurErrors()
    setAttempts((before) => before + 1)
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const values = formValues(new FormData(event.currentTarget))
    const found = problemFromErrors(check(values), sentence)
    if (found) {
      fail(found)
      return
    }
    setProblem(undefined)
    clearBlurErrors()
    mutate(values, { onError: (error) => fail(submitProblemOf(error)) })
  }

  return {
    problem: leftOf(problem, blurErrors),
    attempts,
    isBusy: isPending,
    solve,
    errorOf: (name: string) => errorOf(name, problem),
    form: { method: 'post', noValidate: true, onSubmit, onBlur, onInput },
  } as const
}

type UseActionFormOptions<R> = {
  /** The result of the form when it was sent before hydration. */
  submitted: R | undefined
  check?: Check
  /** The route whose action takes the form; the current one when missing. */
  action?: string
}

/**
 * A form that a route's action takes, with scripts (`clientAction`) and without. The action checks it and returns the
 * result, with the problem to show; `check` is for fields that lose the focus. The rest is as in `useForm`.
 */
export function useActionForm<R extends { problem?: FormProblem }>({
  submitted,
  check = noCheck,
  action,
}: UseActionFormOptions<R>) {
  const { submit, state, data } = useFetcher<R>()
  const isBusy = state !== 'idle'
  const result = data ?? submitted
  const { blurErrors, clearBlurErrors, onBlur, onInput, errorOf } = useFieldErrors(check)
  // Each result moves the focus to the summary again.
  const [latest, setLatest] = useState({ data, attempts: 0 })
  if (latest.data !== data) {
    setLatest({ data, attempts: latest.attempts + 1 })
    clearBlurErrors()
  }
  const problem = isBusy ? undefined : result?.problem

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    clearBlurErrors()
    void submit(event.currentTarget, {
      method: 'post',
      defaultShouldRevalidate: false,
      flushSync: true,
      ...(action && { action }),
    })
  }

  return {
    result,
    problem: leftOf(problem, blurErrors),
    attempts: latest.attempts,
    isBusy,
    errorOf: (name: string) => errorOf(name, problem),
    form: { method: 'post', noValidate: true, onSubmit, onBlur, onInput },
  } as const
}
