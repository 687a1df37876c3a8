import type { OrderPaper } from '#contract/desk/order-papers.ts'
import { dayOf, money } from '#desk/platform/figures.ts'
import { orderWords } from '#desk/platform/order-words.ts'
import { CodeBars } from './code-bars.tsx'

/** A slip is the shopper's: it speaks the language of the shop, whatever the desk's is. */
const text = {
  order: (nr: string) => `Pedido ${nr}`,
  placed: (at: string) => `Hecho el ${at}`,
  to: 'Para',
  parcel: (at: number) => `Paquete ${at}`,
  units: (units: number) => (units === 1 ? '1 prenda' : `${units} prendas`),
  subTotal: 'Prendas',
  discount: 'Descuento',
  shipping: 'Envío',
  wallet: 'Pagado con la billetera',
  cut: 'Devuelto por lo cancelado',
  total: 'Total',
  collect: 'A cobrar en la entrega',
  help: (email: string) => `Si algo no llegó bien, escribinos a ${email}.`,
  helpYou: (email: string) => `Si algo no llegó bien, escríbenos a ${email}.`,
}

type SumProps = { name: string; amount: string; isTotal?: boolean }

const Sum = ({ name, amount, isTotal = false }: SumProps) => (
  <div className={`flex justify-between gap-4 ${isTotal ? 'border-t border-print pt-1 font-semibold' : ''}`}>
    <dt>{name}</dt>
    <dd className="figures">{amount}</dd>
  </div>
)

type SumsProps = { sums: NonNullable<OrderPaper['sums']>; paper: OrderPaper }

function Sums({ sums, paper: { country, collect } }: SumsProps) {
  const price = (minor: number) => money(minor, country)
  return (
    <dl className="mt-3 ml-auto grid w-full max-w-[80mm] gap-0.5 text-14">
      <Sum name={text.subTotal} amount={price(sums.subTotal)} />
      {sums.discount > 0 && <Sum name={text.discount} amount={`− ${price(sums.discount)}`} />}
      <Sum name={text.shipping} amount={price(sums.shipping)} />
      {sums.walletUsed > 0 && <Sum name={text.wallet} amount={`− ${price(sums.walletUsed)}`} />}
      <Sum name={collect === null ? text.total : text.collect} amount={price(sums.total)} isTotal />
      {sums.cut > 0 && <Sum name={text.cut} amount={price(sums.cut)} />}
    </dl>
  )
}

/** What lies in the parcel. A present has no prices. */
export function SlipSheet({ paper, isGift }: { paper: OrderPaper; isGift: boolean }) {
  const { orderNr, country, placedAt, sender, to, lines, units } = paper
  const names = orderWords.es
  return (
    <article className="print-sheet" lang="es">
      <header className="mb-4 flex flex-wrap items-end justify-between gap-4 border-b-2 border-print pb-3">
        <div>
          <p className="font-display text-28 font-semibold">{sender.name}</p>
          {sender.company && (
            <p className="text-12">
              {sender.company}
              {sender.address && <> · {sender.address}</>}
            </p>
          )}
        </div>
        <div className="w-[62mm] max-w-full text-right">
          <CodeBars text={orderNr} label={text.order(orderNr)} />
          <p className="font-mono text-13 font-semibold">{orderNr}</p>
        </div>
      </header>
      <div className="mb-4 flex flex-wrap justify-between gap-4">
        <div>
          <h2 className="text-20 font-semibold">{text.order(orderNr)}</h2>
          {paper.parcel !== null && <p className="font-semibold">{text.parcel(paper.parcel)}</p>}
          <p className="text-13">{text.placed(dayOf(placedAt, country, 'es'))}</p>
          <p className="text-13">{names.delivery[paper.deliveryMethod] ?? paper.deliveryMethod}</p>
        </div>
        <div className="text-14">
          <p className="text-12 font-semibold">{text.to}</p>
          <p className="font-semibold">{to.name}</p>
          <p>
            {to.street}
            {to.detail && <>, {to.detail}</>}
          </p>
          <p>{[...new Set([to.postcode, to.city, to.region])].filter(Boolean).join(', ')}</p>
        </div>
      </div>
      <ul className="border-t border-print/30">
        {lines.map((line, at) => (
          <li key={at} className="flex break-inside-avoid items-baseline gap-3 border-b border-print/30 py-2">
            <span className="figures w-8 shrink-0 text-16 font-semibold">{line.units}</span>
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{line.name}</span>
              <span className="block text-13">
                {line.brand} · {line.color} · {line.size} ·{' '}
                <span className="font-mono whitespace-nowrap">{line.skuSimple}</span>
              </span>
            </span>
            {!isGift && <span className="figures text-14">{money(line.unitPrice * line.units, country)}</span>}
          </li>
        ))}
      </ul>
      <p className="figures mt-2 text-13">{text.units(units)}</p>
      {!isGift && paper.sums && <Sums sums={paper.sums} paper={paper} />}
      {sender.email && <p className="mt-6 text-13">{(country === 'ar' ? text.help : text.helpYou)(sender.email)}</p>}
    </article>
  )
}
