import { useState, type KeyboardEvent, type ReactNode } from 'react'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Failure } from '#desk/platform/ui/notice.tsx'

type CellProps = {
  /** Row and column, by which the keyboard finds it. */
  place: string
  isActive: boolean
  className?: string
  label: string
  onChoose(): void
  onOpen?: (() => void) | undefined
  children: ReactNode
}

/** A cell of the grid: one of them has the focus, and arrows go from one to the next. */
export function Cell({ place, isActive, className = '', label, onChoose, onOpen, children }: CellProps) {
  return (
    <div
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      data-cell={place}
      aria-label={label}
      onFocus={(event) => event.target === event.currentTarget && onChoose()}
      onDoubleClick={onOpen}
      className={`flex h-full min-w-0 flex-col justify-center px-2 focus-visible:relative focus-visible:z-10 focus-visible:outline-offset-[-2px] ${onOpen ? 'cursor-text hover:bg-tile' : ''} ${className}`}
    >
      {children}
    </div>
  )
}

type EditorProps = {
  label: string
  initial: string
  country: OpenCountry
  /** What can be chosen; without it something is typed. */
  options?: readonly (readonly [value: string, name: string])[] | undefined
  error: unknown
  isBusy: boolean
  inputMode?: 'decimal' | 'numeric' | 'text'
  onSave(text: string): void
  onCancel(): void
}

/** What is typed into a cell: Enter saves it, Escape leaves what was. It stays while the shop has not answered. */
export function CellEditor({
  label,
  initial,
  country,
  options,
  error,
  isBusy,
  inputMode = 'text',
  onSave,
  onCancel,
}: EditorProps) {
  const [text, setText] = useState(initial)
  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation()
    if (event.key === 'Escape') onCancel()
    if (event.key === 'Enter' && !isBusy) {
      event.preventDefault()
      onSave(text)
    }
  }
  const shared = {
    'aria-label': label,
    'aria-busy': isBusy,
    'aria-invalid': error ? true : undefined,
    onKeyDown,
    className:
      'min-h-9 w-full min-w-0 rounded-field border-2 border-ink bg-surface px-1.5 text-14 aria-busy:opacity-60 aria-invalid:border-rojo',
  } as const
  return (
    <div className="relative">
      {options ? (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the cell was just opened to choose in it
        <select {...shared} autoFocus value={text} onChange={({ target }) => setText(target.value)}>
          {options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the cell was just opened to type in it
          autoFocus
          value={text}
          inputMode={inputMode}
          autoComplete="off"
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setText(target.value)}
          onBlur={() => {
            if (text === initial) onCancel()
          }}
        />
      )}
      {error !== null && error !== undefined && (
        <div className="absolute top-full right-0 z-20 mt-1 w-72 bg-surface text-left shadow-float">
          {typeof error === 'string' ? <Failure>{error}</Failure> : <ActFailure error={error} country={country} />}
        </div>
      )}
    </div>
  )
}
