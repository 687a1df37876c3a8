import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { previewMailTexts, sendTestMail } from '#contract/desk/mails.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { EditableMailName, MailTexts } from '#domain/platform/mail/mail-texts.ts'
import { MailViews } from '#desk/mails/mail-views.tsx'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { useMay } from '#desk/platform/session.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Failure } from '#desk/platform/ui/notice.tsx'
import { Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    title: 'Cómo queda',
    test: 'Mandarme una prueba',
    sent: (to: string) => `La prueba va en camino a ${to}.`,
    subject: 'Asunto:',
  },
  en: {
    title: 'How it looks',
    test: 'Send me a test',
    sent: (to: string) => `The test is on its way to ${to}.`,
    subject: 'Subject:',
  },
})

const pauseMs = 500

type MailPreviewProps = {
  country: OpenCountry
  template: EditableMailName
  texts: MailTexts
  /** Whether nothing is to be corrected: what is wrong is not shown. */
  isRight: boolean
}

/** A mail with the words that are being written, and the data of its sample. */
export function MailPreview({ country, template, texts, isRight }: MailPreviewProps) {
  const text = useWords(words)
  const may = useMay()
  const [tried, setTried] = useState(texts)
  useEffect(() => {
    const timer = setTimeout(() => isRight && setTried(texts), pauseMs)
    return () => clearTimeout(timer)
  }, [texts, isRight])
  const { data } = useQuery({
    queryKey: ['mail-texts', template, country, tried],
    queryFn: ({ signal }) =>
      deskCall(previewMailTexts, { params: { template }, body: { country, texts: tried } }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })
  const testing = useMutation({
    mutationFn: (idempotencyKey: string) =>
      deskCall(sendTestMail, { params: { template }, body: { country, texts } }, { idempotencyKey }),
  })
  return (
    <Section
      title={text.title}
      aside={
        may('content.edit') && (
          <Button isBusy={testing.isPending || !isRight} onClick={() => testing.mutate(crypto.randomUUID())}>
            {text.test}
          </Button>
        )
      }
    >
      {testing.error && <Failure>{failureText(testing.error)}</Failure>}
      {testing.data && <p role="status">{text.sent(testing.data.to)}</p>}
      {data && (
        <>
          <p className="text-14">
            <span className="text-ink-2">{text.subject}</span> {data.subject}
          </p>
          <MailViews mail={data} />
        </>
      )}
    </Section>
  )
}
