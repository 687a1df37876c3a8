import type { DeliveryOption, PaymentOption } from '#contract/buy/checkout.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { SelectField } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import type { HandChoice, HandQuote } from './use-hand-order.ts'

const words = wordsIn({
  es: {
    delivery: 'Entrega',
    payment: 'Pago',
    place: 'Elegí región y ciudad para ver cómo se puede enviar.',
    tooHeavy: 'Ninguna forma de envío a domicilio lleva lo que pesa este pedido.',
    noPayment: 'Esta tienda todavía no tiene cómo cobrar.',
    free: 'gratis',
    branch: 'Sucursal',
    choose: 'Elegir',
    how: {
      redirect: 'Paga con el enlace del mail que le llega.',
      voucher: 'Paga con un código, que le llega por mail.',
      transfer: 'Transfiere a la cuenta de la tienda; los datos le llegan por mail.',
      delivery: 'Paga cuando le entregan el paquete.',
    },
    nothingToPay: 'No queda nada por pagar.',
  },
  en: {
    delivery: 'Delivery',
    payment: 'Payment',
    place: 'Choose region and city to see how it can be sent.',
    tooHeavy: 'No delivery to the door takes what this order weighs.',
    noPayment: 'This store has no way to be paid yet.',
    free: 'free',
    branch: 'Branch',
    choose: 'Choose',
    how: {
      redirect: 'They pay by the link in the mail they get.',
      voucher: 'They pay with a code, which comes by mail.',
      transfer: 'They transfer to the account of the store; its data comes by mail.',
      delivery: 'They pay when the parcel is delivered.',
    },
    nothingToPay: 'There is nothing left to pay.',
  },
})

type ChoicesProps = { country: OpenCountry; quote: HandQuote; choice: HandChoice; choose(changed: HandChoice): void }

const optionClass =
  'flex min-h-9 cursor-pointer items-start gap-2.5 bg-paper px-3 py-2 text-14 has-checked:bg-tile max-tablet:min-h-11'

function Delivery({ country, quote, choice, choose }: ChoicesProps) {
  const text = useWords(words)
  const { delivery, too_heavy: isTooHeavy, needs_address: needsAddress } = quote.checkout
  // What was pressed shows at once; the shop says a moment later whether it holds.
  const shipping = choice.shipping ?? quote.checkout.shipping
  if (!needsAddress) return null
  const chosen = delivery.find(({ code }) => code === shipping)
  const priceOf = ({ free, price }: DeliveryOption) => (free ? text.free : formatPrice(price, countryProfiles[country]))
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-13 font-semibold">{text.delivery}</legend>
      {isTooHeavy && <p className="text-13 text-rojo">{text.tooHeavy}</p>}
      {delivery.length === 0 && !isTooHeavy && <p className="text-14 text-ink-2">{text.place}</p>}
      {delivery.length > 0 && (
        <div className="grid gap-px bg-line outline outline-line">
          {delivery.map((option) => (
            <label key={option.code} className={optionClass}>
              <input
                type="radio"
                name="shipping"
                checked={option.code === shipping}
                onChange={() => choose({ shipping: option.code, id_branch: '' })}
                className="mt-0.5 accent-ink"
              />
              <span>
                {option.label}
                <span className="block text-13 text-ink-2">{option.eta_text}</span>
              </span>
              <span className="figures ml-auto">{priceOf(option)}</span>
            </label>
          ))}
        </div>
      )}
      {chosen?.code === 'pickup' && (
        <SelectField
          label={text.branch}
          value={choice.id_branch ?? ''}
          onChange={({ target }) => choose({ id_branch: target.value })}
          options={[
            { value: '', label: text.choose },
            ...chosen.branches.map(({ id, name, city }) => ({ value: String(id), label: `${name}, ${city}` })),
          ]}
        />
      )}
    </fieldset>
  )
}

function Payment({ quote, choice, choose }: ChoicesProps) {
  const text = useWords(words)
  const { payments, needs_payment: needsPayment } = quote.checkout
  const payment = choice.payment ?? quote.checkout.payment
  const noteOf = ({ kind, refusal }: PaymentOption) => refusal ?? text.how[kind]
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-13 font-semibold">{text.payment}</legend>
      {!needsPayment && <p className="text-14 text-ink-2">{text.nothingToPay}</p>}
      {needsPayment && payments.length === 0 && <p className="text-14 text-rojo">{text.noPayment}</p>}
      {needsPayment && payments.length > 0 && (
        <div className="grid gap-px bg-line outline outline-line">
          {payments.map((option) => (
            <label key={option.code} className={optionClass}>
              <input
                type="radio"
                name="payment"
                checked={option.code === payment}
                disabled={option.refusal !== null}
                onChange={() => choose({ payment: option.code })}
                className="mt-0.5 accent-ink"
              />
              <span>
                {option.label}
                <span className="block text-13 text-ink-2">{noteOf(option)}</span>
              </span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  )
}

/** How it gets there and how it is paid, as the shop offers it for these goods and this place. */
export function HandChoices(props: ChoicesProps) {
  return (
    <div className="grid gap-4">
      <Delivery {...props} />
      <Payment {...props} />
    </div>
  )
}
