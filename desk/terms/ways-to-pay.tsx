import { switchPayment, type DeskStoreTerms } from '#contract/desk/store-terms.ts'
import { deskCall } from '#desk/platform/call.ts'
import { orderWords } from '#desk/platform/order-words.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { useTermsAct } from './terms-query.ts'

const words = wordsIn({
  es: {
    offered: 'se ofrece',
    off: 'apagado',
    lacks: {
      card_test: 'solo en una tienda de prueba',
      cash_voucher: 'solo en una tienda de prueba',
      mercadopago: 'faltan las claves de la cuenta',
      webpay: 'faltan las claves de la cuenta',
      bank_transfer: 'falta la cuenta',
      cash_on_delivery: 'falta decir en qué regiones',
    },
    switchOff: (name: string) => `Apagar ${name}`,
    switchOn: (name: string) => `Encender ${name}`,
  },
  en: {
    offered: 'offered',
    off: 'off',
    lacks: {
      card_test: 'only in a shop on trial',
      cash_voucher: 'only in a shop on trial',
      mercadopago: 'the keys of the account are missing',
      webpay: 'the keys of the account are missing',
      bank_transfer: 'the account is missing',
      cash_on_delivery: 'its regions are missing',
    },
    switchOff: (name: string) => `Switch ${name} off`,
    switchOn: (name: string) => `Switch ${name} on`,
  },
})

type Payment = DeskStoreTerms['payments'][number]

/** Which ways to pay the store wants, and why one that it wants is not offered. */
export function WaysToPay({ terms }: { terms: DeskStoreTerms }) {
  const text = useWords(words)
  const { method: names } = useWords(orderWords)
  const nameOf = (method: Payment['method']) => names[method] ?? method
  const { country, version, payments } = terms
  const acting = useTermsAct(country, ({ method, isOn }: Pick<Payment, 'method' | 'isOn'>, idempotencyKey) =>
    deskCall(switchPayment, { params: { country }, body: { version, method, isOn } }, { idempotencyKey }),
  )
  return (
    <div className="grid gap-3">
      <ul className="grid gap-px bg-line outline outline-line">
        {payments.map(({ method, isOn, isOffered }) => (
          <li key={method} className="flex flex-wrap items-center gap-x-3 gap-y-1 bg-paper px-3 py-2 text-14">
            <span className="grow first-letter:uppercase">{nameOf(method)}</span>
            {isOffered && <Badge tone="done">{text.offered}</Badge>}
            {!isOn && <Badge tone="plain">{text.off}</Badge>}
            {isOn && !isOffered && <span className="text-13 text-ink-2">{text.lacks[method]}</span>}
            <Button
              look="quiet"
              aria-label={(isOn ? text.switchOff : text.switchOn)(nameOf(method))}
              isBusy={acting.isPending}
              onClick={() => acting.change({ method, isOn: !isOn })}
            >
              {isOn ? text.switchOff('').trim() : text.switchOn('').trim()}
            </Button>
          </li>
        ))}
      </ul>
      {acting.error && <ActFailure error={acting.error} country={country} />}
    </div>
  )
}
