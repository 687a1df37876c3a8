import type { ReactNode } from 'react'
import { FormProblems } from '#app/platform/forms/form-problems.tsx'
import { PasswordField } from '#app/platform/forms/password-field.tsx'
import { useForm, type FormValues } from '#app/platform/forms/use-form.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { loginWords } from '#app/platform/texts/login-words.ts'
import { fieldSentences } from '#domain/customers/account/account-fields.ts'
import type { FieldErrors } from '#domain/platform/errors.ts'

type PasswordFormProps = {
  title: string
  text: string
  button: string
  busy: string
  /** False for accounts without a password. */
  hasPassword?: boolean
  /** Checks fields besides the password. */
  check?(values: FormValues): FieldErrors
  send(password: string, values: FormValues): Promise<void>
  /** Fields before the password. */
  children?(errorOf: (field: string) => string | undefined): ReactNode
}

/** Content of a dialog: what is about to happen, the confirming password, and the button. */
export function PasswordForm({
  title,
  text,
  button,
  busy,
  hasPassword = true,
  check,
  send,
  children,
}: PasswordFormProps) {
  const { password: label, showPassword } = loginWords(useCountry().country)
  const { problem, attempts, isBusy, errorOf, form } = useForm({
    check: (values) => ({
      ...check?.(values),
      ...(hasPassword && !values.password && { oldpassword: fieldSentences.required }),
    }),
    send: (values) => send(values.password ?? '', values),
  })
  return (
    <form {...form} aria-label={title} className="grid gap-5">
      <FormProblems {...{ problem, attempts }} />
      <p className="text-ink-2">{text}</p>
      {children?.(errorOf)}
      {hasPassword && (
        <PasswordField
          id="confirm-password"
          name="password"
          label={label}
          autoComplete="current-password"
          showLabel={showPassword}
          error={errorOf('oldpassword')}
        />
      )}
      <Button type="submit" isWide isBusy={isBusy}>
        {isBusy ? busy : button}
      </Button>
    </form>
  )
}
