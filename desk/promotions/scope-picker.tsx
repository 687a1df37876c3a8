import { X } from 'lucide-react'
import { SelectField } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: { any: 'Cualquiera', another: 'Agregar otra', remove: (name: string) => `Quitar ${name}` },
  en: { any: 'Any', another: 'Add another', remove: (name: string) => `Remove ${name}` },
})

type Choice = { key: string; name: string }
type ScopePickerProps = {
  label: string
  choices: readonly Choice[]
  chosen: readonly string[]
  onChange(chosen: string[]): void
}

/** Some of a store's categories or brands; none means all. */
export function ScopePicker({ label, choices, chosen, onChange }: ScopePickerProps) {
  const text = useWords(words)
  const left = choices.filter(({ key }) => !chosen.includes(key))
  const nameOf = (key: string) => choices.find((choice) => choice.key === key)?.name ?? key
  return (
    <div className="grid content-start gap-2">
      <SelectField
        label={label}
        value=""
        onChange={({ currentTarget: { value } }) => value && onChange([...chosen, value])}
        options={[
          { value: '', label: chosen.length === 0 ? text.any : text.another },
          ...left.map(({ key, name }) => ({ value: key, label: key.startsWith('/') ? `${name} · ${key}` : name })),
        ]}
      />
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {chosen.map((key) => (
            <li key={key}>
              <button
                type="button"
                aria-label={text.remove(nameOf(key))}
                onClick={() => onChange(chosen.filter((one) => one !== key))}
                className="inline-flex min-h-8 items-center gap-1 rounded-edge bg-tile px-2 text-13 hover:bg-line max-tablet:min-h-11"
              >
                {nameOf(key)}
                <X aria-hidden="true" size={14} strokeWidth={1.5} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
