import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useRef, useState, type InputHTMLAttributes } from 'react'
import { controlClass, described, Framed } from '#app/platform/ui/field.tsx'

type PasswordField = {
  id: string
  label: string
  help?: string | undefined
  error?: string | undefined
  autoComplete: 'current-password' | 'new-password'
  showLabel: string
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'defaultValue' | 'hidden'>

/** A password that can be looked at; it is hidden again when the form is sent, so that password managers know it (U78). */
export function PasswordField({ id, label, help, error, showLabel, ...rest }: PasswordField) {
  const [isShown, show] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = input.current?.form
    const hide = () => show(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  return (
    <Framed {...{ id, label, help, error }}>
      <div className="relative">
        <input
          {...rest}
          ref={input}
          id={id}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...described(id, { help, error })}
          className={`${controlClass} pr-12!`}
        />
        <button
          type="button"
          aria-label={showLabel}
          aria-pressed={isShown}
          aria-controls={id}
          onClick={() => show(!isShown)}
          className="absolute inset-y-0 right-0 inline-flex w-12 items-center justify-center rounded-field text-ink-2"
        >
          {isShown ? (
            <EyeOff aria-hidden="true" size={22} strokeWidth={1.5} />
          ) : (
            <Eye aria-hidden="true" size={22} strokeWidth={1.5} />
          )}
        </button>
      </div>
    </Framed>
  )
}
