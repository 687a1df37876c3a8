import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { AccountPage, AccountState } from '#app/customers/account-page/account-page.tsx'
import { MoreButton } from '#app/customers/account-page/more-button.tsx'
import { StateLabel } from '#app/customers/account-page/state-label.tsx'
import { Loading } from '#app/customers/account-page/with-account.tsx'
import { useCountry } from '#app/platform/country/use-country.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { creditWords } from './credit-words.ts'
import type { Credit, OwnCoupon } from '#contract/after-sale/credits.ts'
import { shortDate } from '#domain/platform/dates.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'

import { useCredits, useOwnCoupons } from './use-credits.ts'

const rowShape = 'h-24'

function CreditRow({ credit }: { credit: Credit }) {
  const shop = useCountry()
  const words = creditWords(shop.country)
  const { available_amount: available, original_amount: original, status } = credit
  const amount = formatPrice(credit.is_usable ? available : original, shop)
  const until = shortDate(new Date(credit.expires_at), countryProfiles[shop.country].timeZone)
  return (
    <li className="relative flex items-center justify-between gap-4 border-b border-line py-5 last:border-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StateLabel isMarked={credit.is_usable}>{credit.label}</StateLabel>
          <span className="text-14 text-ink-2">{words.methods[credit.method]}</span>
        </p>
        <h2 className="mt-2 font-text text-18 font-semibold">
          <Link
            to={`/account/credits/${credit.id_sales_rule}`}
            aria-label={words.detailsOf(credit.code, amount)}
            className="figures after:absolute after:inset-0"
          >
            {amount}
          </Link>
          {credit.is_usable && available !== original && (
            <span className="figures text-14 font-normal text-ink-2"> {words.of(formatPrice(original, shop))}</span>
          )}
        </h2>
        {(credit.is_usable || status === 'expired') && (
          <p className="text-14 text-ink-2">{status === 'expired' ? words.endedOn(until) : words.validUntil(until)}</p>
        )}
      </div>
      <ChevronRight aria-hidden="true" size={22} strokeWidth={1.5} className="shrink-0 text-ink-2" />
    </li>
  )
}

function OwnCouponRow({ coupon }: { coupon: OwnCoupon }) {
  const shop = useCountry()
  const words = creditWords(shop.country)
  const { kind, amount, code, min_subtotal: from, expires_at: end } = coupon
  const shown = kind === 'fixed' ? formatPrice(amount, shop) : String(amount)
  return (
    <li className="border-b border-line py-5 last:border-0">
      <h3 className="font-text text-18 font-semibold">{words.coupons.kinds[kind](shown)}</h3>
      <p className="figures select-all wrap-anywhere">{words.coupons.code(code)}</p>
      <p className="text-14 text-ink-2">
        {words.validUntil(shortDate(new Date(end), countryProfiles[shop.country].timeZone))}
        {from !== null && ` · ${words.coupons.from(formatPrice(from, shop))}`}
      </p>
    </li>
  )
}

/** The customer's coupons, and their credits, four at a time (CRED-04). */
export function CreditsScreen() {
  const words = creditWords(useCountry().country)
  const { items: credits, isError, refetch, more } = useCredits()
  const { data: coupons = [], isPending } = useOwnCoupons()
  if (credits?.length === 0 && !isPending && coupons.length === 0) {
    return (
      <AccountState
        title={words.empty.title}
        text={words.empty.text}
        action={<ButtonLink to="/">{words.empty.action}</ButtonLink>}
      />
    )
  }
  return (
    <AccountPage title={words.title}>
      {credits && !isPending ? (
        <>
          {coupons.length > 0 && (
            <section aria-labelledby="coupons" className="mt-4">
              <h2 id="coupons" className="text-20 font-bold">
                {words.coupons.title}
              </h2>
              <ul className="mb-8">
                {coupons.map((coupon) => (
                  <OwnCouponRow key={coupon.code} coupon={coupon} />
                ))}
              </ul>
              {credits.length > 0 && <p className="font-display text-20 font-bold">{words.credits}</p>}
            </section>
          )}
          <ul className="mt-2">
            {credits.map((credit) => (
              <CreditRow key={credit.id_sales_rule} credit={credit} />
            ))}
          </ul>
          <MoreButton {...more} />
        </>
      ) : (
        <Loading {...{ isError, refetch }} shapes={[rowShape, rowShape, rowShape, rowShape]} />
      )}
    </AccountPage>
  )
}
