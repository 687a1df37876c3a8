import { sendMailAgain, type DeskOrder } from '#contract/desk/orders.ts'
import { deskCall } from '#desk/platform/call.ts'
import { moment } from '#desk/platform/figures.ts'
import { mailTone, mailWords } from '#desk/platform/mail-words.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useMay } from '#desk/platform/session.tsx'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { useOrderAct } from './order-query.ts'

const words = wordsIn({
  es: {
    title: 'Mails',
    none: 'No hay mails de las últimas semanas.',
    again: 'Mandar de nuevo',
    againOf: (name: string) => `Mandar de nuevo: ${name}`,
  },
  en: {
    title: 'Mails',
    none: 'There is no mail of the last weeks.',
    again: 'Send again',
    againOf: (name: string) => `Send again: ${name}`,
  },
})

/** What was written to the shopper; a mail that got lost goes out again while it is true. */
export function OrderMails({ order: { orderNr, country, mails } }: { order: DeskOrder }) {
  const text = useWords(words)
  const names = useWords(mailWords)
  const language = useLanguage()
  const may = useMay()
  const sending = useOrderAct(orderNr, (mail: number, idempotencyKey) =>
    deskCall(sendMailAgain, { params: { orderNr, mail }, body: {} }, { idempotencyKey }),
  )
  return (
    <Section title={text.title}>
      {mails.length === 0 && <p className="text-14 text-ink-2">{text.none}</p>}
      <ul>
        {mails.map(({ id, template, to, at, state, isRepeatable }) => {
          const name = names.name[template] ?? template
          return (
            <li key={id} className="grid gap-0.5 border-b border-line py-2 text-14">
              <div className="flex items-center justify-between gap-3">
                <span className="font-semibold">{name}</span>
                <Badge tone={mailTone[state]}>{names.state[state]}</Badge>
                {isRepeatable && may('orders.edit') && (
                  <Button
                    look="quiet"
                    className="ml-auto"
                    aria-label={text.againOf(name)}
                    isBusy={sending.isPending}
                    onClick={() => sending.mutate({ given: id, key: `mail-${id}-${mails.length}` })}
                  >
                    {text.again}
                  </Button>
                )}
              </div>
              <p className="figures text-13 text-ink-2">
                {to} · {moment(at, country, language)}
              </p>
            </li>
          )
        })}
      </ul>
      {sending.error && <ActFailure error={sending.error} country={country} />}
    </Section>
  )
}
