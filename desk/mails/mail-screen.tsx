import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { previewMail, sendTestMail } from '#contract/desk/mails.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { useMay, useSession } from '#desk/platform/session.tsx'
import { BackLink } from '#desk/platform/ui/back-link.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen } from '#desk/platform/ui/screen.tsx'
import { Views } from '#desk/platform/ui/views.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { MailFrame } from './mail-frame.tsx'

const words = wordsIn({
  es: {
    back: 'Mails',
    loading: 'Cargando el mail',
    ways: 'Cómo verlo',
    light: 'Claro',
    dark: 'Oscuro',
    text: 'Solo texto',
    frame: (subject: string) => `El mail «${subject}»`,
    test: 'Mandarme una prueba',
    sent: (to: string) => `La prueba va en camino a ${to}.`,
  },
  en: {
    back: 'Mails',
    loading: 'Loading the mail',
    ways: 'Ways to see it',
    light: 'Light',
    dark: 'Dark',
    text: 'Text only',
    frame: (subject: string) => `The mail “${subject}”`,
    test: 'Send me a test',
    sent: (to: string) => `The test is on its way to ${to}.`,
  },
})

/** One mail of the shop, as programs in light, in dark and without HTML show it. */
export function MailScreen() {
  const text = useWords(words)
  const may = useMay()
  const { stores } = useSession()
  const { template = '' } = useParams()
  const [query] = useSearchParams()
  const [way, setWay] = useState<'light' | 'dark' | 'text'>('light')
  const country = stores.find((code) => code === query.get('store')) ?? stores[0]!
  const { data, error } = useQuery({
    queryKey: ['mail', template, country],
    queryFn: ({ signal }) => deskCall(previewMail, { params: { template }, query: { country } }, { signal }),
  })
  const testing = useMutation({
    mutationFn: (idempotencyKey: string) =>
      deskCall(sendTestMail, { params: { template }, body: { country } }, { idempotencyKey }),
  })
  return (
    <>
      <BackLink to={`/mails?store=${country}`}>{text.back}</BackLink>
      <Screen
        title={data?.subject ?? text.back}
        aside={
          may('content.edit') && (
            <Button isBusy={testing.isPending} onClick={() => testing.mutate(crypto.randomUUID())}>
              {text.test}
            </Button>
          )
        }
      >
        {error && <Failure>{failureText(error)}</Failure>}
        {testing.error && <Failure>{failureText(testing.error)}</Failure>}
        {testing.data && <p role="status">{text.sent(testing.data.to)}</p>}
        {!data && !error && <LoadingRows label={text.loading} />}
        {data && (
          <>
            <Views
              label={text.ways}
              views={[
                [text.light, 'light'],
                [text.dark, 'dark'],
                [text.text, 'text'],
              ]}
              chosen={way}
              onChoose={(chosen) => setWay(chosen === 'dark' || chosen === 'text' ? chosen : 'light')}
            />
            {way === 'text' ? (
              <pre className="border border-line bg-surface p-4 font-mono text-13 break-words whitespace-pre-wrap">
                {data.text}
              </pre>
            ) : (
              <MailFrame html={data.html} theme={way} title={text.frame(data.subject)} />
            )}
          </>
        )}
      </Screen>
    </>
  )
}
