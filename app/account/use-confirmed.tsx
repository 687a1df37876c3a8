import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { Refused, sentenceOf } from '#app/api/failures.ts'
import { useCall } from '#app/api/use-call.ts'
import { useFlash } from '#app/device/flash-store.ts'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { PasswordField } from '#app/forms/password-field.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { useOverlay } from '#app/shell/use-overlay.ts'
import { useStore } from '#app/store/use-store.ts'
import { Button } from '#app/ui/button.tsx'
import { Overlay } from '#app/ui/overlay.tsx'
import { accountWords } from '#app/words/account-words.ts'
import { loginWords } from '#app/words/login-words.ts'
import { confirmPassword } from '#contract/customer.ts'
import { fieldSentences } from '#domain/customer/account-fields.ts'

const isPasswordNeeded = (error: unknown) => error instanceof Refused && error.code === 'password_needed'

function ConfirmForm({ onConfirmed }: { onConfirmed(): void }) {
  const { country } = useStore()
  const { confirm: words } = accountWords(country)
  const { password: label, showPassword } = loginWords(country)
  const call = useCall()
  const { problem, attempts, isBusy, errorOf, form } = useForm({
    check: ({ password = '' }) => (password === '' ? { oldpassword: fieldSentences.required } : {}),
    send: async ({ password = '' }) => {
      await call(confirmPassword, { body: { password } })
      onConfirmed()
    },
  })
  return (
    <form {...form} aria-label={words.title} className="grid gap-5">
      <FormProblems {...{ problem, attempts }} />
      <p className="text-ink-2">{words.text}</p>
      <PasswordField
        id="confirm-password"
        name="password"
        label={label}
        autoComplete="current-password"
        showLabel={showPassword}
        error={errorOf('oldpassword')}
      />
      <Button type="submit" isWide isBusy={isBusy}>
        {isBusy ? words.busy : words.button}
      </Button>
    </form>
  )
}

type Confirmed = {
  /** Runs an action once at a time. One that needs a fresh sign-in asks for the password and is run again (S28). */
  run(action: () => Promise<unknown>): void
  isBusy: boolean
  dialog: ReactNode
}

/** Actions on the security of an account: what fails is said, what needs the password asks for it first. */
export function useConfirmed(): Confirmed {
  const { country, words: shell } = useStore()
  const { confirm: words } = accountWords(country)
  const { isOpen, open, close } = useOverlay('confirm-password')
  const answer = useRef<(isConfirmed: boolean) => void>(undefined)
  const wasOpen = useRef(false)

  useEffect(() => {
    // Closed by hand or by the way back: the action that waits is dropped.
    if (wasOpen.current && !isOpen) answer.current?.(false)
    wasOpen.current = isOpen
  }, [isOpen])

  async function confirmed(action: () => Promise<unknown>): Promise<void> {
    try {
      await action()
    } catch (error) {
      if (!isPasswordNeeded(error)) throw error
      const isConfirmed = await new Promise<boolean>((resolve) => {
        answer.current = resolve
        open()
      })
      if (isConfirmed) await action()
    }
  }

  const { mutate, isPending } = useMutation<void, Error, () => Promise<unknown>>({
    mutationFn: confirmed,
    networkMode: 'always',
    onError: (error) => useFlash.getState().show({ text: sentenceOf(error), flashMessageType: 'error' }),
  })

  return {
    run: (action) => {
      if (!isPending) mutate(action)
    },
    isBusy: isPending,
    dialog: (
      <Overlay place="dialog" isOpen={isOpen} onClose={close} title={words.title} closeLabel={shell.menu.close}>
        {isOpen && (
          <ConfirmForm
            onConfirmed={() => {
              answer.current?.(true)
              close()
            }}
          />
        )}
      </Overlay>
    ),
  }
}
