import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { Refused, sentenceOf } from '#app/platform/api/failures.ts'
import { useCall } from '#app/platform/api/use-call.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { useOverlay } from '#app/platform/ui/use-overlay.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Overlay } from '#app/platform/ui/overlay.tsx'
import { accountWords } from '#app/platform/texts/account-words.ts'
import { confirmPassword } from '#contract/customers/account.ts'
import { PasswordForm } from './password-form.tsx'

const isPasswordNeeded = (error: unknown) => error instanceof Refused && error.code === 'password_needed'

type PasswordConfirmation = {
  /** Runs an action, one at a time. When it needs a fresh sign-in, asks for the password and runs it again (S28). */
  run(action: () => Promise<unknown>): void
  /** The same for a form, which reports errors itself. False when the password was not given. */
  runInForm(action: () => Promise<unknown>): Promise<boolean>
  isBusy: boolean
  dialog: ReactNode
}

/** Runs security-relevant actions: reports errors, and asks for the password where it is needed. */
export function usePasswordConfirmation(): PasswordConfirmation {
  const { country, words: shell } = useCountry()
  const { confirm: words } = accountWords(country)
  const call = useCall()
  const { isOpen, open, close } = useOverlay('confirm-password')
  const answer = useRef<(isConfirmed: boolean) => void>(undefined)
  const wasOpen = useRef(false)

  useEffect(() => {
    // The dialog was closed or the visitor went back: the waiting action is dropped.
    if (wasOpen.current && !isOpen) answer.current?.(false)
    wasOpen.current = isOpen
  }, [isOpen])

  async function runInForm(action: () => Promise<unknown>): Promise<boolean> {
    try {
      await action()
    } catch (error) {
      if (!isPasswordNeeded(error)) throw error
      const isConfirmed = await new Promise<boolean>((resolve) => {
        answer.current = resolve
        open()
      })
      if (!isConfirmed) return false
      await action()
    }
    return true
  }

  const { mutate, isPending } = useMutation<boolean, Error, () => Promise<unknown>>({
    mutationFn: runInForm,
    networkMode: 'always',
    onError: (error) => useFlash.getState().show({ text: sentenceOf(error), flashMessageType: 'error' }),
  })

  return {
    run: (action) => {
      if (!isPending) mutate(action)
    },
    runInForm,
    isBusy: isPending,
    dialog: (
      <Overlay place="dialog" isOpen={isOpen} onClose={close} title={words.title} closeLabel={shell.menu.close}>
        {isOpen && (
          <PasswordForm
            {...words}
            send={async (password) => {
              await call(confirmPassword, { body: { password } })
              answer.current?.(true)
              close()
            }}
          />
        )}
      </Overlay>
    ),
  }
}
