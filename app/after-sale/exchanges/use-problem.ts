import { useState } from 'react'
import type { FormProblem } from '#app/platform/forms/use-form.ts'
import { messages } from '#contract/platform/messages.ts'
import type { FieldErrors } from '#domain/platform/errors.ts'

/** What is missing in a step, shown above it and at its fields when the customer tries to continue (EXC-10). */
export function useProblem() {
  const [problem, setProblem] = useState<FormProblem>()
  const [attempts, setAttempts] = useState(0)
  return {
    problem,
    attempts,
    errorOf: (name: string) => problem?.errors[name],
    /** Returns whether nothing is missing; otherwise shows what is. */
    checkComplete(errors: FieldErrors, sentence: string = messages.exchange_incomplete): boolean {
      const isComplete = Object.keys(errors).length === 0
      setProblem(isComplete ? undefined : { sentence, errors })
      if (!isComplete) setAttempts((before) => before + 1)
      return isComplete
    },
  }
}
