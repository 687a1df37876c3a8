import { Choice } from '#app/platform/forms/choice.tsx'
import { useCountry } from '#app/platform/country/use-country.ts'
import type { PaymentOption } from '#contract/buy/checkout.ts'
import { providerOf, type PaymentChoice } from '#domain/buy/payments/methods.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { paymentWayWords } from './payment-way-words.ts'

const percent = (value: number) => String(value).replace('.', ',')

/** Cards and places by name, set in type: their logos belong to others. */
function Schemes({ names }: { names: string }) {
  return (
    <span className="flex flex-wrap gap-x-1.5 gap-y-1 py-0.5">
      {names.split(', ').map((name) => (
        <span key={name} className="rounded-edge border border-line px-1.5 py-0.5 text-12 font-semibold text-ink">
          {name}
        </span>
      ))}
    </span>
  )
}

/** What paying later costs, before it is chosen: number, amount, total and interest. */
function Plans({ plans }: Pick<PaymentOption, 'plans'>) {
  const shop = useCountry()
  const words = paymentWayWords(shop.country)
  const money = (amount: number) => formatPrice(amount, shop)
  return plans.map(({ count, amount, total, surcharge, cft, cards }, at) => {
    if (count === 1) return null
    if (surcharge === 0) {
      return (
        <span key={at} className="figures font-medium text-ink">
          {words.interestFree(count, money(amount))} {cards}
        </span>
      )
    }
    return (
      <span key={at} className="flex flex-wrap gap-x-2">
        <span className="figures text-ink">
          {words.withInterest(count, money(amount), money(total))} {cards}
        </span>
        <span>{words.interest(percent(surcharge), percent(cft))}</span>
      </span>
    )
  })
}

type PaymentWaysProps = {
  ways: readonly PaymentOption[]
  chosen: PaymentChoice | null
  onChoose(code: PaymentChoice): void
}

/** The ways to pay as large rows: name, what is taken, what cuotas cost, where it is paid and when it counts as paid. */
export function PaymentWays({ ways, chosen, onChoose }: PaymentWaysProps) {
  return ways.map(({ code, label, schemes, detail, plans, instalments_note: note, counts, refusal }) => (
    <Choice
      key={code}
      name="payment"
      value={code}
      isChosen={chosen === code}
      onChoose={() => onChoose(code)}
      isDisabled={refusal !== null}
      label={label}
      more={
        <>
          {schemes && <Schemes names={schemes} />}
          <Plans plans={plans} />
          {note && <span>{note}</span>}
          <span>
            {detail} {counts}
          </span>
          {refusal && <span className="font-medium text-ink">{refusal}</span>}
        </>
      }
    />
  ))
}

/** The sandbox says that it is one, above everything that it offers. */
export function TestModeNote({ ways }: { ways: readonly PaymentOption[] }) {
  const { testMode } = paymentWayWords(useCountry().country)
  if (!ways.some(({ code }) => providerOf[code] === 'sandbox')) return null
  return (
    <p role="note" className="mb-3 border-l-4 border-rojo bg-surface p-4 font-semibold">
      {testMode}
    </p>
  )
}
