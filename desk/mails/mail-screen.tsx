import { useMutation, useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { previewMail, sendTestMail } from '#contract/desk/mails.ts'
import { editableMail } from '#domain/platform/mail/mail-texts.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { useMay, useSession } from '#desk/platform/session.tsx'
import { BackLink } from '#desk/platform/ui/back-link.tsx'
import { Button, LinkButton } from '#desk/platform/ui/button.tsx'
import { Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { MailViews } from './mail-views.tsx'

const words = wordsIn({
  es: {
    back: 'Mails',
    loading: 'Cargando el mail',
    change: 'Cambiar los textos',
    test: 'Mandarme una prueba',
    sent: (to: string) => `La prueba va en camino a ${to}.`,
  },
  en: {
    back: 'Mails',
    loading: 'Loading the mail',
    change: 'Change its texts',
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
            <>
              {editableMail(template) && (
                <LinkButton to={`/content/${country}/mail/${template}`}>{text.change}</LinkButton>
              )}
              <Button isBusy={testing.isPending} onClick={() => testing.mutate(crypto.randomUUID())}>
                {text.test}
              </Button>
            </>
          )
        }
      >
        {error && <Failure>{failureText(error)}</Failure>}
        {testing.error && <Failure>{failureText(testing.error)}</Failure>}
        {testing.data && <p role="status">{text.sent(testing.data.to)}</p>}
        {!data && !error && <LoadingRows label={text.loading} />}
        {data && <MailViews mail={data} />}
      </Screen>
    </>
  )
}
