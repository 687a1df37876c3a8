import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { showOrder, type DeskOrder } from '#contract/desk/orders.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { moment } from '#desk/platform/figures.ts'
import { orderWords, statusName, toneOf } from '#desk/platform/order-words.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { BackLink } from '#desk/platform/ui/back-link.tsx'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen } from '#desk/platform/ui/screen.tsx'
import { Steps } from '#desk/platform/ui/steps.tsx'
import { WaitingNote } from '#desk/second-person/waiting-note.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { orderKey } from './order-query.ts'
import { OrderActs } from './order-acts.tsx'
import { OrderGoods } from './order-goods.tsx'
import { OrderDisputes } from './order-disputes.tsx'
import { OrderHints } from './order-hints.tsx'
import { OrderMails } from './order-mails.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderParcels } from './order-parcels.tsx'
import { OrderPayments } from './order-payments.tsx'
import { OrderQuestions } from './order-questions.tsx'
import { OrderPeople } from './order-people.tsx'

const words = wordsIn({
  es: {
    title: (nr: string) => `Pedido ${nr}`,
    loading: 'Cargando el pedido',
    back: 'Pedidos',
    placed: (at: string, store: string) => `Hecho el ${at} en ${store}`,
  },
  en: {
    title: (nr: string) => `Order ${nr}`,
    loading: 'Loading the order',
    back: 'Orders',
    placed: (at: string, store: string) => `Placed on ${at} in ${store}`,
  },
})

function Order({ order }: { order: DeskOrder }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <OrderGoods order={order} />
        <OrderParcels order={order} />
        <OrderPayments order={order} />
        <OrderDisputes order={order} />
        <OrderMails order={order} />
        <OrderQuestions order={order} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <OrderPeople order={order} />
        <OrderNotes order={order} />
        <Steps of={order} />
      </div>
    </div>
  )
}

/** Everything about one order, and what can be done with it now. */
export function OrderScreen() {
  const text = useWords(words)
  const names = useWords(orderWords)
  const language = useLanguage()
  const { orderNr = '' } = useParams()
  const { state } = useLocation() as { state: { list?: string } | null }
  const { data, error } = useQuery({
    queryKey: orderKey(orderNr),
    queryFn: ({ signal }) => deskCall(showOrder, { params: { orderNr } }, { signal }),
    // What was revealed stays until the screen is left.
    staleTime: Infinity,
    gcTime: 0,
  })
  const order = data?.order
  return (
    <div className="mx-auto grid max-w-6xl gap-2">
      <BackLink to={`/orders${state?.list ?? ''}`}>{text.back}</BackLink>
      <Screen
        title={
          <span className="flex flex-wrap items-center gap-3">
            {text.title(orderNr)}
            {order && (
              <Badge tone={toneOf[order.status]}>{statusName(names, order.status, order.delivery.method)}</Badge>
            )}
          </span>
        }
        aside={order && <OrderActs order={order} />}
      >
        {order && (
          <p className="-mt-3 text-14 text-ink-2">
            {text.placed(moment(order.placedAt, order.country, language), countryProfiles[order.country].name)}
          </p>
        )}
        {error && <Failure>{failureText(error)}</Failure>}
        {!order && !error && <LoadingRows label={text.loading} />}
        {order && <WaitingNote waiting={order.waiting} country={order.country} />}
        {order && <OrderHints order={order} />}
        {order && <Order order={order} />}
      </Screen>
    </div>
  )
}
