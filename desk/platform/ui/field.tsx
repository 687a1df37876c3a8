import { CircleAlert } from 'lucide-react'
import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react'

type FrameProps = { label: string; help?: string | undefined; error?: string | undefined }

const controlClass =
  'w-full min-h-9 max-tablet:min-h-11 rounded-field border border-ink-2 bg-surface px-2.5 text-14 text-ink [&[type=file]]:py-1.5 placeholder:text-ink-2 aria-invalid:border-2 aria-invalid:border-rojo'

function Frame({ id, label, help, error, children }: FrameProps & { id: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1">
      <label htmlFor={id} className="text-13 font-semibold">
        {label}
      </label>
      {children}
      {help && (
        <p id={`${id}-help`} className="text-13 text-ink-2">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1 text-13 font-medium text-rojo">
          <CircleAlert aria-hidden="true" size={16} strokeWidth={1.5} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}

const describe = (id: string, { help, error }: Pick<FrameProps, 'help' | 'error'>) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
})

export function Field({ label, help, error, ...rest }: FrameProps & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId()
  return (
    <Frame {...{ id, label, help, error }}>
      <input {...rest} id={id} {...describe(id, { help, error })} className={controlClass} />
    </Frame>
  )
}

export function TextField({ label, help, error, ...rest }: FrameProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const id = useId()
  return (
    <Frame {...{ id, label, help, error }}>
      <textarea rows={3} {...rest} id={id} {...describe(id, { help, error })} className={`${controlClass} py-2`} />
    </Frame>
  )
}

type Option = { value: string; label: string }
type SelectProps = FrameProps & SelectHTMLAttributes<HTMLSelectElement> & { options: readonly Option[] }

export function SelectField({ label, help, error, options, ...rest }: SelectProps) {
  const id = useId()
  return (
    <Frame {...{ id, label, help, error }}>
      <select {...rest} id={id} {...describe(id, { help, error })} className={controlClass}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Frame>
  )
}

export function Checkbox({ label, ...rest }: { label: string } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className="flex min-h-8 items-center gap-2 text-14">
      <input {...rest} type="checkbox" className="size-4 accent-ink" />
      {label}
    </label>
  )
}
