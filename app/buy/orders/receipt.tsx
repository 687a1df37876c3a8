import { useRouteLoaderData } from 'react-router'
import { useCountry, type RootData } from '#app/platform/country/use-country.ts'
import { Paper } from '#app/platform/ui/paper.tsx'
import { Wordmark } from '#app/platform/ui/wordmark.tsx'
import type { Order } from '#contract/buy/orders.ts'
import { addressLines } from '#domain/buy/orders/address-lines.ts'
import { shownTotals } from '#domain/buy/orders/shown-totals.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { longDate } from '#domain/platform/dates.ts'
import { formatPrice, toMinor, toUnits } from '#domain/platform/money.ts'
import { amountWords } from './amount-words.ts'
import { orderWords } from './order-words.ts'
import { receiptWords } from './receipt-words.ts'
import { taxLine } from './tax-line.ts'

function useMoney() {
  const shop = useCountry()
  return (minor: number) => formatPrice(toUnits(minor, shop), shop)
}

function Parties({ order }: { order: Order }) {
  const { country } = useCountry()
  const words = receiptWords(country)
  const seller = useRouteLoaderData<RootData>('root')?.seller
  const { billing_address: buyer, document, email } = order
  return (
    <div className="grid grid-cols-2 gap-8 border-t border-line py-4 text-14">
      <div>
        <h2 className="eyebrow text-ink-2">{words.seller}</h2>
        {seller?.company && (
          <p className="mt-1">
            <strong className="font-semibold">{seller.company}</strong>
            <br />
            {seller.tax_id_label} {seller.tax_id}
            <br />
            {seller.address}
            <br />
            {seller.email}
          </p>
        )}
      </div>
      <div>
        <h2 className="eyebrow text-ink-2">{words.buyer}</h2>
        <p className="mt-1">
          <strong className="font-semibold">
            {buyer.first_name} {buyer.last_name}
          </strong>
          {[document, ...addressLines(buyer, country), email].filter(Boolean).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
      </div>
    </div>
  )
}

function Lines({ order }: { order: Order }) {
  const shop = useCountry()
  const words = receiptWords(shop.country)
  const { size, cancelledUnits } = orderWords(shop.country)
  const cancelledOf = (sku: string) => order.cut?.items.find((one) => one.sku === sku)?.quantity ?? 0
  return (
    <table className="w-full text-14">
      <thead>
        <tr className="eyebrow border-y border-line text-left text-ink-2">
          <th className="py-2 font-semibold">{words.product}</th>
          <th className="px-4 py-2 text-right font-semibold">{words.quantity}</th>
          <th className="py-2 text-right font-semibold">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((line) => (
          <tr key={line.sku} className="break-inside-avoid border-b border-line align-top">
            <td className="py-2">
              <strong className="font-semibold">
                {line.brand} {line.name}
              </strong>
              <span className="block text-ink-2">
                {!line.is_gift_card && `${line.color} · ${size(line.size)} · `}
                {words.each(formatPrice(line.unit_price, shop))}
              </span>
            </td>
            <td className="px-4 py-2 text-right">
              {line.quantity}
              {cancelledOf(line.sku) > 0 && (
                <span className="block text-ink-2">{cancelledUnits(cancelledOf(line.sku))}</span>
              )}
            </td>
            <td className="figures py-2 text-right">{formatPrice(line.unit_price * line.quantity, shop)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Totals({ order }: { order: Order }) {
  const shop = useCountry()
  const money = useMoney()
  const { totals: words } = receiptWords(shop.country)
  const minor = (units: number) => toMinor(units, shop)
  const { rows, total, paidBy } = shownTotals({
    subTotal: minor(order.sub_total),
    discount: minor(order.discount),
    coupons: order.coupons.map(({ code, amount, is_credit: isCredit }) => ({ code, amount: minor(amount), isCredit })),
    shipping: minor(order.shipping),
    walletUsed: minor(order.wallet_used),
    total: minor(order.total),
  })
  const paid = order.payments.find(({ method, status }) => method !== 'wallet' && status === 'approved')
  const label = (paid?.details?.card ?? paid?.label ?? '').replace(/^(Tarjeta|Efectivo)/, (word) => word.toLowerCase())
  const names = { ...words, rest: words.rest(label) }
  const row = ({ kind, code, amount }: { kind: keyof typeof names; code?: string; amount: number }, at: number) => (
    <div key={at} className="flex justify-between gap-8 py-1">
      <dt>{[names[kind], code].filter(Boolean).join(' ')}</dt>
      <dd className="figures">{kind === 'shipping' && amount === 0 ? words.free : money(amount)}</dd>
    </div>
  )
  return (
    <div className="mt-4 ml-auto w-1/2 break-inside-avoid text-14">
      <dl>
        {rows.map(row)}
        <div className="my-1 flex justify-between gap-8 border-y border-ink py-2 text-18 font-bold">
          <dt>{words.total}</dt>
          <dd className="figures">{money(total)}</dd>
        </div>
        {paidBy.map(row)}
        {order.cut && (
          <div className="flex justify-between gap-8 py-1">
            <dt>{amountWords(shop.country).cut}</dt>
            <dd className="figures">{money(minor(order.cut.amount))}</dd>
          </div>
        )}
      </dl>
      <p className="mt-1 text-12 text-ink-2">{taxLine(order, shop)}</p>
    </div>
  )
}

/** The proof of a purchase on one sheet: who sold what to whom, when, for how much, and how it was paid. */
export function Receipt({ order }: { order: Order }) {
  const { country } = useCountry()
  const words = receiptWords(country)
  const { timeZone } = countryProfiles[country]
  const paidAt = order.steps.find(({ status, done }) => status === 'paid' && done)?.date
  return (
    <Paper kind="receipt">
      <div className="flex items-start justify-between gap-8 pb-4">
        <Wordmark className="text-28!" />
        <div className="text-right">
          <h1 className="text-22 font-bold">{words.title}</h1>
          <p className="text-12 text-ink-2">{words.notFiscal}</p>
        </div>
      </div>
      <dl className="flex flex-wrap gap-x-12 gap-y-2 border-t border-line py-4 text-14">
        <div>
          <dt className="eyebrow text-ink-2">{words.order}</dt>
          <dd className="figures font-semibold">{order.order_nr}</dd>
        </div>
        <div>
          <dt className="eyebrow text-ink-2">{words.date}</dt>
          <dd>{longDate(new Date(order.placed_at), timeZone)}</dd>
        </div>
        {paidAt && (
          <div>
            <dt className="eyebrow text-ink-2">{words.payment}</dt>
            <dd>{words.paidOn(longDate(new Date(paidAt), timeZone))}</dd>
          </div>
        )}
      </dl>
      <Parties order={order} />
      <Lines order={order} />
      <Totals order={order} />
    </Paper>
  )
}
