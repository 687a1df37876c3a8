import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { placeName } from '#app/customers/addresses/city-field.tsx'
import { usePlaces } from '#app/customers/addresses/use-places.ts'
import { track } from '#app/platform/tracking/track.ts'
import { CallFailure, isRefusedBy, Refused, sentenceOf } from '#app/platform/api/failures.ts'
import type { FormProblem } from '#app/platform/forms/use-form.ts'
import { amountWords } from '#app/buy/orders/amount-words.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { StateBlock } from '#app/platform/ui/state-block.tsx'
import { checkoutWords } from './checkout-words.ts'
import { placeOrder, type Checkout } from '#contract/buy/checkout.ts'
import { checkGuest, guestErrors, streetFields } from '#domain/buy/checkout/guest-form.ts'
import { firstStep, stepsOf, type CheckoutStep } from '#domain/buy/checkout/first-step.ts'
import { giftCardWords } from '#app/platform/texts/gift-card-words.ts'
import { giftFieldNames } from '#domain/buy/gift-cards/gift-card.ts'
import { streetLine } from '#domain/customers/addresses/street-line.ts'
import { dayInWords } from '#domain/platform/text/day-names.ts'
import { AddressStep } from './address-step.tsx'
import { useCheckoutDraft } from '#app/platform/device/checkout-draft-store.ts'
import { arrivalOf, DeliveryStep } from './delivery-step.tsx'
import { GiftStep } from './gift-step.tsx'
import { guestFormOf } from './guest-address-form.tsx'
import { LoadingCheckout, NothingToBuy } from './nothing-to-buy.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PaymentStep } from './payment-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { Step } from './step.tsx'
import { useCheckout, useRestoredDraft } from './use-checkout.ts'
import { useLine } from './use-line.ts'
import { WaitingLine } from './waiting-line.tsx'
import { successPath, usePlaceOrder } from './use-place-order.ts'

const hasGiftCards = ({ cart }: Checkout): boolean => cart.items.some((item) => item.is_gift_card)

/** The furthest step that may be opened: every earlier step must be answered. */
function useReachedStep(checkout: Checkout): CheckoutStep {
  const { country } = useCountry()
  const { typed, isTyped, way, branchId, shipping, payment, giftWhen } = useCheckoutDraft()
  const isKnown = checkout.customer !== null
  const needsAddress = checkout.needs_address
  const isPickup = needsAddress && way === 'pickup'
  const needs = !needsAddress ? 'name' : isPickup ? 'contact' : 'address'
  const isAddressTyped =
    isTyped && Object.keys(checkGuest(guestFormOf(typed), country, { isKnown, needs })).length === 0
  const isKnownCustomer = isKnown && !isTyped
  return firstStep({
    hasAddress: isPickup
      ? isAddressTyped && branchId !== ''
      : needsAddress
        ? isAddressTyped || (!isTyped && checkout.id_customer_address !== null)
        : isKnown || isAddressTyped,
    // For a returning customer the usual choice counts as made; a new one must see it first.
    hasDelivery: !needsAddress || (checkout.shipping !== null && (shipping !== null || isKnownCustomer)),
    hasGift: giftWhen !== null || !hasGiftCards(checkout),
    hasPayment: checkout.payment !== null && (payment !== null || isKnownCustomer),
    needsPayment: checkout.needs_payment,
  })
}

function useAnswers(checkout: Checkout): Partial<Record<CheckoutStep, string>> {
  const { country } = useCountry()
  const { step: giftWords } = giftCardWords(country)
  const { typed, isTyped, way, branchId, gift, giftWhen } = useCheckoutDraft()
  const { data: places } = usePlaces({ isEnabled: isTyped && way === 'home' && checkout.needs_address })
  const saved = checkout.addresses.find(({ id_customer_address: id }) => id === checkout.id_customer_address)
  const contact = [typed.email, typed.name]
  const city = places && typed.place ? placeName(places, typed.place) : ''
  const address = !checkout.needs_address
    ? contact
    : isTyped || !saved
      ? [...contact, streetLine(streetFields(guestFormOf(typed), country), country), typed.city || city]
      : [streetLine(saved, country), saved.city, `${saved.first_name} ${saved.last_name}`]
  const chosen = checkout.delivery.find(({ code }) => code === checkout.shipping)
  const branch = chosen?.branches.find(({ id }) => String(id) === branchId)
  const isPickup = checkout.needs_address && way === 'pickup'
  const pickup =
    branch && chosen
      ? [branch.name, `${branch.address}, ${branch.city}`, arrivalOf(chosen, country), typed.name]
      : contact
  const payment = checkout.payments.find(({ code }) => code === checkout.payment)
  const paid = [checkout.totals.wallet > 0 && amountWords(country).wallet, checkout.needs_payment && payment?.label]
  const joined = (parts: readonly unknown[]) => parts.filter(Boolean).join(' · ')
  return {
    address: joined(isPickup ? pickup : address),
    ...(chosen && { delivery: joined([chosen.label, arrivalOf(chosen, country)]) }),
    gift:
      giftWhen === 'now'
        ? giftWords.answer(gift.recipient_name ?? '', dayInWords(gift.send_on ?? ''))
        : giftWords.later,
    payment: joined(paid),
  }
}

/** Tracks each answer once; answers that were already given are tracked with the order. */
function useTrackedCheckout(checkout: Checkout) {
  const { cart, shipping, payment, needs_payment } = checkout
  const tracked = useRef({ delivery: false, payment: false })
  const begin = useEffectEvent((hash: string) => cart.hash === hash && track('begin_checkout', cart))
  useEffect(() => void begin(cart.hash), [cart.hash])
  const trackStep = (step: CheckoutStep) => {
    if (step === 'delivery' && !tracked.current.delivery) track('add_shipping_info', { cart, tier: shipping ?? '' })
    const type = needs_payment ? (payment ?? '') : 'wallet'
    if (step === 'payment' && !tracked.current.payment) track('add_payment_info', { cart, type })
    if (step === 'delivery' || step === 'payment') tracked.current[step] = true
  }
  return {
    trackStep,
    trackAllSteps() {
      trackStep('delivery')
      trackStep('payment')
    },
  }
}

/** Back from the gateway to a page that the browser kept: it must not show a button that is busy for ever. */
function useBackFromGateway(placing: ReturnType<typeof usePlaceOrder>): void {
  const navigate = useNavigate()
  const onShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted || !placing.data) return
    void navigate(successPath(placing.data.order_nr, placing.data.order_key), { replace: true })
  })
  useEffect(() => {
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
}

type OpenCheckoutProps = {
  checkout: Checkout
  isStale: boolean
  /** Called with the checkout while it is unknown whether its order was placed. */
  onUnresolved(checkout: Checkout | undefined): void
}

function OpenCheckout({ checkout, isStale, onUnresolved }: OpenCheckoutProps) {
  const { country } = useCountry()
  const words = checkoutWords(country)
  const [search, setSearch] = useSearchParams()
  const { typed, way } = useCheckoutDraft()
  const isPickup = checkout.needs_address && way === 'pickup'
  const reached = useReachedStep(checkout)
  const answers = useAnswers(checkout)
  const placing = usePlaceOrder(checkout)
  useBackFromGateway(placing)
  const tracked = useTrackedCheckout(checkout)
  const [refused, setRefused] = useState<FormProblem>()
  const [openedWith] = useState(checkout.cart.version)
  const { needs_address: needsAddress, customer } = checkout
  const steps = stepsOf({ needsAddress, isPickup, isKnown: customer !== null, hasGiftCards: hasGiftCards(checkout) })
  const indexOf = (step: CheckoutStep) => steps.indexOf(step)
  // Completing a step does not close it: the customer continues with the button.
  const [initialStep] = useState(reached)
  const requested = steps.find((step) => step === search.get('step')) ?? initialStep
  const current = indexOf(requested) <= indexOf(reached) ? requested : reached
  const open = (step: CheckoutStep) => setSearch({ step }, { preventScrollReset: true })
  const after = (step: CheckoutStep) => {
    tracked.trackStep(step)
    open(steps[indexOf(step) + 1]!)
  }

  const place = () => {
    tracked.trackAllSteps()
    // Its cart may be empty before the answer is here.
    onUnresolved(checkout)
    placing.mutate(undefined, {
      onError: (error) => {
        if (!(error instanceof CallFailure && error.isTransient)) onUnresolved(undefined)
        // Server errors of typed fields are shown at the fields; those of cart lines are shown in the review.
        if (!isRefusedBy(error, placeOrder)) return
        // A day that has passed meanwhile.
        if (giftFieldNames.some((name) => error.errors[name])) open('gift')
        const errors = guestErrors(error.errors, guestFormOf(typed), country)
        if (Object.keys(errors).length === 0) return
        setRefused({ sentence: sentenceOf(error), errors })
        placing.reset()
        open('address')
      },
    })
  }

  const titleOf = (step: CheckoutStep) => {
    if (step !== 'address') return words.steps[step]
    return needsAddress ? (isPickup ? words.address.pickup : words.steps.address) : words.contact
  }
  const contents: Record<CheckoutStep, ReactNode> = {
    address: <AddressStep checkout={checkout} refused={refused} onDone={() => after('address')} />,
    delivery: <DeliveryStep checkout={checkout} onDone={() => after('delivery')} />,
    gift: <GiftStep cart={checkout.cart} onDone={() => after('gift')} />,
    payment: <PaymentStep checkout={checkout} onDone={() => after('payment')} />,
    review: (
      <ReviewStep
        {...{ checkout, placing, isStale }}
        hasOtherCart={checkout.cart.version !== openedWith}
        onPlace={place}
        onChangeBuyer={() => open('address')}
      />
    ),
  }
  return (
    <div className="page grid content-start gap-x-8 pb-14 tablet:grid-cols-[minmax(0,1fr)_18rem] tablet:pt-6 wide:grid-cols-[minmax(0,1fr)_24rem] wide:gap-x-16 wide:pt-10">
      <h1 tabIndex={-1} className="sr-only">
        {words.title}
      </h1>
      <OrderSummary {...{ checkout, isStale }} />
      <div className="min-w-0">
        {steps.map((step, index) => {
          const state = step === current ? 'current' : indexOf(step) < indexOf(reached) ? 'done' : 'later'
          return (
            <Step
              key={step}
              name={step}
              title={titleOf(step)}
              at={index + 1}
              of={steps.length}
              state={state}
              answer={answers[step]}
              onChange={() => open(step)}
            >
              {contents[step]}
            </Step>
          )
        })}
      </div>
    </div>
  )
}

/** No step leads to an order where nothing can be paid, unless the buyer's wallet may pay it all. */
const isClosed = ({ needs_payment, payments, wallet }: Checkout) =>
  needs_payment && payments.length === 0 && wallet.balance === 0

/** The checkout: four questions on one page, each collapsed to its answer once given. */
export function CheckoutScreen() {
  const words = checkoutWords(useCountry().country)
  const isRestored = useRestoredDraft()
  const [unresolved, setUnresolved] = useState<Checkout>()
  const query = useCheckout({ isEnabled: isRestored })
  const { data: checkout, error, isPlaceholderData, isFetching, refetch } = query
  const line = useLine(query)
  const askAgain = useCallback(() => void refetch({ cancelRefetch: false }), [refetch])
  const isEmpty = checkout?.cart.items.length === 0 || (error instanceof Refused && !checkout)
  if (error instanceof Refused && error.code === 'account_needed') {
    return (
      <StateBlock
        headingLevel={1}
        title={words.accountNeeded.title}
        text={words.accountNeeded.text}
        action={<ButtonLink to="/checkout/login">{words.accountNeeded.action}</ButtonLink>}
      />
    )
  }
  if (line && !unresolved) return <WaitingLine line={line} onAskAgain={askAgain} />
  // While it is unknown whether the order was placed, its cart may be empty already: the shopper sends the same once more.
  const shown = unresolved ?? (isEmpty ? undefined : checkout)
  if (shown && !unresolved && isClosed(shown)) {
    return (
      <StateBlock
        headingLevel={1}
        title={words.closed.title}
        text={words.closed.text}
        action={<ButtonLink to="/cart">{words.closed.action}</ButtonLink>}
      />
    )
  }
  if (shown) {
    const isStale = !unresolved && isPlaceholderData && isFetching
    return <OpenCheckout checkout={shown} isStale={isStale} onUnresolved={setUnresolved} />
  }
  if (isEmpty) return <NothingToBuy />
  if (error) {
    return (
      <StateBlock
        headingLevel={1}
        title={words.failed}
        action={<Button onClick={() => void refetch()}>{words.retry}</Button>}
      />
    )
  }
  return <LoadingCheckout />
}
