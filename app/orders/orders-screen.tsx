import { AccountPage } from '#app/account/account-page.tsx'
import { Loading } from '#app/account/with-account.tsx'
import { useStore } from '#app/store/use-store.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { StateBlock } from '#app/ui/state-block.tsx'
import { orderWords } from '#app/words/order-words.ts'
import { OrderRow } from './order-row.tsx'
import { useOrders } from './use-orders.ts'

const rowShape = 'h-42'

/** The customer's orders, four at a time (ORD-04). */
export function OrdersScreen() {
  const words = orderWords(useStore().country)
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useOrders()
  const orders = data?.pages.flatMap((page) => page.orders)
  if (orders?.length === 0) {
    return (
      <StateBlock
        headingLevel={1}
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
          {hasNextPage && (
            <Button
              look="secondary"
              isWide
              isBusy={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
              className="mt-6 wide:w-auto!"
            >
              {isFetchingNextPage ? words.moreBusy : words.more}
            </Button>
          )}
        </>
      ) : (
        <Loading {...{ isError, refetch }} shapes={[rowShape, rowShape, rowShape, rowShape]} />
      )}
    </AccountPage>
  )
}
