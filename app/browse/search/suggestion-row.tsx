import { ArrowUpLeft, History, Search } from 'lucide-react'
import { fold } from '#domain/platform/text/fold.ts'

export type Row = { id: string; label: string; to: string; kind: 'term' | 'recent' | 'top' | 'place'; note?: string }

/** Shows the typed part light and the completion in bold (U20). */
function HighlightedCompletion({ label, typed }: { label: string; typed: string }) {
  const at = typed === '' ? -1 : fold(label).indexOf(fold(typed))
  if (at < 0) return label
  const end = at + fold(typed).length
  return (
    <>
      <strong className="font-semibold">{label.slice(0, at)}</strong>
      <span className="text-ink-2">{label.slice(at, end)}</span>
      <strong className="font-semibold">{label.slice(end)}</strong>
    </>
  )
}

type SuggestionRowProps = {
  row: Row
  typed: string
  isActive: boolean
  onChoose(): void
  onComplete(): void
}

/** One suggestion. The arrow copies it into the field; with a keyboard the right arrow key does the same. */
export function SuggestionRow({ row, typed, isActive, onChoose, onComplete }: SuggestionRowProps) {
  const Sign = row.kind === 'recent' ? History : Search
  return (
    // The field keeps the focus and refers to the active row (aria-activedescendant).
    <div
      id={row.id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="flex min-h-12 cursor-pointer items-center gap-3 pl-4 hover:bg-tile aria-selected:bg-tile aria-selected:shadow-[inset_4px_0_0_var(--color-lima)]"
    >
      <Sign aria-hidden="true" size={20} strokeWidth={1.5} className="shrink-0 text-ink-2" />
      <span className="min-w-0 grow py-2">
        <HighlightedCompletion label={row.label} typed={typed} />
        {row.note && <span className="text-12 text-ink-2"> {row.note}</span>}
      </span>
      {row.kind !== 'place' && (
        <span
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation()
            onComplete()
          }}
          className="flex size-12 shrink-0 items-center justify-center"
        >
          <ArrowUpLeft size={20} strokeWidth={1.5} />
        </span>
      )}
    </div>
  )
}
