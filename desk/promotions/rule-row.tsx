import type { ReactNode } from 'react'
import type { RuleState, RuleSwitch } from '#domain/buy/cart/rule-state.ts'
import { useMay } from '#desk/platform/session.tsx'
import { Badge, type Tone } from '#desk/platform/ui/badge.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { promotionWords } from './promotion-words.ts'

const words = wordsIn({
  es: { pause: 'Pausar', resume: 'Reanudar', end: 'Terminar', of: (act: string, name: string) => `${act} ${name}` },
  en: { pause: 'Pause', resume: 'Resume', end: 'End', of: (act: string, name: string) => `${act} ${name}` },
})

const toneOf: Readonly<Record<RuleState, Tone>> = { running: 'done', coming: 'plain', paused: 'now', ended: 'plain' }

type RuleRowProps = {
  name: string
  sentence: string
  state: RuleState
  figures: ReactNode
  /** What else can be done with it. */
  acts?: ReactNode
  onSwitch(to: RuleSwitch): void
}

/** A coupon or promotion: its sentence, where it stands, what it cost, and what can be done. */
export function RuleRow({ name, sentence, state, figures, acts, onSwitch }: RuleRowProps) {
  const text = useWords(words)
  const names = useWords(promotionWords)
  const mayEdit = useMay()('promotions.edit')
  const act = (label: string, to: RuleSwitch) => (
    <Button look="quiet" aria-label={text.of(label, name)} onClick={() => onSwitch(to)}>
      {label}
    </Button>
  )
  return (
    <li className="grid gap-x-4 gap-y-1 border-b border-line py-2.5 tablet:grid-cols-[minmax(0,1fr)_minmax(0,14rem)_13rem]">
      <div className="grid gap-0.5">
        <span className="flex flex-wrap items-center gap-2">
          <strong className="font-semibold break-all">{name}</strong>
          <Badge tone={toneOf[state]}>{names.state[state]}</Badge>
        </span>
        <span className={state === 'ended' ? 'text-ink-2' : ''}>{sentence}</span>
      </div>
      <span className="figures text-13 text-ink-2 tablet:text-right">{figures}</span>
      <div className="-mx-3 flex flex-wrap items-start tablet:mx-0 tablet:justify-end">
        {acts}
        {mayEdit && state !== 'ended' && (
          <>
            {state === 'paused' ? act(text.resume, 'on') : act(text.pause, 'paused')}
            {act(text.end, 'ended')}
          </>
        )}
      </div>
    </li>
  )
}
