import { CircleAlert } from 'lucide-react'
import { useId, type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes } from 'react'

type FieldFrameProps = { label: string; help?: string | undefined; error?: string | undefined }

export const controlClass =
  'w-full min-h-12 rounded-field border bg-surface px-3 text-16 text-ink placeholder:text-ink-2 border-ink-2 aria-invalid:border-rojo aria-invalid:border-2 [&[readonly]]:bg-tile'

/** The error of a field, below it, with an icon and text. */
export function FieldError({ id, error }: { id: string; error: string }) {
  return (
    <p id={`${id}-error`} className="flex items-start gap-1.5 text-14 font-medium text-rojo">
      <CircleAlert aria-hidden="true" size={18} strokeWidth={1.5} className="mt-0.5 shrink-0" />
      {error}
    </p>
  )
}

export function FieldFrame({
  id,
  label,
  help,
  error,
  children,
}: FieldFrameProps & { id: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-14 font-semibold">
        {label}
      </label>
      {help && (
        <p id={`${id}-help`} className="text-14 text-ink-2">
          {help}
        </p>
      )}
      {children}
      {error && <FieldError id={id} error={error} />}
    </div>
  )
}

export const descriptionProps = (id: string, { help, error }: Pick<FieldFrameProps, 'help' | 'error'>) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
})

type FieldProps = FieldFrameProps &
  InputHTMLAttributes<HTMLInputElement> & {
    /** Printed before what is typed, as a country's dialling code. */
    lead?: string | undefined
  }

/** Label above, help below it, the error below the field with an icon and text (never colour alone). */
export function Field({ label, help, error, lead, ...rest }: FieldProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  return (
    <FieldFrame {...{ id, label, help, error }}>
      {lead === undefined ? (
        <input {...rest} id={id} {...descriptionProps(id, { help, error })} className={controlClass} />
      ) : (
        <div className="flex items-stretch gap-2">
          <span
            aria-hidden="true"
            className="figures flex shrink-0 items-center rounded-field bg-tile px-3 whitespace-nowrap text-ink-2"
          >
            {lead}
          </span>
          <input {...rest} id={id} {...descriptionProps(id, { help, error })} className={`${controlClass} min-w-0`} />
        </div>
      )}
    </FieldFrame>
  )
}

type Option = { value: string; label: string; isDisabled?: boolean }

export function SelectField({
  label,
  help,
  error,
  options,
  ...rest
}: FieldFrameProps & SelectHTMLAttributes<HTMLSelectElement> & { options: readonly Option[] }) {
  const ownId = useId()
  const id = rest.id ?? ownId
  return (
    <FieldFrame {...{ id, label, help, error }}>
      <select {...rest} id={id} {...descriptionProps(id, { help, error })} className={controlClass}>
        {options.map(({ value, label: text, isDisabled }) => (
          <option key={value} value={value} disabled={isDisabled}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
