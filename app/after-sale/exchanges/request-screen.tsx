import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { AccountPage } from '#app/customers/account-page/account-page.tsx'
import { Loading } from '#app/customers/account-page/with-account.tsx'
import { useCountry } from '#app/platform/country/use-country.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { exchangeWords } from '#app/platform/texts/exchange-words.ts'
import type { ExchangeOptions, ExchangeOrder } from '#contract/after-sale/exchange-start.ts'
import { CollectionStep } from './collection-step.tsx'
import { useExchangeDraft } from './exchange-draft.ts'
import { exchangeSteps, type ExchangeStep } from './exchange-step.ts'
import { ItemsStep } from './items-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { useExchangeOptions, useExchangeOrders } from './use-exchanges.ts'
import { WaysStep } from './ways-step.tsx'

/** Restores the draft from session storage after hydration. */
function useRestoredDraft(orderNr: string): boolean {
  const { country } = useCountry()
  const [isRestored, setIsRestored] = useState(false)
  useEffect(() => {
    void useExchangeDraft.persist.rehydrate()
    useExchangeDraft.getState().start(orderNr, country)
    setIsRestored(true)
  }, [country, orderNr])
  return isRestored
}

/** The furthest step that may be opened: every earlier step must be answered. */
function useReachedStep(): ExchangeStep {
  const { items, method } = useExchangeDraft()
  const all = Object.values(items)
  if (all.length === 0) return 'items'
  const isAnswered = all.every(
    ({ reason, details, way, replacement }) =>
      reason && details.trim() && way && (way !== 'exchange' || replacement !== ''),
  )
  if (!isAnswered) return 'ways'
  return method === '' ? 'collection' : 'review'
}

function StepHeading({ step }: { step: ExchangeStep }) {
  const words = exchangeWords(useCountry().country).request
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  // Moves focus to the heading when the step changes, as on a page navigation.
  useEffect(() => {
    if (before.current !== step) {
      heading.current?.focus({ preventScroll: true })
      window.scrollTo({ top: 0 })
    }
    before.current = step
  }, [step])
  const at = exchangeSteps.indexOf(step) + 1
  return (
    <div className="mt-4">
      <p className="eyebrow text-ink-2">{words.stepOf(at, exchangeSteps.length)}</p>
      <div aria-hidden="true" className="mt-2 grid grid-cols-4 gap-1">
        {exchangeSteps.map((one, index) => (
          <span key={one} className={`h-1 ${index < at ? 'bg-ink' : 'bg-line'}`} />
        ))}
      </div>
      <h2 ref={heading} tabIndex={-1} className="mt-4 text-22 font-bold">
        {words.steps[step]}
      </h2>
    </div>
  )
}

function OpenRequest({ order, options }: { order: ExchangeOrder; options: ExchangeOptions }) {
  const [search, setSearch] = useSearchParams()
  const reached = useReachedStep()
  const requested = exchangeSteps.find((step) => step === search.get('step')) ?? 'items'
  const current = exchangeSteps.indexOf(requested) <= exchangeSteps.indexOf(reached) ? requested : reached
  const open = (step: ExchangeStep) => setSearch({ order: order.order_nr, step })
  const contents: Record<ExchangeStep, ReactNode> = {
    items: <ItemsStep order={order} onDone={() => open('ways')} />,
    ways: <WaysStep order={order} options={options} onDone={() => open('collection')} />,
    collection: <CollectionStep options={options} onDone={() => open('review')} />,
    review: <ReviewStep onChange={open} />,
  }
  return (
    <>
      <StepHeading step={current} />
      <div className="mt-5">{contents[current]}</div>
    </>
  )
}

/** An exchange request, one step per page: items, reasons and outcome, return method, review (U67, U73). */
export function ExchangeRequestScreen() {
  const words = exchangeWords(useCountry().country).request
  const [search] = useSearchParams()
  const orderNr = search.get('order') ?? ''
  const isRestored = useRestoredDraft(orderNr)
  const orders = useExchangeOrders({ isEnabled: orderNr !== '' })
  const options = useExchangeOptions()
  const order = orders.data?.orders.find(({ order_nr: nr, obstacle }) => nr === orderNr && obstacle === null)
  const isMissing = orderNr === '' || (orders.data && !order)
  const refetch = () => Promise.all([orders.refetch(), options.refetch()])
  return (
    <AccountPage title={words.title}>
      {isMissing ? (
        <div className="mt-4">
          <p className="font-semibold">{words.noOrder}</p>
          <p className="text-ink-2">{words.noOrderText}</p>
          <ButtonLink to="/account/exchange" className="mt-5">
            {words.noOrderAction}
          </ButtonLink>
        </div>
      ) : order && options.data && isRestored ? (
        <OpenRequest order={order} options={options.data} />
      ) : (
        <Loading
          isError={orders.isError || options.isError}
          refetch={refetch}
          shapes={['h-10', 'h-28', 'h-28', 'h-12']}
        />
      )}
    </AccountPage>
  )
}
