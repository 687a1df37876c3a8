import { Link } from 'react-router'
import { useCountry } from '#app/platform/country/use-country.ts'
import { AmountRow } from '#app/platform/ui/amount-row.tsx'
import { Picture } from '#app/platform/ui/picture.tsx'
import { AmountList } from './amount-list.tsx'
import { amountWords } from './amount-words.ts'
import { taxLine } from './tax-line.ts'
import { orderAmounts, shownPayment } from './order-amounts.ts'
import { orderWords } from './order-words.ts'
import type { Order, OrderLine } from '#contract/buy/orders.ts'
import { isThing } from '#domain/buy/cart/needs-parcel.ts'
import { addressLines } from '#domain/buy/orders/address-lines.ts'
import { formatPrice } from '#domain/platform/money.ts'

const percent = (value: number) => String(value).replace('.', ',')

function Line({ line, cancelled }: { line: OrderLine; cancelled: number }) {
  const shop = useCountry()
  const words = orderWords(shop.country)
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)_auto] gap-x-3 large-text:grid-cols-[72px_minmax(0,1fr)] border-b border-line py-4 last:border-0">
      <Picture
        source={line.image}
        alt=""
        sizes="72px"
        width={72}
        height={96}
        maxWidth={360}
        className="aspect-3/4 w-full rounded-edge bg-tile object-cover"
      />
      <div className="min-w-0">
        {isThing(line) && <p className="eyebrow truncate text-ink-2">{line.brand}</p>}
        <p className="font-medium">
          {line.url ? (
            <Link to={line.url} className="underline-offset-4 hover:underline">
              {line.name}
            </Link>
          ) : (
            line.name
          )}
        </p>
        {isThing(line) && (
          <p className="text-14 text-ink-2">
            {line.color} · {words.size(line.size)}
          </p>
        )}
        <p className="text-14 text-ink-2">{words.quantity(line.quantity)}</p>
        {cancelled > 0 && <p className="text-14 font-medium">{words.cancelledUnits(cancelled)}</p>}
        {isThing(line) && <p className="text-14 text-ink-2">{words.seller(line.seller)}</p>}
      </div>
      <p className="figures font-semibold large-text:col-start-2">{formatPrice(line.amount, shop)}</p>
    </li>
  )
}

export function OrderLines({ order }: { order: Order }) {
  return (
    <ul>
      {order.items.map((line) => (
        <Line
          key={line.sku}
          line={line}
          cancelled={order.cut?.items.find(({ sku }) => sku === line.sku)?.quantity ?? 0}
        />
      ))}
    </ul>
  )
}

/** What is left after wallet and credits, in words; nothing where nobody paid and nobody will. */
function leftLabelOf(order: Order, words: ReturnType<typeof amountWords>): string | undefined {
  // Without wallet and credits it is the total, which stands above.
  if (order.to_pay || order.to_collect !== null)
    return order.wallet_used > 0 || order.coupons.some((one) => one.is_credit) ? words.toPay : undefined
  const paid = shownPayment(order)
  if (paid?.status !== 'approved' && paid?.status !== 'held') return undefined
  return words.paidWith(paid.details?.card ?? paid.label)
}

export function OrderTotals({ order }: { order: Order }) {
  const shop = useCountry()
  const words = amountWords(shop.country)
  const { tax_included: tax, total } = order
  return (
    <>
      <AmountList
        amounts={orderAmounts(order, shop)}
        leftLabel={total > 0 ? leftLabelOf(order, words) : undefined}
        tax={tax > 0 ? taxLine(order, shop) : undefined}
      />
      {order.cut && (
        <dl className="mt-3 border-t border-line pt-3">
          <AmountRow term={words.cut}>{formatPrice(order.cut.amount, shop)}</AmountRow>
        </dl>
      )}
    </>
  )
}

export function OrderAddress({ address }: { address: Order['shipping_address'] }) {
  const { country } = useCountry()
  return (
    <address className="wrap-anywhere not-italic">
      <span className="block font-medium">
        {address.first_name} {address.last_name}
      </span>
      {addressLines(address, country).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {address.phone && (
        <span className="block text-14 text-ink-2">
          Tel. {[address.prefix, address.phone].filter(Boolean).join(' ')}
        </span>
      )}
    </address>
  )
}

/** The attempt on offer, or what has paid; failed attempts say something only where nothing followed them. */
function shownPayments({ payments, to_pay: toPay }: Order): Order['payments'] {
  const last = payments.findLast(({ method }) => method !== 'wallet')
  const isOver = !toPay && payments.every(({ status, method }) => status === 'rejected' || method === 'wallet')
  return payments.filter(
    (one) => one.method === 'wallet' || (toPay || isOver ? one === last : one.status !== 'rejected'),
  )
}

export function OrderPayments({ order }: { order: Order }) {
  const shop = useCountry()
  const words = orderWords(shop.country)
  return (
    <ul className="grid gap-4">
      {shownPayments(order).map(({ label, status, amount, details }, at) => (
        <li key={at}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-medium">{details?.card ?? label}</span>
            <span className="figures font-semibold">{formatPrice(amount, shop)}</span>
          </p>
          <p className="text-14 text-ink-2">{words.paymentStatuses[status]}</p>
          {details?.instalments !== undefined && details.instalments > 1 && details.instalment_amount !== undefined && (
            <p className="text-14 text-ink-2">
              {words.instalments(details.instalments, formatPrice(details.instalment_amount, shop))}
              {details.financed_total !== undefined &&
                ` · ${words.financed(formatPrice(details.financed_total, shop))}`}
              {details.cft !== undefined && ` · ${words.cft(percent(details.cft))}`}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
