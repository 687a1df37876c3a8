import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'

/** The link works before hydration; afterwards the choice is applied in place. */
const instead = (act: () => void) => (event: MouseEvent) => {
  event.preventDefault()
  act()
}

/** A filter that can be on or off. */
export function Chip({ label, to, isOn, onToggle }: { label: string; to: string; isOn: boolean; onToggle(): void }) {
  return (
    <Link
      to={to}
      role="button"
      rel="nofollow"
      aria-pressed={isOn}
      onClick={instead(onToggle)}
      className="inline-flex min-h-12 items-center rounded-full border border-ink-2 bg-surface px-4 text-14 font-medium aria-pressed:border-ink aria-pressed:bg-lima"
    >
      {label}
    </Link>
  )
}

type AppliedChipProps = { label: string; to: string; removeLabel: string; onRemove(): void }

/** An applied filter with a remove button (U31: the button says what it removes). */
export function AppliedChip({ label, to, removeLabel, onRemove }: AppliedChipProps) {
  return (
    <Link
      to={to}
      role="button"
      rel="nofollow"
      aria-label={removeLabel}
      onClick={instead(onRemove)}
      className="inline-flex min-h-12 items-center gap-1.5 rounded-full border border-ink bg-lima pr-3 pl-4 text-14 font-medium"
    >
      {label}
      <X aria-hidden="true" size={18} strokeWidth={1.5} />
    </Link>
  )
}
