import type { ReactNode } from 'react'

type ViewsProps = {
  label: string
  /** Names, and what each stands for. */
  views: readonly (readonly [name: string, value: string])[]
  chosen: string | undefined
  /** Whether the digits choose them. */
  hasKeys?: boolean
  onChoose(value: string): void
  /** What can be done with the views, after the last of them. */
  children?: ReactNode
}

/** Ways to look at a list, one click away. */
export function Views({ label, views, chosen, hasKeys = false, onChoose, children }: ViewsProps) {
  return (
    <div role="group" aria-label={label} className="-mx-4 flex gap-1 overflow-x-auto px-4 py-1">
      {views.map(([name, value], at) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          aria-keyshortcuts={hasKeys && at < 9 ? String(at + 1) : undefined}
          onClick={() => onChoose(value)}
          className="min-h-9 rounded-edge border border-line bg-surface px-3 text-14 whitespace-nowrap hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:font-semibold aria-pressed:text-paper max-tablet:min-h-11"
        >
          {name}
          {hasKeys && at < 9 && (
            <kbd aria-hidden="true" className="ml-1.5 font-mono text-12 font-normal opacity-60 max-tablet:hidden">
              {at + 1}
            </kbd>
          )}
        </button>
      ))}
      {children}
    </div>
  )
}
