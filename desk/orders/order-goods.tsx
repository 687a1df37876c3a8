import type { DeskOrder } from '#contract/desk/orders.ts'
import { money } from '#desk/platform/figures.ts'
import { Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    title: 'Prendas',
    sums: {
      subTotal: 'Prendas',
      discount: 'Descuento',
      shipping: 'Envío',
      walletUsed: 'Pagado con la billetera',
      total: 'Total',
      taxIncluded: 'Impuestos incluidos',
    },
    from: (seller: string) => `vende ${seller}`,
    coupon: (code: string) => `Cupón ${code}`,
    taxRate: (percent: number, paid: string) => `${String(percent).replace('.', ',')} % de ${paid}`,
    cut: 'Devuelto por lo cancelado',
    cancelled: (units: number) => (units === 1 ? '1 cancelada' : `${units} canceladas`),
    sent: (units: number) => (units === 1 ? '1 despachada' : `${units} despachadas`),
  },
  en: {
    title: 'Goods',
    sums: {
      subTotal: 'Goods',
      discount: 'Discount',
      shipping: 'Shipping',
      walletUsed: 'Paid by wallet',
      total: 'Total',
      taxIncluded: 'Tax included',
    },
    from: (seller: string) => `sold by ${seller}`,
    coupon: (code: string) => `Coupon ${code}`,
    taxRate: (percent: number, paid: string) => `${percent} % of ${paid}`,
    cut: 'Given back for what was cancelled',
    cancelled: (units: number) => `${units} cancelled`,
    sent: (units: number) => `${units} shipped`,
  },
})

function Sum({ name, amount, isTotal = false }: { name: string; amount: string; isTotal?: boolean }) {
  return (
    <div
      className={`flex justify-between gap-3 ${isTotal ? 'border-t border-line pt-1 text-16 font-semibold' : 'text-14'}`}
    >
      <dt>{name}</dt>
      <dd className="figures">{amount}</dd>
    </div>
  )
}

/** What was bought, and sums that add up. */
export function OrderGoods({ order: { country, items, sums, coupons } }: { order: DeskOrder }) {
  const text = useWords(words)
  const price = (minor: number) => money(minor, country)
  return (
    <Section title={text.title}>
      <ul>
        {items.map(
          ({ skuSimple, name, brand, color, size, seller, quantity, cancelled, sent, paidPrice, picture }, at) => (
            <li key={at} className="flex items-center gap-3 border-b border-line py-2">
              {picture ? (
                <img alt="" src={picture} width={42} height={56} loading="lazy" className="bg-tile object-cover" />
              ) : (
                <span aria-hidden="true" className="h-14 w-10.5 bg-tile" />
              )}
              <div className="min-w-0 flex-1">
                <p className="font-semibold">
                  {quantity} × {name}
                  {sent > 0 && <span className="font-normal text-ink-2"> · {text.sent(sent)}</span>}
                  {cancelled > 0 && <span className="text-rojo"> · {text.cancelled(cancelled)}</span>}
                </p>
                <p className="text-13 text-ink-2">
                  {brand} · {color} · {size} · {text.from(seller)}
                </p>
                <p className="font-mono text-12 text-ink-2">{skuSimple}</p>
              </div>
              <span className="figures font-semibold">{price(paidPrice)}</span>
            </li>
          ),
        )}
      </ul>
      <dl className="grid gap-1">
        <Sum name={text.sums.subTotal} amount={price(sums.subTotal)} />
        {sums.discount > 0 && <Sum name={text.sums.discount} amount={`− ${price(sums.discount)}`} />}
        {coupons.map(({ code, amount }) => (
          <div key={code} className="flex justify-between gap-3 pl-4 text-13 text-ink-2">
            <dt>{text.coupon(code)}</dt>
            <dd className="figures">{price(amount)}</dd>
          </div>
        ))}
        <Sum name={text.sums.shipping} amount={price(sums.shipping)} />
        {sums.walletUsed > 0 && <Sum name={text.sums.walletUsed} amount={`− ${price(sums.walletUsed)}`} />}
        <Sum name={text.sums.total} amount={price(sums.total)} isTotal />
        {sums.cut > 0 && <Sum name={text.cut} amount={price(sums.cut)} />}
        <div className="flex justify-between gap-3 text-13 text-ink-2">
          <dt>{text.sums.taxIncluded}</dt>
          <dd className="figures">{price(sums.taxIncluded)}</dd>
        </div>
        {sums.taxes.length > 1 &&
          sums.taxes.map(({ percent, paid, amount }) => (
            <div key={percent} className="flex justify-between gap-3 pl-4 text-13 text-ink-2">
              <dt>{text.taxRate(percent, price(paid))}</dt>
              <dd className="figures">{price(amount)}</dd>
            </div>
          ))}
      </dl>
    </Section>
  )
}
