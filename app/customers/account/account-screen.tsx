import { ArrowRight } from 'lucide-react'
import { PasskeyOffer } from '#app/customers/passkeys/passkey-offer.tsx'
import { useAccount } from '#app/customers/session/use-account.ts'
import { OrderRow } from '#app/buy/orders/order-row.tsx'
import { useOrders } from '#app/buy/orders/use-orders.ts'
import { useSignOut } from '#app/customers/session/use-sign-out.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { accountWords, type AccountWords } from '#app/platform/texts/account-words.ts'
import { AccountPage, SectionRows } from '#app/customers/account-page/account-page.tsx'
import { MoneyRows } from './money-rows.tsx'
import { NextActions } from './next-actions.tsx'
import { useAccountHome } from './use-account-home.ts'
import { Loading } from '#app/customers/account-page/with-account.tsx'

/** The latest order, and a link to the others (U71). */
function Orders({ hasOrders, words: { orders: words } }: { hasOrders: boolean; words: AccountWords }) {
  const latest = useOrders({ isEnabled: hasOrders }).items?.[0]
  return (
    <section aria-label={words.title} className="mt-8">
      <h2 className="eyebrow text-ink-2">{words.latest}</h2>
      {hasOrders ? (
        <ul className="min-h-50">{latest && <OrderRow order={latest} headingLevel="h3" />}</ul>
      ) : (
        <p className="mt-1 text-ink-2">{words.none}</p>
      )}
      <ButtonLink to={hasOrders ? '/account/orders' : '/'} look="tertiary" className="-mb-2">
        {hasOrders ? words.open : words.start}
        <ArrowRight aria-hidden="true" size={20} strokeWidth={1.5} />
      </ButtonLink>
    </section>
  )
}

/** The account's home: name, orders, then every section. */
export function AccountScreen() {
  const words = accountWords(useCountry().country)
  const { data: customer, isError, refetch } = useAccount()
  const { data: home, isError: hasNoHome } = useAccountHome()
  // Together, so that nothing moves when the second answer comes.
  const isReady = customer && (home || hasNoHome)
  const { signOut, isPending } = useSignOut()
  return (
    <AccountPage title={customer ? words.hello(customer.first_name) : words.title}>
      {isReady ? (
        <>
          <p className="mt-1 break-all text-ink-2">{customer.email}</p>
          {home && <NextActions actions={home.next} />}
          <Orders hasOrders={customer.visitor_has_orders} words={words} />
          {home && <MoneyRows {...home} />}
          <PasskeyOffer />
        </>
      ) : (
        <Loading {...{ isError, refetch }} shapes={['h-6 w-2/3', 'h-32']} />
      )}
      <div className="mt-10 tablet:hidden">
        <SectionRows words={words} />
      </div>
      <Button look="secondary" isWide isBusy={isPending} onClick={signOut} className="mt-10 tablet:w-auto!">
        {words.signOut}
      </Button>
    </AccountPage>
  )
}
