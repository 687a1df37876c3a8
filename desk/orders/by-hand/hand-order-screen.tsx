import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { formFormats } from '#domain/platform/country/form-formats.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { failureText, fieldErrors } from '#desk/platform/failure-text.ts'
import { useSession } from '#desk/platform/session.tsx'
import { typed } from '#desk/platform/typed.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { BackLink } from '#desk/platform/ui/back-link.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Checkbox, Field, SelectField } from '#desk/platform/ui/field.tsx'
import { Failure } from '#desk/platform/ui/notice.tsx'
import { Screen, Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { AddressFields, addressIn } from '../address-fields.tsx'
import { HandChoices } from './hand-choices.tsx'
import { HandGoods } from './hand-goods.tsx'
import { HandTotals } from './hand-totals.tsx'
import { SizePicker } from './size-picker.tsx'
import { useHandOrder, type HandQuote } from './use-hand-order.ts'

const words = wordsIn({
  es: {
    title: 'Tomar un pedido',
    back: 'Pedidos',
    what: 'Para una venta por teléfono: mismos precios, mismo stock y mismos mails que en la tienda.',
    store: 'Tienda',
    goods: 'Qué lleva',
    coupon: 'Cupón (opcional)',
    apply: 'Aplicar',
    person: 'Para quién',
    email: 'E-mail',
    emailHelp: 'Ahí le llegan la confirmación y cómo pagar.',
    document: 'Documento',
    number: 'Número de documento',
    how: 'Entrega y pago',
    addFirst: 'Agregá productos y la tienda dice cómo se puede enviar y pagar.',
    sum: 'Para leerle al cliente',
    agreed: 'Escuchó el total y aceptó los términos y condiciones',
    place: 'Tomar el pedido',
    noDelivery: 'Elegí cómo se entrega.',
    noBranch: 'Elegí en qué sucursal lo retira.',
    noPayment: 'Elegí cómo se paga.',
    counting: 'Calculando…',
    postcode: 'Ese código postal no es de la región elegida.',
  },
  en: {
    title: 'Take an order',
    back: 'Orders',
    what: 'For a sale by telephone: the same prices, stock and mails as in the shop.',
    store: 'Store',
    goods: 'What they buy',
    coupon: 'Coupon (optional)',
    apply: 'Apply',
    person: 'For whom',
    email: 'E-mail',
    emailHelp: 'The confirmation and how to pay arrive there.',
    document: 'Document',
    number: 'Document number',
    how: 'Delivery and payment',
    addFirst: 'Add products, and the shop says how they can be sent and paid.',
    sum: 'To read to the customer',
    agreed: 'They heard the total and accepted the terms',
    place: 'Take the order',
    noDelivery: 'Choose how it is delivered.',
    noBranch: 'Choose the branch where they collect it.',
    noPayment: 'Choose how it is paid.',
    counting: 'Counting…',
    postcode: 'That postcode is not of the chosen region.',
  },
})

type Order = ReturnType<typeof useHandOrder>

/** What the form says besides what was chosen. */
function bodyOf(form: FormData, country: OpenCountry, { hash, checkout }: HandQuote, { choice }: Order) {
  const { region: _region, city: _city, postcode: _postcode, ...ways } = choice
  const address = addressIn(form)
  return {
    country,
    hash,
    ...ways,
    // The shop chose where there was only one way.
    ...(checkout.shipping && { shipping: checkout.shipping }),
    ...(checkout.payment && { payment: checkout.payment }),
    version: checkout.cart.version,
    total: checkout.totals.total,
    agreed: form.get('agreed') !== null,
    email: typed(form, 'email').trim(),
    identification: typed(form, 'identification').trim(),
    identification_type: typed(form, 'identification_type'),
    ...address,
  }
}

/** What has to be chosen before the order can be placed. */
function missingChoice(
  { checkout }: HandQuote,
  { choice }: Order,
): 'noDelivery' | 'noBranch' | 'noPayment' | undefined {
  if (checkout.needs_address && !checkout.shipping) return 'noDelivery'
  if (checkout.shipping === 'pickup' && !choice.id_branch) return 'noBranch'
  return checkout.needs_payment && !checkout.payment ? 'noPayment' : undefined
}

/** An order that somebody gives by telephone, through the checkout of the shop. */
export function HandOrderScreen() {
  const text = useWords(words)
  const navigate = useNavigate()
  const { stores } = useSession()
  const [country, setCountry] = useState<OpenCountry>(stores[0]!)
  const order = useHandOrder(country)
  const [missing, setMissing] = useState<ReturnType<typeof missingChoice>>()
  const { lines, choice, quote, placing } = order
  const errors: Readonly<Record<string, string>> = {
    ...fieldErrors(placing.error),
    ...(quote.data?.isPostcodeRight === false && { postcode: text.postcode }),
  }
  const { idTypes } = formFormats[country]
  const isPickup = quote.data?.checkout.shipping === 'pickup'
  const { data } = quote

  function choosePostcode(form: HTMLFormElement): void {
    const { postcode } = addressIn(form)
    if (postcode !== (choice.postcode ?? '')) order.choose({ postcode })
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (!data || quote.isFetching) return
    const missing = missingChoice(data, order)
    setMissing(missing)
    if (missing) return
    placing.mutate(bodyOf(new FormData(event.currentTarget), country, data, order), {
      onSuccess: ({ orderNr }) => void navigate(`/orders/${orderNr}`),
    })
  }

  return (
    <Screen title={text.title}>
      <BackLink to="/orders">{text.back}</BackLink>
      <p className="text-14 text-ink-2">{text.what}</p>
      <form
        noValidate
        onSubmit={submit}
        // Delivery depends on the place: asked when the field is left, not at every letter.
        onBlur={({ currentTarget }) => choosePostcode(currentTarget)}
        className="grid items-start gap-6 wide:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Section title={text.goods}>
            {stores.length > 1 && (
              <SelectField
                label={text.store}
                value={country}
                onChange={({ target }) => setCountry(target.value as OpenCountry)}
                options={stores.map((code) => ({ value: code, label: countryProfiles[code].name }))}
              />
            )}
            <SizePicker country={country} onAdd={order.add} />
            <HandGoods country={country} lines={lines} quote={data} setQuantity={order.setQuantity} />
            {lines.length > 0 && (
              <Field
                label={text.coupon}
                name="coupon"
                autoComplete="off"
                defaultValue={order.coupon}
                onBlur={({ target }) => order.setCoupon(target.value.trim())}
                error={data?.couponFault ?? undefined}
              />
            )}
            {quote.error && <Failure>{failureText(quote.error)}</Failure>}
          </Section>
          <Section title={text.person}>
            <Field
              label={text.email}
              help={text.emailHelp}
              name="email"
              type="email"
              autoComplete="off"
              error={errors.email}
            />
            <div className="grid grid-cols-2 gap-3 max-tablet:grid-cols-1">
              <SelectField
                label={text.document}
                name="identification_type"
                options={idTypes.map(({ code, label }) => ({ value: code, label }))}
              />
              <Field label={text.number} name="identification" autoComplete="off" error={errors.identification} />
            </div>
            <AddressFields
              key={country}
              country={country}
              errors={errors}
              onPlace={order.choose}
              isContactOnly={isPickup}
            />
          </Section>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 wide:sticky wide:top-6">
          <Section title={text.how}>
            {data ? (
              <HandChoices country={country} quote={data} choice={choice} choose={order.choose} />
            ) : (
              <p className="text-14 text-ink-2">{text.addFirst}</p>
            )}
          </Section>
          {data && (
            <Section
              title={text.sum}
              aside={<span className="text-13 text-ink-2">{quote.isFetching ? text.counting : ''}</span>}
            >
              <HandTotals country={country} totals={data.checkout.totals} />
              <Checkbox label={text.agreed} name="agreed" />
              {errors.terms_version && <p className="text-13 font-medium text-rojo">{errors.terms_version}</p>}
              {missing && <Failure>{text[missing]}</Failure>}
              {placing.error && !missing && <ActFailure error={placing.error} country={country} />}
              <Button type="submit" look="primary" isBusy={placing.isPending || quote.isFetching}>
                {text.place}
              </Button>
            </Section>
          )}
        </div>
      </form>
    </Screen>
  )
}
