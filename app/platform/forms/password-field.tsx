import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useRef, useState, type InputHTMLAttributes } from 'react'
import { controlClass, descriptionProps, FieldFrame } from '#app/platform/ui/field.tsx'

type PasswordFieldProps = {
  id: string
  label: string
  help?: string | undefined
  error?: string | undefined
  autoComplete: 'current-password' | 'new-password'
  showLabel: string
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'defaultValue' | 'hidden'>

/** A password field with a show button; it is hidden again on submit, so that password managers recognise it (U78). */
export function PasswordField({ id, label, help, error, showLabel, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = input.current?.form
    const hide = () => setIsShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  return (
    <FieldFrame {...{ id, label, help, error }}>
      <div className="relative">
        <input
          {...rest}
          ref={input}
          id={id}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...descriptionProps(id, { help, error })}
          className={`${controlClass} pr-12!`}
        />
        <button
          type="button"
          aria-label={showLabel}
          aria-pressed={isShown}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 right-0 inline-flex w-12 items-center justify-center rounded-field text-ink-2"
        >
          {isShown ? (
            <EyeOff aria-hidden="true" size={22} strokeWidth={1.5} />
          ) : (
            <Eye aria-hidden="true" size={22} strokeWidth={1.5} />
          )}
        </button>
      </div>
    </FieldFrame>
  )
}
