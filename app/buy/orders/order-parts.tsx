import { Link } from 'react-router'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { AmountRow } from '#app/platform/ui/amount-row.tsx'
import { Button } from '#app/platform/ui/button.tsx'
import { Picture } from '#app/platform/ui/picture.tsx'
import { orderWords } from './order-words.ts'
import type { Order, OrderLine } from '#contract/buy/orders.ts'
import { shortDate } from '#domain/platform/dates.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'

const percent = (value: number) => String(value).replace('.', ',')

function Line({ line }: { line: OrderLine }) {
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
        <p className="eyebrow truncate text-ink-2">{line.brand}</p>
        <p className="font-medium">
          {line.url ? (
            <Link to={line.url} className="underline-offset-4 hover:underline">
              {line.name}
            </Link>
          ) : (
            line.name
          )}
        </p>
        {!line.is_gift_card && (
          <p className="text-14 text-ink-2">
            {line.color} · {words.size(line.size)}
          </p>
        )}
        <p className="text-14 text-ink-2">{words.quantity(line.quantity)}</p>
        <p className="text-14 text-ink-2">{words.seller(line.seller)}</p>
      </div>
      <p className="figures font-semibold large-text:col-start-2">{formatPrice(line.paid_price, shop)}</p>
    </li>
  )
}

export function OrderLines({ order }: { order: Order }) {
  return (
    <ul>
      {order.items.map((line) => (
        <Line key={line.sku} line={line} />
      ))}
    </ul>
  )
}

export function OrderTotals({ order }: { order: Order }) {
  const shop = useCountry()
  const { totals: words } = orderWords(shop.country)
  const money = (amount: number) => formatPrice(amount, shop)
  const couponDiscount = order.coupons.reduce((sum, { amount }) => sum + amount, 0)
  const rest = order.discount - couponDiscount
  return (
    <>
      <dl className="grid gap-2">
        <AmountRow term={words.subtotal}>{money(order.sub_total)}</AmountRow>
        {order.coupons.map(({ code, amount }) => (
          <AmountRow key={code} term={words.coupon(code)} className="text-verde">{`− ${money(amount)}`}</AmountRow>
        ))}
        {rest > 0 && <AmountRow term={words.discount} className="text-verde">{`− ${money(rest)}`}</AmountRow>}
        <AmountRow term={words.shipping} className={order.shipping === 0 ? '[&_dd]:text-verde' : ''}>
          {order.shipping === 0 ? words.free : money(order.shipping)}
        </AmountRow>
        {order.wallet_used > 0 && (
          <AmountRow term={words.wallet} className="text-verde">{`− ${money(order.wallet_used)}`}</AmountRow>
        )}
        <AmountRow term={words.total} className="mt-1 border-t border-line pt-3 text-18 font-semibold [&_dd]:text-22">
          {money(order.total)}
        </AmountRow>
      </dl>
      {order.tax_included > 0 && (
        <p className="mt-1 text-14 text-ink-2">{words.tax(money(order.tax_included), percent(order.tax_percent))}</p>
      )}
    </>
  )
}

export function OrderAddress({ address }: { address: Order['shipping_address'] }) {
  const place = [address.city, address.region === address.city ? '' : address.region, address.postcode]
  return (
    <address className="wrap-anywhere not-italic">
      <span className="block font-medium">
        {address.first_name} {address.last_name}
      </span>
      {address.address1} {address.street_number}
      {address.additional_info && `, ${address.additional_info}`}
      <br />
      {place.filter(Boolean).join(', ')}
      {address.phone && (
        <span className="block text-14 text-ink-2">
          Tel. {[address.prefix, address.phone].filter(Boolean).join(' ')}
        </span>
      )}
    </address>
  )
}

/** The code to pay at a counter, large enough to read out, with its expiry date. */
function Voucher({ code, expiresAt }: { code: string; expiresAt: string }) {
  const { country } = useCountry()
  const words = orderWords(country)
  const show = useFlash((state) => state.show)
  const copy = async () => {
    await navigator.clipboard.writeText(code)
    show({ text: words.copied, flashMessageType: 'success' })
  }
  return (
    <div className="border-l-4 border-lima bg-surface p-4">
      <p className="eyebrow text-ink-2">{words.voucher}</p>
      <p className="figures text-22 font-bold tracking-wider wrap-anywhere">{code}</p>
      <p className="mt-1 text-14 text-ink-2">
        {words.voucherText(shortDate(new Date(expiresAt), countryProfiles[country].timeZone))}
      </p>
      <Button look="tertiary" onClick={() => void copy()} className="-mb-2 text-14! font-medium! print:hidden">
        {words.copy}
      </Button>
    </div>
  )
}

export function OrderPayments({ order }: { order: Order }) {
  const shop = useCountry()
  const words = orderWords(shop.country)
  return (
    <ul className="grid gap-4">
      {order.payments.map(({ method, label, status, amount, details, voucher }) => (
        <li key={`${method} ${status}`}>
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
          {voucher && (
            <div className="mt-3">
              <Voucher code={voucher.code} expiresAt={voucher.expires_at} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
