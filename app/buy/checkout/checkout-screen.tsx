import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { track } from '#app/platform/tracking/track.ts'
import { isRefusedBy, Refused, sentenceOf } from '#app/platform/api/failures.ts'
import type { FormProblem } from '#app/platform/forms/use-form.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { Skeleton } from '#app/platform/ui/skeleton.tsx'
import { StateBlock } from '#app/platform/ui/state-block.tsx'
import { checkoutWords } from './checkout-words.ts'
import { placeOrder, type Checkout } from '#contract/buy/checkout.ts'
import { checkGuest, guestErrors } from '#domain/buy/checkout/guest-form.ts'
import { checkoutSteps, firstStep, type CheckoutStep } from '#domain/buy/checkout/first-step.ts'
import { AddressStep, streetOf } from './address-step.tsx'
import { useCheckoutDraft } from '#app/platform/device/checkout-draft-store.ts'
import { arrivalOf, DeliveryStep } from './delivery-step.tsx'
import { guestFormOf } from './guest-address-form.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PaymentStep } from './payment-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { Step } from './step.tsx'
import { useCheckout, useRestoredDraft } from './use-checkout.ts'
import { successPath, usePlaceOrder } from './use-place-order.ts'

/** The furthest step that may be opened: every earlier step must be answered. */
function useReachedStep(checkout: Checkout): CheckoutStep {
  const { country } = useCountry()
  const { typed, isTyped, shipping, payment } = useCheckoutDraft()
  const isKnown = checkout.customer !== null
  const needsAddress = checkout.needs_address
  const isAddressTyped =
    isTyped && Object.keys(checkGuest(guestFormOf(typed), country, { isKnown, needsAddress })).length === 0
  const isKnownCustomer = isKnown && !isTyped
  return firstStep({
    hasAddress: needsAddress
      ? isAddressTyped || (!isTyped && checkout.id_customer_address !== null)
      : isKnown || isAddressTyped,
    // For a returning customer the usual choice counts as made; a new one must see it first.
    hasDelivery: !needsAddress || (checkout.shipping !== null && (shipping !== null || isKnownCustomer)),
    hasPayment: checkout.payment !== null && (payment !== null || isKnownCustomer),
    needsPayment: checkout.needs_payment,
  })
}

function useAnswers(checkout: Checkout): Partial<Record<CheckoutStep, string>> {
  const words = checkoutWords(useCountry().country)
  const { typed, isTyped, branchId } = useCheckoutDraft()
  const saved = checkout.addresses.find(({ id_customer_address: id }) => id === checkout.id_customer_address)
  const contact = [typed.email, typed.name]
  const address = !checkout.needs_address
    ? contact
    : isTyped || !saved
      ? [typed.email, typed.name, `${typed.address1 ?? ''} ${typed.street_number ?? ''}`]
      : [streetOf(saved), saved.city, `${saved.first_name} ${saved.last_name}`]
  const way = checkout.delivery.find(({ code }) => code === checkout.shipping)
  const branch = way?.branches.find(({ id }) => String(id) === branchId)
  const payment = checkout.payments.find(({ code }) => code === checkout.payment)
  const paid = [checkout.totals.wallet > 0 && words.summary.wallet, checkout.needs_payment && payment?.label]
  const joined = (parts: readonly unknown[]) => parts.filter(Boolean).join(' · ')
  return {
    address: joined(address),
    ...(way && { delivery: joined([way.label, branch?.name, arrivalOf(way)]) }),
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

function OpenCheckout({ checkout, isStale }: { checkout: Checkout; isStale: boolean }) {
  const words = checkoutWords(useCountry().country)
  const [search, setSearch] = useSearchParams()
  const { typed } = useCheckoutDraft()
  const reached = useReachedStep(checkout)
  const answers = useAnswers(checkout)
  const placing = usePlaceOrder(checkout)
  const tracked = useTrackedCheckout(checkout)
  const [refused, setRefused] = useState<FormProblem>()
  const [openedWith] = useState(checkout.cart.version)
  const { needs_address: needsAddress, customer } = checkout
  // Without a shipment no address is asked, and a signed-in customer is not asked who they are either.
  const steps = needsAddress
    ? checkoutSteps
    : checkoutSteps.filter((step) => step !== 'delivery' && (step !== 'address' || customer === null))
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
    placing.mutate(undefined, {
      onError: (error) => {
        // Server errors of typed fields are shown at the fields; those of cart lines are shown in the review.
        const errors = isRefusedBy(error, placeOrder) ? guestErrors(error.errors, guestFormOf(typed)) : {}
        if (Object.keys(errors).length === 0) return
        setRefused({ sentence: sentenceOf(error), errors })
        placing.reset()
        open('address')
      },
    })
  }

  const contents: Record<CheckoutStep, ReactNode> = {
    address: <AddressStep checkout={checkout} refused={refused} onDone={() => after('address')} />,
    delivery: <DeliveryStep checkout={checkout} onDone={() => after('delivery')} />,
    payment: <PaymentStep checkout={checkout} onDone={() => after('payment')} />,
    review: (
      <ReviewStep
        {...{ checkout, placing, isStale }}
        hasOtherCart={checkout.cart.version !== openedWith}
        onPlace={place}
      />
    ),
  }
  return (
    <div className="page grid content-start gap-x-16 pb-14 wide:grid-cols-[minmax(0,1fr)_24rem] wide:pt-10">
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
              title={step === 'address' && !needsAddress ? words.contact : words.steps[step]}
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

function NothingToBuy() {
  const words = checkoutWords(useCountry().country)
  const { placed } = useCheckoutDraft()
  if (placed) {
    return (
      <StateBlock
        headingLevel={1}
        title={words.placed.title}
        text={words.placed.text(placed.nr)}
        action={<ButtonLink to={successPath(placed.nr, placed.key)}>{words.placed.action}</ButtonLink>}
      />
    )
  }
  return (
    <StateBlock
      headingLevel={1}
      title={words.empty.title}
      text={words.empty.text}
      action={<ButtonLink to="/">{words.empty.action}</ButtonLink>}
    />
  )
}

/** The checkout: four questions on one page, each collapsed to its answer once given. */
export function CheckoutScreen() {
  const words = checkoutWords(useCountry().country)
  const isRestored = useRestoredDraft()
  const { data: checkout, error, isPlaceholderData, isFetching, refetch } = useCheckout({ isEnabled: isRestored })
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
  if (isEmpty) return <NothingToBuy />
  if (checkout) return <OpenCheckout checkout={checkout} isStale={isPlaceholderData && isFetching} />
  if (error) {
    return (
      <StateBlock
        headingLevel={1}
        title={words.failed}
        action={<Button onClick={() => void refetch()}>{words.retry}</Button>}
      />
    )
  }
  return (
    <div role="status" className="page grid gap-4 py-6">
      <noscript>
        <p className="font-medium">{words.needsScripts}</p>
      </noscript>
      <h1 tabIndex={-1} className="sr-only">
        {words.title}
      </h1>
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-14" />
      <Skeleton className="h-80" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  )
}
