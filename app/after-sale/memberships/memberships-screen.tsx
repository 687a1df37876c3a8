import { AccountPage, AccountState } from '#app/customers/account-page/account-page.tsx'
import { ContentDetails } from '#app/customers/account-page/content-details.tsx'
import { MoreButton } from '#app/customers/account-page/more-button.tsx'
import { StateLabel } from '#app/customers/account-page/state-label.tsx'
import { useBatches } from '#app/customers/account-page/use-batches.ts'
import { Loading } from '#app/customers/account-page/with-account.tsx'
import { useCall } from '#app/platform/api/use-call.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { membershipWords } from './membership-words.ts'
import { readMemberships, type Membership } from '#contract/after-sale/memberships.ts'
import { shortDate } from '#domain/platform/dates.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'

const rowShape = 'h-24'

/** The customer's memberships, latest first, four at a time until a batch is empty (MEM-03). */
function useMemberships() {
  const call = useCall()
  return useBatches({
    queryKey: ['memberships'],
    idOf: ({ id_customer_membership }: Membership) => id_customer_membership,
    read: async (page, signal) => {
      const { memberships, hasMore } = await call(readMemberships, { body: page }, { signal })
      return { items: memberships, hasMore }
    },
  })
}

function MembershipRow({ membership }: { membership: Membership }) {
  const { country } = useCountry()
  const words = membershipWords(country)
  const { Membership_name: name, status, label, cms_key: contentKey } = membership
  const day = (instant: string) => shortDate(new Date(instant), countryProfiles[country].timeZone)
  const days = { from: day(membership.starts_at), until: day(membership.ends_at) }
  return (
    <li className="border-b border-line py-5 last:border-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StateLabel isMarked={status === 'active'}>{label}</StateLabel>
        <span className="text-14 text-ink-2">{words.dates[status](days)}</span>
      </p>
      <h2 className="mt-2 font-text text-18 font-semibold">{name}</h2>
      {membership.product_path && (status === 'active' || status === 'expired') && (
        <ButtonLink to={membership.product_path} look="secondary" className="mt-3">
          {words.renew}
          <span className="sr-only"> {name}</span>
        </ButtonLink>
      )}
      {membership.has_cms_content && contentKey && (
        <ContentDetails contentKey={contentKey} title={words.content(name)} />
      )}
    </li>
  )
}

export function MembershipsScreen() {
  const words = membershipWords(useCountry().country)
  const { items: memberships, isError, refetch, more } = useMemberships()
  if (memberships?.length === 0) {
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
      {memberships ? (
        <>
          <ul className="mt-2">
            {memberships.map((membership) => (
              <MembershipRow key={membership.id_customer_membership} membership={membership} />
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
