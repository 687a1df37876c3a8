import { useEffect } from 'react'
import { useCountry } from '#app/platform/country/use-country.ts'
import { StateBlock } from '#app/platform/ui/state-block.tsx'
import type { Line } from '#contract/buy/checkout.ts'
import { checkoutWords } from './checkout-words.ts'

type WaitingLineProps = { line: Line; onAskAgain: () => void }

/** The place in line of a shopper for whom there is no room in the checkout yet. It asks again by itself. */
export function WaitingLine({ line, onAskAgain }: WaitingLineProps) {
  const { line: words } = checkoutWords(useCountry().country)
  const { again_in: againIn } = line
  useEffect(() => {
    const timer = setInterval(onAskAgain, againIn * 1000)
    // A phone that was locked asks at once, before its turn goes to the next.
    const onVisible = () => {
      if (document.visibilityState === 'visible') onAskAgain()
    }
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [againIn, onAskAgain])
  return (
    <StateBlock headingLevel={1} eyebrow={words.eyebrow} title={words.title} text={words.text}>
      <p role="status" className="mt-6 border-t border-line pt-4">
        <span className="block text-28 font-bold tabular-nums">{words.place(line.ahead + 1)}</span>
        <span className="text-ink-2">{line.minutes === null ? words.unknown : words.minutes(line.minutes)}</span>
      </p>
      <p className="mt-4 text-14 text-ink-2">{words.note}</p>
    </StateBlock>
  )
}
