import { Check } from 'lucide-react'
import type { CatalogOption } from '#contract/browse/catalog.ts'
import { formatInteger } from '#domain/platform/text/format-integer.ts'
import { useFilterWords } from './use-filter-words.ts'

/** With `onToggle` the box is controlled by a draft; with a `name` it belongs to a plain form. */
type OptionProps = { option: CatalogOption; isOn: boolean; depth?: number; name?: string; onToggle?: () => void }

const checkboxProps = ({ option, isOn, name, onToggle }: OptionProps) =>
  onToggle ? { checked: isOn, onChange: onToggle } : { name, value: option.value, defaultChecked: isOn }

/** An option without products is disabled but stays in place; a chosen one can always be removed (U30). */
const isDisabled = ({ option, isOn }: OptionProps) => option.count === 0 && !isOn

const box =
  'peer size-6 shrink-0 appearance-none rounded-field border border-ink-2 bg-surface checked:border-ink checked:bg-ink'

function Count({ count }: { count: number }) {
  const words = useFilterWords()
  return (
    <span className="figures ml-auto pl-2 text-14 text-ink-2">
      {formatInteger(count)}
      <span className="sr-only"> {words.options(count)}</span>
    </span>
  )
}

export function OptionRow(choice: OptionProps) {
  const { option, depth = 0 } = choice
  return (
    <label
      className="relative flex min-h-12 cursor-pointer items-center gap-3 has-disabled:cursor-default has-disabled:opacity-50"
      style={depth > 0 ? { paddingLeft: `${depth * 20}px` } : undefined}
    >
      <span className="relative flex">
        <input type="checkbox" {...checkboxProps(choice)} disabled={isDisabled(choice)} className={box} />
        <Check
          aria-hidden="true"
          size={18}
          strokeWidth={2.5}
          className="pointer-events-none absolute inset-0 m-auto hidden text-lima peer-checked:block"
        />
      </span>
      {option.hex && (
        <span
          aria-hidden="true"
          className="size-6 shrink-0 rounded-full border border-ink/30 forced-color-adjust-none"
          style={{ background: option.hex }}
        />
      )}
      <span className="min-w-0">{option.label}</span>
      <Count count={option.count} />
    </label>
  )
}

/** Sizes are short and many, so each is a tile as on the product page. */
export function OptionTile(choice: OptionProps) {
  const { option } = choice
  const words = useFilterWords()
  return (
    <label className="flex min-h-12 cursor-pointer items-center justify-center rounded-edge border border-ink-2 bg-surface px-1 text-center text-14 font-medium has-checked:border-ink has-checked:bg-lima has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-disabled:cursor-default has-disabled:border-line has-disabled:text-ink-2 has-disabled:line-through">
      <input type="checkbox" {...checkboxProps(choice)} disabled={isDisabled(choice)} className="sr-only" />
      {option.label}
      <span className="sr-only">
        , {option.count} {words.options(option.count)}
      </span>
    </label>
  )
}
