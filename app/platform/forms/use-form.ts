import { useMutation } from '@tanstack/react-query'
import { useState, type FocusEvent, type SubmitEvent } from 'react'
import { Refused, sentenceOf } from '#app/platform/api/failures.ts'
import { notices } from '#contract/platform/messages.ts'
import { serverStrings, sentenceFor } from '#contract/platform/server-strings.ts'
import type { FieldErrors } from '#domain/platform/errors.ts'

/** The values of a form by field name; an unticked checkbox is missing. */
export type FormValues = Readonly<Record<string, string | undefined>>

/** The errors of a form: one message, and one per field. */
export type FormProblem = { sentence: string; errors: FieldErrors }

export function formValues(data: FormData): FormValues {
  return Object.fromEntries([...data].map(([name, value]) => [name, typeof value === 'string' ? value : undefined]))
}

/** ERR-08: the message for errors found here, the same as for errors found by the server. */
const dataErrorMessage = sentenceFor(serverStrings.customerDataErrors)

/** The errors of `check` as a problem; undefined when there are none. */
export function problemFromErrors(errors: FieldErrors): FormProblem | undefined {
  return Object.keys(errors).length > 0 ? { sentence: dataErrorMessage, errors } : undefined
}

export const problemOf = (error: unknown): FormProblem => ({
  sentence: sentenceOf(error),
  errors: error instanceof Refused ? error.errors : {},
})

/** Delay before an error appears under a field, so that it does not move a button while it is being pressed. */
const blurErrorDelayMs = 200

type UseFormOptions = {
  check?(values: FormValues): FieldErrors
  send(values: FormValues): Promise<void>
  /** The errors of a form that was sent before hydration. */
  submitted?: FormProblem | undefined
}

/**
 * A form with uncontrolled fields, so that nothing typed before hydration is lost: checked when a field loses focus and
 * on submit (U64), sent once however often the button is pressed. Returns the errors for `FormProblems` and the fields.
 */
export function useForm({ check = () => ({}), send, submitted }: UseFormOptions) {
  const [problem, setProblem] = useState(submitted)
  // Each failed attempt moves the focus to the summary again.
  const [attempts, setAttempts] = useState(0)
  const [blurErrors, setBlurErrors] = useState<FieldErrors>({})
  const { mutate, isPending } = useMutation<void, Error, FormValues>({ mutationFn: send, networkMode: 'always' })

  function fail(found: FormProblem) {
    setProblem(found)
    setBlurErrors({})
    setAttempts((before) => before + 1)
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const values = formValues(new FormData(event.currentTarget))
    const found = problemFromErrors(check(values))
    if (found) {
      fail(found)
      return
    }
    setProblem(undefined)
    setBlurErrors({})
    mutate(values, {
      onError: (error) => fail(navigator.onLine ? problemOf(error) : { sentence: notices.offline, errors: {} }),
    })
  }

  /** A field that loses focus while empty is not an error yet. */
  function onBlur({ target, relatedTarget }: FocusEvent<HTMLFormElement>) {
    const { form, name, value } = target as HTMLElement as HTMLInputElement
    if (!form || !name || value === '' || (relatedTarget as HTMLButtonElement | null)?.type === 'submit') return
    const fault = check(formValues(new FormData(form)))[name]
    setTimeout(() => setBlurErrors((faults) => ({ ...faults, [name]: fault ?? '' })), blurErrorDelayMs)
  }

  return {
    problem,
    attempts,
    isBusy: isPending,
    errorOf: (name: string) => blurErrors[name] ?? problem?.errors[name],
    form: { method: 'post', noValidate: true, onSubmit, onBlur },
  } as const
}
