import { Link } from 'react-router'
import { AccountPage, AccountSection, AccountState } from '#app/customers/account-page/account-page.tsx'
import { FactList } from '#app/customers/account-page/fact-list.tsx'
import { StateLabel } from '#app/customers/account-page/state-label.tsx'
import { Loading } from '#app/customers/account-page/with-account.tsx'
import { Refused } from '#app/platform/api/failures.ts'
import { CopyCoupon } from '#app/browse/catalog/banner/copy-coupon.tsx'
import { Timeline } from '#app/buy/orders/timeline.tsx'
import { useCountry } from '#app/platform/country/use-country.ts'
import { AmountRow } from '#app/platform/ui/amount-row.tsx'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { creditWords } from './credit-words.ts'
import type { Credit } from '#contract/after-sale/credits.ts'
import { rowId } from '#contract/platform/list-page.ts'
import { longDate } from '#domain/platform/dates.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { useCredit } from './use-credits.ts'

function Amounts({ credit }: { credit: Credit }) {
  const shop = useCountry()
  const words = creditWords(shop.country)
  const money = (amount: number) => formatPrice(amount, shop)
  return (
    <dl className="grid gap-2">
      <AmountRow term={words.original}>{money(credit.original_amount)}</AmountRow>
      <AmountRow term={words.used}>{money(credit.used_amount)}</AmountRow>
      <AmountRow
        term={words.left[credit.status]}
        className="mt-1 border-t border-line pt-3 text-18 font-semibold [&_dd]:text-22"
      >
        {money(credit.available_amount)}
      </AmountRow>
    </dl>
  )
}

function Uses({ uses }: Pick<Credit, 'uses'>) {
  const shop = useCountry()
  const words = creditWords(shop.country)
  return (
    <ul>
      {uses.map(({ order_nr: nr, amount }) => (
        <li key={nr} className="flex min-h-12 items-center justify-between gap-4">
          <Link to={`/account/orders/${nr}`} className="inline-flex min-h-12 items-center underline underline-offset-4">
            {words.order(nr)}
          </Link>
          <span className="figures font-semibold">{formatPrice(amount, shop)}</span>
        </li>
      ))}
    </ul>
  )
}

function CreditView({ credit }: { credit: Credit }) {
  const { country } = useCountry()
  const words = creditWords(country)
  const { timeZone } = countryProfiles[country]
  return (
    <>
      <p className="mt-2 mb-6">
        <StateLabel isMarked={credit.is_usable}>{credit.label}</StateLabel>
      </p>
      <AccountSection title={words.amounts}>
        <Amounts credit={credit} />
      </AccountSection>
      {(credit.is_usable || !credit.exchangeable_for_money) && (
        <AccountSection title={words.use} text={credit.is_usable && words.useText}>
          {credit.is_usable && <CopyCoupon code={credit.code} />}
          {credit.is_usable && credit.exchangeable_for_money && (
            <div className="mt-4 grid justify-items-start gap-2">
              <p className="text-14 text-ink-2">{words.money.linkText}</p>
              <ButtonLink to={`/account/credits/${credit.id_sales_rule}/money`} look="secondary">
                {words.money.link}
              </ButtonLink>
            </div>
          )}
          {!credit.exchangeable_for_money && <p className="mt-3 text-14 text-ink-2">{words.notForMoney}</p>}
        </AccountSection>
      )}
      {credit.uses.length > 0 && (
        <AccountSection title={words.usedIn}>
          <Uses uses={credit.uses} />
        </AccountSection>
      )}
      <AccountSection title={words.facts}>
        <FactList
          facts={[
            [words.code, credit.code],
            [words.method, words.methods[credit.method]],
            [words.created, longDate(new Date(credit.created_at), timeZone)],
            [words.expires, longDate(new Date(credit.expires_at), timeZone)],
          ]}
        />
      </AccountSection>
      <AccountSection title={words.timeline}>
        <Timeline steps={credit.steps} />
      </AccountSection>
    </>
  )
}

/** One credit of the customer (CRED-02, CRED-03). */
export function CreditScreen({ id }: { id: string }) {
  const words = creditWords(useCountry().country)
  const isEnabled = rowId.safeParse(id).success
  const { data: credit, error, isError, refetch } = useCredit(id, { isEnabled })
  if (!isEnabled || error instanceof Refused) {
    return (
      <AccountState
        title={words.gone}
        text={words.goneText}
        action={<ButtonLink to="/account/credits">{words.all}</ButtonLink>}
      />
    )
  }
  return (
    <AccountPage title={words.one}>
      {credit ? (
        <CreditView credit={credit} />
      ) : (
        <Loading {...{ isError, refetch }} shapes={['h-6 w-1/3', 'h-32', 'h-32', 'h-48']} />
      )}
    </AccountPage>
  )
}
