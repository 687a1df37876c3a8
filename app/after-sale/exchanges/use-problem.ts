import { useState } from 'react'
import type { FormProblem } from '#app/platform/forms/use-form.ts'
import { messages } from '#contract/platform/messages.ts'
import type { FieldErrors } from '#domain/platform/errors.ts'

/** What a step lacks, said on top and at its fields once somebody wants to go on (EXC-10). */
export function useProblem() {
  const [problem, setProblem] = useState<FormProblem>()
  const [attempts, setAttempts] = useState(0)
  return {
    problem,
    attempts,
    errorOf: (name: string) => problem?.errors[name],
    /** Whether everything is there; if not, it is said. */
    isComplete(errors: FieldErrors, sentence: string = messages.exchange_incomplete): boolean {
      const isComplete = Object.keys(errors).length === 0
      setProblem(isComplete ? undefined : { sentence, errors })
      if (!isComplete) setAttempts((before) => before + 1)
      return isComplete
    },
  }
}
