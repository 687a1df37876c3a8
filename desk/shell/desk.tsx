import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { DeskSession } from '#contract/desk/staff.ts'
import { setOnSignedOut } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { refreshSession, useSessionQuery } from '#desk/platform/session.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Failure } from '#desk/platform/ui/notice.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { Door } from '#desk/session/door.tsx'
import { SignInForm } from '#desk/session/sign-in-form.tsx'
import { Frame } from './frame.tsx'

const words = wordsIn({
  es: {
    title: 'Escritorio',
    again: 'Tu sesión terminó',
    kept: 'Ingresá de nuevo: lo que estabas haciendo sigue acá.',
    retry: 'Probar de nuevo',
  },
  en: {
    title: 'Desk',
    again: 'Your session is over',
    kept: 'Sign in again: what you were doing is still here.',
    retry: 'Try again',
  },
})

type Inside = DeskSession & { staff: NonNullable<DeskSession['staff']> }

/**
 * The desk for somebody who is signed in, and the door for everybody else. A session that ends while one works opens the
 * door over the desk: nothing that was typed is lost.
 */
export function Desk() {
  const text = useWords(words)
  const client = useQueryClient()
  const { data, error, refetch, isFetching } = useSessionQuery()
  const [last, setLast] = useState<Inside>()
  useEffect(() => setOnSignedOut(() => void refreshSession(client)), [client])
  useEffect(() => {
    document.title = data ? `${text.title} · ${data.shop}` : text.title
  }, [data, text.title])
  if (data?.staff && data !== last) setLast(data as Inside)

  if (!data) {
    if (!error) return null
    return (
      <Door shop="" title={text.title}>
        <Failure>{failureText(error)}</Failure>
        <Button onClick={() => void refetch()} isBusy={isFetching}>
          {text.retry}
        </Button>
      </Door>
    )
  }
  if (data.staff) return <Frame session={data as Inside} />
  if (!last) {
    return (
      <Door shop={data.shop} title={text.title}>
        <SignInForm trial={data.trial} />
      </Door>
    )
  }
  return (
    <>
      <Frame session={last} />
      <Dialog title={text.again} onClose={() => setLast(undefined)}>
        <p className="mb-4">{text.kept}</p>
        <SignInForm trial={data.trial} email={last.staff.email} />
      </Dialog>
    </>
  )
}
