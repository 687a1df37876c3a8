import { AccountPage, AccountState } from '#app/customers/account-page/account-page.tsx'
import { MoreButton } from '#app/customers/account-page/more-button.tsx'
import { Loading } from '#app/customers/account-page/with-account.tsx'
import { useCountry } from '#app/platform/country/use-country.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { orderWords } from './order-words.ts'
import { OrderRow } from './order-row.tsx'
import { useOrders } from './use-orders.ts'

const rowShape = 'h-42'

/** The customer's orders, four at a time (ORD-04). */
export function OrdersScreen() {
  const words = orderWords(useCountry().country)
  const { items: orders, isError, refetch, more } = useOrders()
  if (orders?.length === 0) {
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
      {orders ? (
        <>
          <ul className="mt-2">
            {orders.map((order) => (
              <OrderRow key={order.order_nr} order={order} />
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
