import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { problemOf } from '#app/platform/forms/use-form.ts'
import { useCall } from '#app/platform/api/use-call.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Overlay } from '#app/platform/ui/overlay.tsx'
import { loginWords } from '#app/platform/texts/login-words.ts'
import { autologin } from '#contract/customers/account.ts'
import { loginPath } from '#domain/platform/routing/login-path.ts'
import { useCompleteSignIn } from './complete-sign-in.ts'

/** A sign-in link needs a tap: mail programs open links by themselves (AUTH-15, S29). */
export default function AutologinSheet({ hash }: { hash: string }) {
  const { country, words: shell } = useCountry()
  const words = loginWords(country).autologin
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const call = useCall()
  const completeSignIn = useCompleteSignIn()
  const [isOpen, setOpen] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [sentence, setSentence] = useState<string>()

  async function enter() {
    setBusy(true)
    try {
      const reply = await call(autologin, { body: { hash } })
      await completeSignIn(reply, { isKept: false, next: pathname + search, method: 'link' })
      setOpen(false)
      if (reply.two_step) await navigate(loginPath(pathname + search))
    } catch (error) {
      setSentence(problemOf(error).sentence)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Overlay
      place="dialog"
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      title={words.title}
      closeLabel={shell.menu.close}
      footer={
        <div className="grid gap-1">
          {!sentence && (
            <Button isWide isBusy={isBusy} onClick={() => void enter()}>
              {words.button}
            </Button>
          )}
          <Button look="tertiary" onClick={() => setOpen(false)}>
            {words.dismiss}
          </Button>
        </div>
      }
    >
      <p role={sentence ? 'alert' : undefined}>{sentence ?? words.text}</p>
    </Overlay>
  )
}
