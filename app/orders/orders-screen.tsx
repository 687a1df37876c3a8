import { AccountPage, AccountState } from '#app/account/account-page.tsx'
import { MoreButton } from '#app/account/more-button.tsx'
import { Loading } from '#app/account/with-account.tsx'
import { useStore } from '#app/store/use-store.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { orderWords } from '#app/words/order-words.ts'
import { OrderRow } from './order-row.tsx'
import { useOrders } from './use-orders.ts'

const rowShape = 'h-42'

/** The customer's orders, four at a time (ORD-04). */
export function OrdersScreen() {
  const words = orderWords(useStore().country)
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
