import { X } from 'lucide-react'

/** A choice that can be on or off. */
export function Chip({ label, isOn, onToggle }: { label: string; isOn: boolean; onToggle(): void }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onToggle}
      className="min-h-12 rounded-full border border-ink-2 bg-surface px-4 text-14 font-medium aria-pressed:border-ink aria-pressed:bg-lima"
    >
      {label}
    </button>
  )
}

/** A choice that was made, with its way out (U31: the button says what it removes). */
export function AppliedChip({
  label,
  removeLabel,
  onRemove,
}: {
  label: string
  removeLabel: string
  onRemove(): void
}) {
  return (
    <button
      type="button"
      aria-label={removeLabel}
      onClick={onRemove}
      className="inline-flex min-h-12 items-center gap-1.5 rounded-full border border-ink bg-lima pr-3 pl-4 text-14 font-medium"
    >
      {label}
      <X aria-hidden="true" size={18} strokeWidth={1.5} />
    </button>
  )
}
