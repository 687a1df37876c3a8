import { useId, type InputHTMLAttributes } from 'react'

type CheckboxField = { label: string; help?: string } & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'defaultChecked' | 'value'
>

/** The whole line is the target; its value is `1` unless it says otherwise. */
export function CheckboxField({ label, help, value = '1', ...rest }: CheckboxField) {
  const id = useId()
  return (
    <div className="flex gap-3">
      <span className="flex h-12 items-center">
        <input
          {...rest}
          id={id}
          type="checkbox"
          value={value}
          aria-describedby={help && `${id}-help`}
          className="size-6 shrink-0 accent-ink"
        />
      </span>
      <div className="py-3">
        <label htmlFor={id} className="block font-medium">
          {label}
        </label>
        {help && (
          <p id={`${id}-help`} className="text-14 text-ink-2">
            {help}
          </p>
        )}
      </div>
    </div>
  )
}
