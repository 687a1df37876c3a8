import type { OrderPaper } from '#contract/desk/order-papers.ts'
import { money } from '#desk/platform/figures.ts'
import { orderWords } from '#desk/platform/order-words.ts'
import { CodeBars } from './code-bars.tsx'

/** A label is read by couriers and by those who open the door: in the language of the shop. */
const text = {
  from: 'Remitente',
  to: 'Destinatario',
  collect: 'Cobrar',
  phone: 'Tel.',
  order: (nr: string) => `Pedido ${nr}`,
  parcel: (at: number) => `paquete ${at}`,
  units: (units: number) => (units === 1 ? '1 prenda' : `${units} prendas`),
}

/** One page of a label printer, 100 × 150 mm. */
export function LabelSheet({ paper }: { paper: OrderPaper }) {
  const { orderNr, parcel, country, sender, to, units, collect } = paper
  const names = orderWords.es
  return (
    <article className="print-label" lang="es">
      <header className="flex items-start justify-between gap-3 border-b-2 border-print pb-[2mm]">
        <div className="min-w-0">
          <p className="text-12">{text.from}</p>
          <p className="font-display text-20 font-semibold">{sender.name}</p>
          {sender.address && <p className="text-12">{sender.address}</p>}
        </div>
        <p className="shrink-0 border-2 border-print px-2 py-1 text-13 font-semibold">
          {names.delivery[paper.deliveryMethod] ?? paper.deliveryMethod}
        </p>
      </header>
      <div className="flex-1">
        <p className="text-12">{text.to}</p>
        <p className="text-20 font-semibold">{to.name}</p>
        <p className="text-16">{to.street}</p>
        {to.detail && <p className="text-16">{to.detail}</p>}
        <p className="mt-[2mm] text-28 font-semibold">{to.postcode}</p>
        <p className="text-16 font-semibold">{[...new Set([to.city, to.region])].filter(Boolean).join(', ')}</p>
        {to.phone && (
          <p className="figures mt-[2mm] text-14">
            {text.phone} {to.phone}
          </p>
        )}
      </div>
      {collect !== null && (
        <p className="flex justify-between border-2 border-print px-3 py-1 text-20 font-semibold">
          <span>{text.collect}</span>
          <span className="figures">{money(collect, country)}</span>
        </p>
      )}
      <footer>
        <CodeBars text={orderNr} label={text.order(orderNr)} />
        <p className="mt-[1mm] flex justify-between text-14">
          <span className="font-mono font-semibold">{orderNr}</span>
          <span className="figures">
            {[parcel === null ? '' : text.parcel(parcel), text.units(units)].filter(Boolean).join(' · ')}
          </span>
        </p>
      </footer>
    </article>
  )
}
