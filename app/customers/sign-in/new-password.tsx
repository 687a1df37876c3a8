import { PasswordField } from '#app/platform/forms/password-field.tsx'
import type { LoginWords } from '#app/platform/texts/login-words.ts'
import type { PasswordPolicy } from '#domain/customers/account/lists.ts'

type NewPasswordProps = {
  words: LoginWords
  label: string
  passwordPolicy: PasswordPolicy
  errorOf(name: string): string | undefined
}

/** A new password, typed twice; its rules are shown before anything is typed (U78). */
export function NewPassword({ words, label, passwordPolicy, errorOf }: NewPasswordProps) {
  const { passwordHelp, strictPasswordHelp, repeat } = words.register
  const shared = { autoComplete: 'new-password' as const, showLabel: words.showPassword }
  return (
    <>
      <PasswordField
        {...shared}
        id="password"
        name="password"
        label={label}
        help={passwordPolicy === 'strict' ? strictPasswordHelp : passwordHelp}
        error={errorOf('password')}
      />
      <PasswordField {...shared} id="password2" name="password2" label={repeat} error={errorOf('password2')} />
    </>
  )
}
