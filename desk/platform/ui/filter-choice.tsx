/** What the filters above a list look like. */
export const filterClass =
  'min-h-9 min-w-0 rounded-field border border-ink-2 bg-surface px-2 text-14 max-tablet:min-h-11'

type FilterChoiceProps = {
  label: string
  value: string
  /** What no choice is called; without it one is always chosen. */
  any?: string
  options: readonly (readonly [value: string, name: string])[]
  onChoose(value: string): void
  className?: string
}

/** One filter of a list, which acts as it is chosen. */
export function FilterChoice({ label, value, any, options, onChoose, className = '' }: FilterChoiceProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      className={`${filterClass} ${any !== undefined && value ? 'font-semibold' : ''} ${className}`}
    >
      {any !== undefined && <option value="">{any}</option>}
      {options.map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  )
}
