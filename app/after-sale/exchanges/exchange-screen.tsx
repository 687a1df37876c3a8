import { Link, useSearchParams } from 'react-router'
import { AccountPage, AccountSection, AccountState } from '#app/customers/account-page/account-page.tsx'
import { StateLabel } from '#app/customers/account-page/state-label.tsx'
import { Loading } from '#app/customers/account-page/with-account.tsx'
import { Refused } from '#app/platform/api/failures.ts'
import { useAccount } from '#app/customers/session/use-account.ts'
import { Timeline } from '#app/buy/orders/timeline.tsx'
import { useOverlay } from '#app/platform/ui/use-overlay.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { Overlay } from '#app/platform/ui/overlay.tsx'
import { exchangeWords } from '#app/platform/texts/exchange-words.ts'
import { batchnumber as numberShape, type Exchange } from '#contract/after-sale/exchanges.ts'
import { longDate } from '#domain/platform/dates.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { Barcode } from './barcode.tsx'
import { ParcelLabel } from './parcel-label.tsx'
import { PlanOutcome, PlanItems, PlanReturnMethod } from './plan-parts.tsx'
import { useCancelExchange, useExchange } from './use-exchanges.ts'

/** The label that is glued to the parcel or shown at the counter. */
function Label({ exchange }: { exchange: Exchange }) {
  const words = exchangeWords(useCountry().country).one
  const { batchnumber } = exchange
  return (
    <>
      <div className="max-w-96 border-2 border-dashed border-ink-2 bg-surface p-4">
        <p className="eyebrow text-ink-2">{words.process}</p>
        <p className="figures text-22 font-bold tracking-wider wrap-anywhere">{batchnumber}</p>
        <Barcode text={batchnumber} label={words.process} className="mt-3 h-16 w-full" />
      </div>
      <p className="mt-3 text-14 text-ink-2 print:hidden">{words.labelText}</p>
      <Button look="secondary" onClick={() => window.print()} className="mt-3 print:hidden">
        {words.print}
      </Button>
      <ParcelLabel exchange={exchange} />
    </>
  )
}

function Results({ results }: Pick<Exchange, 'results'>) {
  const words = exchangeWords(useCountry().country).one.resultLinks
  const pathOf = (way: Exchange['results'][number]['way'], ref: string) =>
    ({
      exchange: `/account/orders/${ref}`,
      credit_coupon: `/account/credits/${ref}`,
      credit_wallet: '/account/wallet',
      refund: '',
    })[way]
  return (
    <ul className="grid gap-2">
      {results.map(({ way, ref }) => (
        <li key={way}>
          {pathOf(way, ref) === '' ? (
            words[way]
          ) : (
            <Link to={pathOf(way, ref)} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {words[way]}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

function CancelDialog({ batchnumber }: { batchnumber: string }) {
  const { country, words: shell } = useCountry()
  const words = exchangeWords(country).one
  const { isOpen, close } = useOverlay('cancel-exchange')
  const cancel = useCancelExchange(batchnumber)
  return (
    <Overlay place="dialog" isOpen={isOpen} onClose={close} title={words.cancelTitle} closeLabel={shell.menu.close}>
      <p className="text-ink-2">{words.cancelText}</p>
      <div className="mt-5 grid gap-2">
        <Button isWide isBusy={cancel.isBusy} onClick={() => void cancel.run().then(close)}>
          {words.cancelYes}
        </Button>
        <Button isWide look="secondary" onClick={close}>
          {words.keep}
        </Button>
      </div>
    </Overlay>
  )
}

function ExchangeView({ exchange }: { exchange: Exchange }) {
  const { country } = useCountry()
  const all = exchangeWords(country)
  const words = all.one
  const account = useAccount()
  const dialog = useOverlay('cancel-exchange')
  const [search] = useSearchParams()
  const { can_cancel: isOpen, created_at: at, reject_reason: reason, results } = exchange
  return (
    <>
      {search.has('sent') && isOpen && (
        <div role="status" className="mt-4 border-l-4 border-lima bg-surface p-4">
          <p className="text-18 font-bold">{words.sent}</p>
          {account.data && <p className="text-ink-2 wrap-anywhere">{words.sentText(account.data.email)}</p>}
        </div>
      )}
      <p className="mt-4 mb-6 flex flex-wrap items-center gap-3">
        <StateLabel isMarked={isOpen}>{exchange.label}</StateLabel>
        <span className="text-14 text-ink-2">
          {words.asked(longDate(new Date(at), countryProfiles[country].timeZone))}
        </span>
      </p>
      {reason && <AccountSection title={words.rejected} text={reason} />}
      {results.length > 0 && (
        <AccountSection title={words.results}>
          <Results results={results} />
        </AccountSection>
      )}
      {isOpen && (
        <>
          <AccountSection title={all.plan.wayBack}>
            <PlanReturnMethod plan={exchange} />
          </AccountSection>
          <AccountSection title={words.label}>
            <Label exchange={exchange} />
          </AccountSection>
        </>
      )}
      <AccountSection title={words.timeline}>
        <Timeline steps={exchange.steps} />
      </AccountSection>
      <AccountSection title={all.request.products}>
        <PlanItems plan={exchange} />
      </AccountSection>
      {exchange.status !== 'rejected' && exchange.status !== 'annulled' && (
        <AccountSection title={all.plan.gives}>
          <PlanOutcome plan={exchange} />
        </AccountSection>
      )}
      <div className="grid gap-2 border-t border-line pt-6 tablet:flex print:hidden">
        <ButtonLink look="secondary" to={`/account/orders/${exchange.order_nr}`}>
          {words.order(exchange.order_nr)}
        </ButtonLink>
        <ButtonLink look="secondary" to="/account/exchange">
          {words.all}
        </ButtonLink>
        {isOpen && (
          <Button look="tertiary" aria-haspopup="dialog" onClick={dialog.open}>
            {words.cancel}
          </Button>
        )}
      </div>
      <CancelDialog batchnumber={exchange.batchnumber} />
    </>
  )
}

/** One exchange request, right after it was sent and while the customer follows it (EXC-01, EXC-03, EXC-05). */
export function ExchangeScreen({ batchnumber }: { batchnumber: string }) {
  const words = exchangeWords(useCountry().country)
  const isEnabled = numberShape.safeParse(batchnumber).success
  const { data: exchange, error, isError, refetch } = useExchange(batchnumber, { isEnabled })
  if (!isEnabled || error instanceof Refused) {
    return (
      <AccountState
        title={words.one.gone}
        text={words.one.goneText}
        action={<ButtonLink to="/account/exchange">{words.one.all}</ButtonLink>}
      />
    )
  }
  return (
    <AccountPage title={words.start.request(batchnumber)}>
      {exchange ? (
        <ExchangeView exchange={exchange} />
      ) : (
        <Loading {...{ isError, refetch }} shapes={['h-6 w-1/3', 'h-32', 'h-32', 'h-48']} />
      )}
    </AccountPage>
  )
}
