import { useState, type ReactNode } from 'react'
import type { Dispute } from '#contract/desk/shapes.ts'
import { day, moment, money } from '#desk/platform/figures.ts'
import { orderWords } from '#desk/platform/order-words.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useMay } from '#desk/platform/session.tsx'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { useWords } from '#desk/platform/words.ts'
import { DecideDialog } from './decide-dialog.tsx'
import { disputeTone, disputeWords } from './dispute-words.ts'

/** A dispute with what can be done about it; `children` says of what order it is where that is not known. */
export function DisputeRow({ dispute, children }: { dispute: Dispute; children?: ReactNode }) {
  const text = useWords(disputeWords)
  const names = useWords(orderWords)
  const language = useLanguage()
  const may = useMay()
  const [isDeciding, setIsDeciding] = useState(false)
  const { country, method, amount, status, reason, dueOn, openedAt } = dispute
  return (
    <li className="grid gap-0.5 border-b border-line py-2 text-14">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {children}
        <span className="font-semibold">{names.method[method] ?? method}</span>
        <Badge tone={disputeTone[status]}>{text.status[status]}</Badge>
        <span className="figures ml-auto font-semibold">{money(amount, country)}</span>
      </div>
      <p className="text-13 text-ink-2">
        <span className="figures">{moment(openedAt, country, language)}</span> · {reason}
        {dueOn && status === 'open' && <strong> · {text.due(day(dueOn, language))}</strong>}
      </p>
      {status === 'open' && may('payouts.settle') && (
        <div>
          <Button onClick={() => setIsDeciding(true)}>{text.decide}</Button>
        </div>
      )}
      {isDeciding && <DecideDialog dispute={dispute} onClose={() => setIsDeciding(false)} />}
    </li>
  )
}
