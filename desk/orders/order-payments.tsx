import { useState } from 'react'
import { retryRefund } from '#contract/desk/order-cuts.ts'
import type { DeskOrder } from '#contract/desk/orders.ts'
import type { PaymentStatus } from '#domain/buy/payments/lifecycle.ts'
import { deskCall } from '#desk/platform/call.ts'
import { fieldErrors } from '#desk/platform/failure-text.ts'
import { money, moment } from '#desk/platform/figures.ts'
import { orderWords } from '#desk/platform/order-words.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useMay } from '#desk/platform/session.tsx'
import { typed } from '#desk/platform/typed.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Badge, type Tone } from '#desk/platform/ui/badge.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Field } from '#desk/platform/ui/field.tsx'
import { Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { useOrderAct } from './order-query.ts'

const words = wordsIn<{
  title: string
  none: string
  part: string
  refund: Partial<Record<PaymentStatus, string>>
  because(why: string): string
  retry: string
  retryTitle: string
  reason: string
  back: string
  until(at: string): string
  proof(at: string): string
  openProof: string
}>({
  es: {
    title: 'Pagos',
    none: 'No tiene ningún pago.',
    part: 'Devolución en parte',
    refund: { refund_pending: 'pedida', refunded: 'hecha', rejected: 'rechazada' },
    because: (why: string) => `El proveedor dijo: ${why}`,
    retry: 'Pedirla de nuevo',
    retryTitle: 'Pedir la devolución de nuevo',
    reason: 'Motivo, para el equipo',
    back: 'Volver',
    until: (at: string) => `espera hasta ${at}`,
    proof: (at: string) => `Mandó un comprobante el ${at}.`,
    openProof: 'Ver el comprobante',
  },
  en: {
    title: 'Payments',
    none: 'It has no payment.',
    part: 'Refund of a part',
    refund: { refund_pending: 'asked for', refunded: 'done', rejected: 'refused' },
    because: (why: string) => `The provider said: ${why}`,
    retry: 'Ask again',
    retryTitle: 'Ask for the refund again',
    reason: 'Reason, for the staff',
    back: 'Back',
    until: (at: string) => `waits until ${at}`,
    proof: (at: string) => `A proof was sent on ${at}.`,
    openProof: 'Show the proof',
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

function RetryDialog({ order, payment, onClose }: { order: DeskOrder; payment: number; onClose(): void }) {
  const text = useWords(words)
  const { orderNr, country } = order
  const [key] = useState(() => crypto.randomUUID())
  const retrying = useOrderAct(orderNr, (reason: string, idempotencyKey) =>
    deskCall(retryRefund, { params: { orderNr, payment }, body: { reason } }, { idempotencyKey }),
  )
  return (
    <Dialog title={text.retryTitle} onClose={onClose}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          retrying.mutate({ given: typed(event.currentTarget, 'reason').trim(), key }, { onSuccess: onClose })
        }}
      >
        <Field label={text.reason} name="reason" autoComplete="off" error={fieldErrors(retrying.error).reason} />
        {retrying.error && <ActFailure error={retrying.error} country={country} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.back}</Button>
          <Button type="submit" look="primary" isBusy={retrying.isPending}>
            {text.retry}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Every attempt to pay, with the number by which its provider knows it. */
export function OrderPayments({ order }: { order: DeskOrder }) {
  const { country, payments, proofSentAt } = order
  const may = useMay()
  const [isProofOpen, setIsProofOpen] = useState(false)
  const [retried, setRetried] = useState<number>()
  const text = useWords(words)
  const names = useWords(orderWords)
  const language = useLanguage()
  return (
    <Section title={text.title}>
      {payments.length === 0 && <p className="text-14 text-ink-2">{text.none}</p>}
      <ul>
        {payments.map(
          ({ id, method, status, amount, providerRef, createdAt, expiresAt, isPartBack, refusedBecause }) => (
            <li key={id} className="grid gap-0.5 border-b border-line py-2 text-14">
              <div className="flex items-center justify-between gap-3">
                <span className="font-semibold">
                  {isPartBack && `${text.part}, `}
                  {names.method[method] ?? method}
                </span>
                <Badge tone={toneOf[status]}>{(isPartBack && text.refund[status]) || names.payment[status]}</Badge>
                <span className="figures ml-auto font-semibold">{money(amount, country)}</span>
              </div>
              <p className="figures text-13 text-ink-2">
                {moment(createdAt, country, language)}
                {providerRef && !isPartBack && <span className="font-mono"> · {providerRef}</span>}
                {status === 'pending' && expiresAt && <> · {text.until(moment(expiresAt, country, language))}</>}
              </p>
              {isPartBack && status === 'rejected' && (
                <div className="flex items-baseline justify-between gap-3">
                  <p className="text-13">{text.because(refusedBecause ?? '')}</p>
                  {may('orders.cancel') && order.status !== 'cancelled' && (
                    <Button look="quiet" onClick={() => setRetried(id)}>
                      {text.retry}
                    </Button>
                  )}
                </div>
              )}
            </li>
          ),
        )}
      </ul>
      {proofSentAt && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-14">{text.proof(moment(proofSentAt, country, language))}</p>
          {may('people.reveal') && <Button onClick={() => setIsProofOpen(true)}>{text.openProof}</Button>}
        </div>
      )}
      {isProofOpen && <ProofDialog order={order} onClose={() => setIsProofOpen(false)} />}
      {retried !== undefined && <RetryDialog order={order} payment={retried} onClose={() => setRetried(undefined)} />}
    </Section>
  )
}
