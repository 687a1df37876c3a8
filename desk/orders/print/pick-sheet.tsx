import type { DeskReply } from '#contract/desk/desk-endpoint.ts'
import type { printPickList } from '#contract/desk/order-papers.ts'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    title: 'Lista de preparación',
    sum: (units: number, orders: number) =>
      `${units === 1 ? '1 prenda' : `${units} prendas`} de ${orders === 1 ? '1 pedido' : `${orders} pedidos`}`,
    orders: 'Por pedido',
    units: (units: number) => (units === 1 ? '1 prenda' : `${units} prendas`),
  },
  en: {
    title: 'Pick list',
    sum: (units: number, orders: number) =>
      `${units === 1 ? '1 unit' : `${units} units`} of ${orders === 1 ? '1 order' : `${orders} orders`}`,
    orders: 'By order',
    units: (units: number) => (units === 1 ? '1 unit' : `${units} units`),
  },
})

/** To be ticked with a pen. */
const Box = () => <span aria-hidden="true" className="mt-0.5 size-4 shrink-0 border-2 border-print" />

type Fetched = DeskReply<typeof printPickList>

/** What to fetch, in the order of the shelves, and the boxes of the orders it goes into. */
export function PickSheet({ list: { lines, orders } }: { list: Fetched }) {
  const text = useWords(words)
  const units = lines.reduce((sum, line) => sum + line.units, 0)
  const sellers = [...new Set(lines.map(({ seller }) => seller))]
  return (
    <article className="print-sheet">
      <header className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-print pb-2">
        <h2 className="text-20 font-semibold">{text.title}</h2>
        <p className="figures">{text.sum(units, orders.length)}</p>
      </header>
      {sellers.map((seller) => (
        <section key={seller} className="mb-4">
          <h3 className="mb-1 text-14 font-semibold">{seller}</h3>
          <ul>
            {lines
              .filter((line) => line.seller === seller)
              .map((line) => (
                <li key={line.skuSimple} className="flex break-inside-avoid gap-3 border-b border-print/30 py-1.5">
                  <Box />
                  <span className="figures w-8 shrink-0 text-20 font-semibold">{line.units}</span>
                  <span className="min-w-0 flex-1">
                    <span className="flex flex-wrap justify-between gap-x-3">
                      <span className="font-mono text-14 font-semibold">{line.skuSimple}</span>
                      <span className="text-14 font-semibold">{line.size}</span>
                    </span>
                    <span className="block text-13">
                      {line.name} · {line.brand} · {line.color}
                    </span>
                    <span className="figures block text-12">
                      {line.orders
                        .map(({ orderNr, units: own }) => (own === 1 ? orderNr : `${orderNr} × ${own}`))
                        .join(' · ')}
                    </span>
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <section>
        <h3 className="mb-1 text-14 font-semibold">{text.orders}</h3>
        <ul className="columns-2 gap-6 tablet:columns-3 print:columns-3">
          {orders.map(({ orderNr, units: own }) => (
            <li key={orderNr} className="flex break-inside-avoid items-start gap-2 py-1">
              <Box />
              <span className="font-mono text-13 font-semibold">{orderNr}</span>
              <span className="figures ml-auto text-13">{text.units(own)}</span>
            </li>
          ))}
        </ul>
      </section>
    </article>
  )
}
