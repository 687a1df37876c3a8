import { sendMailAgain, type DeskOrder } from '#contract/desk/orders.ts'
import { deskCall } from '#desk/platform/call.ts'
import { moment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useMay } from '#desk/platform/session.tsx'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Badge, type Tone } from '#desk/platform/ui/badge.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { useOrderAct } from './order-query.ts'

type Mail = DeskOrder['mails'][number]

const words = wordsIn<{
  title: string
  none: string
  state: Record<Mail['state'], string>
  again: string
  againOf(name: string): string
  name: Partial<Record<string, string>>
}>({
  es: {
    title: 'Mails',
    none: 'No hay mails de las últimas semanas.',
    state: { waiting: 'por salir', sent: 'enviado', dead: 'no salió' },
    again: 'Mandar de nuevo',
    againOf: (name) => `Mandar de nuevo: ${name}`,
    name: {
      'order-placed': 'Pedido recibido',
      'order-paid': 'Pago aprobado',
      'order-rejected': 'Pago rechazado',
      'payment-refused': 'Tarjeta rechazada',
      'payment-code': 'Código para pagar',
      'payment-transfer': 'Datos para transferir',
      'order-shipped': 'Despacho',
      'order-parcel': 'Despacho de un paquete',
      'order-delivered': 'Entrega',
      'order-cancelled': 'Cancelación',
      'order-address-changed': 'Otra dirección',
      'order-part-cancelled': 'Cancelación en parte',
      'gift-card': 'Gift card',
      'review-request': 'Pedido de opinión',
      survey: 'Encuesta',
    },
  },
  en: {
    title: 'Mails',
    none: 'There is no mail of the last weeks.',
    state: { waiting: 'waiting', sent: 'sent', dead: 'not sent' },
    again: 'Send again',
    againOf: (name) => `Send again: ${name}`,
    name: {
      'order-placed': 'Order received',
      'order-paid': 'Payment approved',
      'order-rejected': 'Payment rejected',
      'payment-refused': 'Card refused',
      'payment-code': 'Code to pay with',
      'payment-transfer': 'Account to transfer to',
      'order-shipped': 'Shipped',
      'order-parcel': 'A parcel shipped',
      'order-delivered': 'Delivered',
      'order-cancelled': 'Cancelled',
      'order-address-changed': 'Another address',
      'order-part-cancelled': 'Cancelled in part',
      'gift-card': 'Gift card',
      'review-request': 'Asked for a review',
      survey: 'Survey',
    },
  },
})

const toneOf: Readonly<Record<Mail['state'], Tone>> = { waiting: 'now', sent: 'plain', dead: 'bad' }

/** What was written to the shopper; a mail that got lost goes out again while it is true. */
export function OrderMails({ order: { orderNr, country, mails } }: { order: DeskOrder }) {
  const text = useWords(words)
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
          const name = text.name[template] ?? template
          return (
            <li key={id} className="grid gap-0.5 border-b border-line py-2 text-14">
              <div className="flex items-center justify-between gap-3">
                <span className="font-semibold">{name}</span>
                <Badge tone={toneOf[state]}>{text.state[state]}</Badge>
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
