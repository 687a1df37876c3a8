import { useEffect, useRef, type ReactNode } from 'react'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { checkoutWords } from './checkout-words.ts'
import type { CheckoutStep } from '#domain/buy/checkout/first-step.ts'

type StepProps = {
  name: CheckoutStep
  title: string
  /** The step's number, and the number of steps. */
  at: number
  of: number
  state: 'done' | 'current' | 'later'
  /** The answer in one line, once given. */
  answer?: ReactNode
  onChange(): void
  children: ReactNode
}

/** One step of the checkout: open while it is current, collapsed to its answer afterwards (U67). */
export function Step({ name, title, at, of, state, answer, onChange, children }: StepProps) {
  const words = checkoutWords(useCountry().country)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(state)
  // Moves focus to the heading of the step that opens, as on a page navigation.
  useEffect(() => {
    if (state === 'current' && before.current !== 'current') {
      heading.current?.focus({ preventScroll: true })
      heading.current?.scrollIntoView({ block: 'start' })
    }
    before.current = state
  }, [state])
  return (
    <section
      aria-labelledby={`step-${name}`}
      aria-current={state === 'current' ? 'step' : undefined}
      className="border-b border-line py-5 last:border-0"
    >
      <div className="flex items-start justify-between gap-4">
        <h2
          id={`step-${name}`}
          ref={heading}
          tabIndex={-1}
          className={`flex min-h-8 scroll-mt-28 items-center gap-3 text-18 font-bold ${state === 'later' ? 'text-ink-2' : ''}`}
        >
          <span
            aria-hidden="true"
            className={`figures inline-flex size-8 shrink-0 items-center justify-center rounded-edge text-14 ${
              state === 'current' ? 'bg-ink text-paper' : state === 'done' ? 'bg-lima' : 'border border-line'
            }`}
          >
            {at}
          </span>
          <span>
            <span className="sr-only">{words.stepOf(at, of)}: </span>
            {title}
          </span>
        </h2>
        {state === 'done' && (
          <Button
            look="tertiary"
            aria-label={words.changeOf(title)}
            onClick={onChange}
            className="-my-2 shrink-0 text-14! font-medium!"
          >
            {words.change}
          </Button>
        )}
      </div>
      {state === 'done' && answer && <div className="mt-1 pl-11 text-14 text-ink-2 wrap-anywhere">{answer}</div>}
      {state === 'current' && <div className="mt-5">{children}</div>}
    </section>
  )
}
