import { CircleAlert } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useCountry } from '#app/platform/country/use-country.ts'
import type { FormProblem } from './use-form.ts'

type FormProblemsProps = {
  problem: FormProblem | undefined
  attempts: number
  /** The labels of the fields by name; a field's `id` is its name. */
  labels?: Readonly<Record<string, string>>
  /** An action that solves the problem, where there is one. */
  children?: ReactNode
}

const noLabels: Readonly<Record<string, string>> = {}

/** Takes the focus and prefixes the document title while mounted. */
function useErrorFocus() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { title } = document
    document.title = `Error: ${title}`
    box.current?.focus()
    return () => {
      if (document.title === `Error: ${title}`) document.title = title
    }
  }, [])
  return box
}

function ProblemBox({
  problem,
  labels,
  children,
}: {
  problem: FormProblem
  labels: Readonly<Record<string, string>>
  children: ReactNode
}) {
  const box = useErrorFocus()
  const { words } = useCountry()
  const faults = Object.entries(labels).flatMap(([name, label]) => {
    const sentence = problem.errors[name]
    return sentence ? [{ name, text: `${label}: ${sentence}` }] : []
  })
  return (
    <div ref={box} role="alert" tabIndex={-1} className="border-l-4 border-rojo bg-surface p-4">
      <p className="flex items-start gap-2 font-semibold">
        <CircleAlert aria-hidden="true" size={22} strokeWidth={1.5} className="mt-px shrink-0 text-rojo" />
        {problem.sentence ?? words.form.review}
      </p>
      {faults.length > 0 && (
        <ul className="mt-1 pl-7.5">
          {faults.map(({ name, text }) => (
            <li key={name}>
              <a
                href={`#${name}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(name)?.focus()
                }}
                className="inline-flex min-h-9 items-center text-14 underline underline-offset-4"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
      {children && <div className="pl-7.5">{children}</div>}
    </div>
  )
}

/** The errors above the form with links to the fields; takes the focus and changes the document title (U64). */
export function FormProblems({ problem, attempts, labels = noLabels, children }: FormProblemsProps) {
  if (!problem) return null
  // Each failed attempt is announced again.
  return (
    <ProblemBox key={attempts} problem={problem} labels={labels}>
      {children}
    </ProblemBox>
  )
}
