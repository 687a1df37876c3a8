import { useSearchParams } from 'react-router'
import { failureText } from '#desk/platform/failure-text.ts'
import { useMay } from '#desk/platform/session.tsx'
import { LinkButton } from '#desk/platform/ui/button.tsx'
import { MoreButton } from '#desk/platform/ui/more-button.tsx'
import { Empty, Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { BulkBar } from './bulk-bar.tsx'
import { OrderFilterBar } from './order-filters.tsx'
import { OrderTable } from './order-table.tsx'
import { filtersOf, useOrders } from './orders-query.ts'
import { useSelection } from './use-selection.ts'

const words = wordsIn({
  es: { title: 'Pedidos', loading: 'Cargando pedidos', none: 'Ningún pedido es así.', byHand: 'Tomar un pedido' },
  en: { title: 'Orders', loading: 'Loading orders', none: 'No order is like that.', byHand: 'Take an order' },
})

/** The queue of the order team. */
export function OrdersScreen() {
  const text = useWords(words)
  const may = useMay()
  const [search] = useSearchParams()
  const paged = useOrders(filtersOf(search))
  const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = paged
  const selection = useSelection()
  const orders = data?.pages.flatMap((page) => page.orders) ?? []
  return (
    <Screen title={text.title} aside={may('orders.edit') && <LinkButton to="/orders/new">{text.byHand}</LinkButton>}>
      <OrderFilterBar />
      {error && <Failure>{failureText(error)}</Failure>}
      {isPending && !error && <LoadingRows label={text.loading} />}
      {data && orders.length === 0 && <Empty>{text.none}</Empty>}
      {orders.length > 0 && (
        <OrderTable
          orders={orders}
          selection={selection}
          onEnd={() => hasNextPage && !isFetchingNextPage && void fetchNextPage()}
        />
      )}
      <MoreButton of={paged} />
      <BulkBar orders={orders} selection={selection} />
    </Screen>
  )
}
