import { useId, type InputHTMLAttributes } from 'react'
import { descriptionProps, FieldError } from '#app/platform/ui/field.tsx'

type CheckboxFieldProps = { label: string; help?: string; id?: string; error?: string | undefined } & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'defaultChecked' | 'value'
>

/** The whole line is the touch target; the value is `1` by default. */
export function CheckboxField({ label, help, error, id: givenId, value = '1', ...rest }: CheckboxFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div className="flex gap-3">
      <span className="flex h-12 items-center">
        <input
          {...rest}
          id={id}
          type="checkbox"
          value={value}
          {...descriptionProps(id, { help, error })}
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
        {error && <FieldError id={id} error={error} />}
      </div>
    </div>
  )
}
