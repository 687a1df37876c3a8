import { useState, type ReactNode } from 'react'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import type { Order, ToPay } from '#contract/buy/orders.ts'
import { kindOf, type PaymentChoice } from '#domain/buy/payments/methods.ts'
import { untilWords } from '#domain/buy/payments/until-words.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { paymentDueWords, type DueState } from './payment-due-words.ts'
import { PaymentWays } from './payment-ways.tsx'
import { usePayOrder } from './use-pay-order.ts'
import { TransferProof } from './transfer-proof.tsx'
import { TransferDetails } from './transfer-details.tsx'
import type { OrderRef } from './use-orders.ts'
import type { PaymentResult } from './use-payment-result.ts'
import { Voucher } from './voucher.tsx'

type Ways = PaymentResult['payments']
type Paying = ReturnType<typeof usePayOrder>

/** What there is to say, also while the provider does not answer. */
function stateOf({ situation }: ToPay, result: PaymentResult | undefined): DueState {
  const mayBePaid = situation === 'unpaid' || situation === 'refused' || situation === 'expired'
  return mayBePaid && result?.outcome === 'pending' ? 'unanswered' : situation
}

type WayChooserProps = { ways: Ways; method: PaymentChoice | null; amount: string; paying: Paying; onClose(): void }

/** Another way to pay; everything else of the order stays as it is. */
function WayChooser({ ways, method, amount, paying, onClose }: WayChooserProps) {
  const words = paymentDueWords(useCountry().country)
  const [chosen, setChosen] = useState(() => ways.find(({ code }) => code !== method)?.code ?? method)
  const choose = async () => {
    if (chosen && (await paying.run(chosen))) onClose()
  }
  const labels = { voucher: words.getCode, transfer: words.getAccount, redirect: words.pay, delivery: words.pay }
  const label = labels[chosen ? kindOf(chosen) : 'redirect'](amount)
  return (
    <>
      <fieldset className="grid gap-3">
        <legend className="mb-3 font-semibold">{words.choose}</legend>
        <PaymentWays ways={ways} chosen={chosen} onChoose={setChosen} />
      </fieldset>
      <div className="mt-4 grid gap-2 tablet:flex">
        <Button isBusy={paying.isBusy} onClick={() => void choose()}>
          {paying.isBusy ? words.busy : label}
        </Button>
        <Button look="tertiary" onClick={onClose}>
          {words.back}
        </Button>
      </div>
    </>
  )
}

type ActionsProps = { toPay: ToPay; state: DueState; ways: Ways; amount: string; paying: Paying }

function Actions({ toPay, state, ways, amount, paying }: ActionsProps) {
  const words = paymentDueWords(useCountry().country)
  const [isChoosing, setIsChoosing] = useState(false)
  const { method } = toPay
  const hasOther = ways.some(({ code }) => code !== method)
  const canPayAsBefore = method !== null && (state === 'unpaid' || state === 'refused' || state === 'unanswered')
  if (isChoosing) {
    return <WayChooser {...{ ways, method, amount, paying }} onClose={() => setIsChoosing(false)} />
  }
  return (
    <div className="grid gap-2 tablet:flex">
      {canPayAsBefore && (
        <Button isBusy={paying.isBusy} onClick={() => void paying.run(method)}>
          {paying.isBusy ? words.busy : words.pay(amount)}
        </Button>
      )}
      {hasOther && (
        <Button look="secondary" onClick={() => setIsChoosing(true)}>
          {words.change}
        </Button>
      )}
    </div>
  )
}

type PaymentDueProps = {
  order: Order
  toPay: ToPay
  /** What the provider answered; undefined while it is asked. */
  result: PaymentResult | undefined
  reference: OrderRef
  renderHeading(title: string): ReactNode
}

/** An order that waits for its payment: what happened, until when it is reserved, and how to pay it. */
export function PaymentDue({ order, toPay, result, reference, renderHeading }: PaymentDueProps) {
  const shop = useCountry()
  const words = paymentDueWords(shop.country)
  const paying = usePayOrder(reference)
  const state = stateOf(toPay, result)
  const { title, text } = words.states[state]
  const { timeZone } = countryProfiles[shop.country]
  const [openedAt] = useState(() => new Date())
  const until = untilWords(timeZone, new Date(toPay.reserved_until), openedAt)
  const amount = formatPrice(toPay.amount, shop)
  const voucher = state === 'voucher' ? order.payments.find((one) => one.voucher)?.voucher : undefined
  return (
    <div>
      {renderHeading(title)}
      <p role="status" className="mt-2 wrap-anywhere">
        {text({ until, email: order.email })}
      </p>
      {state === 'transfer' && toPay.transfer && (
        <TransferDetails lines={toPay.transfer} amount={amount} email={order.email} />
      )}
      {state === 'transfer' && toPay.proof && <TransferProof orderNr={order.order_nr} proof={toPay.proof} />}
      {voucher && <Voucher code={voucher.code} {...{ amount, until }} />}
      {paying.problem && (
        <p role="alert" className="mt-4 border-l-4 border-rojo bg-surface p-4 font-medium">
          {paying.problem}
        </p>
      )}
      {order.can_pay && (
        <div className="mt-5 print:hidden">
          <Actions {...{ toPay, state, amount, paying }} ways={result?.payments ?? []} />
        </div>
      )}
    </div>
  )
}
