import type { DeskOrder } from '#contract/desk/orders.ts'
import type { PaymentStatus } from '#domain/buy/payments/lifecycle.ts'
import { money, moment } from '#desk/platform/figures.ts'
import { orderWords } from '#desk/platform/order-words.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { Badge, type Tone } from '#desk/platform/ui/badge.tsx'
import { Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    title: 'Pagos',
    none: 'No tiene ningún pago.',
    until: (at: string) => `espera hasta ${at}`,
    proof: (at: string) => `Mandó un comprobante el ${at}.`,
  },
  en: {
    title: 'Payments',
    none: 'It has no payment.',
    until: (at: string) => `waits until ${at}`,
    proof: (at: string) => `A proof was sent on ${at}.`,
  },
})

const toneOf: Readonly<Record<PaymentStatus, Tone>> = {
  pending: 'plain',
  approved: 'done',
  rejected: 'bad',
  held: 'now',
  refund_pending: 'now',
  refunded: 'plain',
}

/** Every attempt to pay, with the number by which its provider knows it. */
export function OrderPayments({ order: { country, payments, proofSentAt } }: { order: DeskOrder }) {
  const text = useWords(words)
  const names = useWords(orderWords)
  const language = useLanguage()
  return (
    <Section title={text.title}>
      {payments.length === 0 && <p className="text-14 text-ink-2">{text.none}</p>}
      <ul>
        {payments.map(({ method, status, amount, providerRef, createdAt, expiresAt }, at) => (
          <li key={at} className="grid gap-0.5 border-b border-line py-2 text-14">
            <div className="flex items-center justify-between gap-3">
              <span className="font-semibold">{names.method[method] ?? method}</span>
              <Badge tone={toneOf[status]}>{names.payment[status]}</Badge>
              <span className="figures ml-auto font-semibold">{money(amount, country)}</span>
            </div>
            <p className="figures text-13 text-ink-2">
              {moment(createdAt, country, language)}
              {providerRef && <span className="font-mono"> · {providerRef}</span>}
              {status === 'pending' && expiresAt && <> · {text.until(moment(expiresAt, country, language))}</>}
            </p>
          </li>
        ))}
      </ul>
      {proofSentAt && <p className="text-14">{text.proof(moment(proofSentAt, country, language))}</p>}
    </Section>
  )
}
