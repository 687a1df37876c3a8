import { useMutation } from '@tanstack/react-query'
import { useState, type FocusEvent, type SubmitEvent } from 'react'
import { Refused, sentenceOf } from '#app/platform/api/failures.ts'
import { notices } from '#contract/platform/messages.ts'
import { serverStrings, sentenceFor } from '#contract/platform/server-strings.ts'
import type { FieldErrors } from '#domain/platform/errors.ts'

/** What a form holds, by the names of its fields; a checkbox that is not ticked is not there. */
export type FormValues = Readonly<Record<string, string | undefined>>

/** What is wrong with a form: in one sentence, and at its fields. */
export type FormProblem = { sentence: string; errors: FieldErrors }

export function formValues(data: FormData): FormValues {
  return Object.fromEntries([...data].map(([name, value]) => [name, typeof value === 'string' ? value : undefined]))
}

/** ERR-08: the sentence over faults that were found here, as over those that the server finds. */
const dataErrors = sentenceFor(serverStrings.customerDataErrors)

/** The faults that `check` finds, as a problem; undefined when there are none. */
export function foundProblem(errors: FieldErrors): FormProblem | undefined {
  return Object.keys(errors).length > 0 ? { sentence: dataErrors, errors } : undefined
}

export const problemOf = (error: unknown): FormProblem => ({
  sentence: sentenceOf(error),
  errors: error instanceof Refused ? error.errors : {},
})

/** A fault that appears under a field must not move the button that is being pressed. */
const afterPressMs = 200

type Options = {
  check?(values: FormValues): FieldErrors
  send(values: FormValues): Promise<void>
  /** What was wrong with the form when it was sent before the scripts ran. */
  submitted?: FormProblem | undefined
}

/**
 * A form whose fields are not controlled, so that nothing typed is lost: checked when a field is left and when it is sent
 * (U64), sent once however often it is pressed, with what is wrong for `FormProblems` and the fields.
 */
export function useForm({ check = () => ({}), send, submitted }: Options) {
  const [problem, setProblem] = useState(submitted)
  // Each attempt that fails moves focus to the summary anew.
  const [attempts, setAttempts] = useState(0)
  const [leftFaults, setLeftFaults] = useState<FieldErrors>({})
  const { mutate, isPending } = useMutation<void, Error, FormValues>({ mutationFn: send, networkMode: 'always' })

  function fail(found: FormProblem) {
    setProblem(found)
    setLeftFaults({})
    setAttempts((before) => before + 1)
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const values = formValues(new FormData(event.currentTarget))
    const found = foundProblem(check(values))
    if (found) {
      fail(found)
      return
    }
    setProblem(undefined)
    setLeftFaults({})
    mutate(values, {
      onError: (error) => fail(navigator.onLine ? problemOf(error) : { sentence: notices.offline, errors: {} }),
    })
  }

  /** An empty field that is left is not a fault yet. */
  function onBlur({ target, relatedTarget }: FocusEvent<HTMLFormElement>) {
    const { form, name, value } = target as HTMLElement as HTMLInputElement
    if (!form || !name || value === '' || (relatedTarget as HTMLButtonElement | null)?.type === 'submit') return
    const fault = check(formValues(new FormData(form)))[name]
    setTimeout(() => setLeftFaults((faults) => ({ ...faults, [name]: fault ?? '' })), afterPressMs)
  }

  return {
    problem,
    attempts,
    isBusy: isPending,
    errorOf: (name: string) => leftFaults[name] ?? problem?.errors[name],
    form: { method: 'post', noValidate: true, onSubmit, onBlur },
  } as const
}
